import { defineConfig } from '@playwright/test'

import { launchOptions } from './testing/browser/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/read-out/{arg}{ext}',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // How long a busy machine may take; nothing here is a measurement.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A trace takes a third more time, so only what is repeated leaves one.
    trace: 'on-first-retry',
    launchOptions: launchOptions(),
  },
})
