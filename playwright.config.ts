import { availableParallelism } from 'node:os'

import { defineConfig } from '@playwright/test'

import { launchOptions } from './testing/browser/browser.ts'
import { LONGEST_TEST_MS, LONGEST_WAIT_MS } from './testing/limits.ts'
import { isFirstTier } from './testing/tier.ts'

/** The journeys of the widgets, whose panels are also built with React (`npm run build -- --widgets react`). */
const WITH_REACT = /widgets\/(english|invitations|login-panel|product|shop|widgets)\.spec\.ts/

export default defineConfig<object, { widgetsWith: 'preact' | 'react' }>({
  testDir: 'e2e',
  globalSetup: './e2e/harness/global-setup.ts',
  snapshotPathTemplate: '{testDir}/{testFileDir}/read-out/{arg}{ext}',
  grepInvert: isFirstTier ? /\.deep\.spec\.ts|@deep/ : undefined,
  // A test waits for its server and its browser, which leaves cores idle with one worker each.
  workers: availableParallelism() + 1,
  // Tests of one file may run at the same time, each worker with a portal of its own.
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: LONGEST_TEST_MS,
  expect: { timeout: LONGEST_WAIT_MS },
  reporter: 'list',
  projects: [
    {},
    ...(isFirstTier
      ? []
      : [{ name: 'react', testMatch: WITH_REACT, use: { widgetsWith: 'react' as const } }]),
  ],
  use: {
    browserName: 'chromium',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A trace takes a third more time, so only a retry records one.
    trace: 'on-first-retry',
    launchOptions: launchOptions({ preferShell: true }),
  },
})
