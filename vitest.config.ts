import { availableParallelism } from 'node:os'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { launchOptions } from './testing/browser/browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-initial-globals': Setting
  }
}

type Setting = { viewport: { value: string }; forcedColors: 'active' | 'none' }

/** Every story, in a browser with this setting. The story knows the setting as its globals (`.storybook/preview.tsx`). */
const storiesIn = (name: string, setting: Setting) => ({
  name: `stories (${name})`,
  browser: 'chromium' as const,
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: { forcedColors: setting.forcedColors },
  }),
  provide: { 'storybook/test-initial-globals': setting },
})

// Four kinds of tests: rules are pure, server and pages run against the real back end, stories in a real browser.
export default defineConfig({
  test: {
    reporters: ['default'],
    // Half of a test is waiting for its server: one worker less than cores would leave them idle.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          testTimeout: 60_000,
          include: ['*.test.ts', '{shared,shell,tools,website,widgets}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['./testing/harness/template-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          include: ['{shell,remotes,widgets,shared}/**/*.test.tsx'],
          globalSetup: ['./testing/harness/template-database.ts'],
          setupFiles: ['./testing/harness/pages-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: {
          // Whatever is first found while stories run makes the page load anew under their feet.
          entries: ['stories/**/*.stories.tsx', 'remotes/*/routes.tsx'],
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
        },
        test: {
          name: 'stories',
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [
              storiesIn('wide', { viewport: { value: 'wide' }, forcedColors: 'none' }),
              storiesIn('narrow', { viewport: { value: 'narrow' }, forcedColors: 'active' }),
            ],
          },
        },
      },
    ],
  },
})
