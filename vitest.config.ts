import { availableParallelism } from 'node:os'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'

import { launchOptions } from './testing/browser/browser.ts'
import { emulateForcedColors } from './testing/browser/emulate-forced-colors.ts'
import { roundsTimeout } from './testing/harness/rounds.ts'
import { LONGEST_TEST_MS, LONGEST_WAIT_MS } from './testing/limits.ts'
import { isFirstTier } from './testing/tier.ts'

const withDatabase = ['tools/bench/scale/plans.deep.test.ts']
const deepFiles = isFirstTier ? ['**/*.deep.test.{ts,tsx}'] : []
const globalSetup = ['./testing/harness/prepare.ts']

// Kinds of tests: rules are pure, server and pages run against a real back end, stories in a real browser.
export default defineConfig({
  test: {
    reporters: ['default'],
    exclude: [...configDefaults.exclude, ...deepFiles],
    tags: [{ name: 'deep', description: 'Left out by npm test' }],
    // A test waits for its server a third of the time, which leaves cores idle with one worker each.
    maxWorkers: availableParallelism() + 1,
    // Test files share processes and the modules in them: loading React, jsdom and Storybook for each takes a third of
    // all time. What a test changes it restores.
    isolate: false,
    testTimeout: roundsTimeout(LONGEST_TEST_MS),
    hookTimeout: LONGEST_TEST_MS,
    expect: { poll: { timeout: LONGEST_WAIT_MS } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['*.test.ts', '{remotes,shared,shell,testing,tools,website,widgets}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...deepFiles, ...withDatabase],
          setupFiles: ['./testing/harness/property-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', ...withDatabase],
          setupFiles: ['./testing/harness/property-setup.ts'],
          globalSetup,
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'pages',
          environment: './testing/harness/kept-jsdom.ts',
          include: ['{shell,remotes,widgets,shared,testing}/**/*.test.tsx'],
          globalSetup,
          env: { NODE_ENV: 'production' },
          setupFiles: ['./testing/harness/act.ts', './testing/harness/pages-setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: isFirstTier ? ['deep'] : [] } })],
        optimizeDeps: {
          // A dependency that is first found while stories run would reload the page under them.
          entries: ['stories/**/*.stories.tsx', 'remotes/*/routes.tsx', '.storybook/*'],
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
        },
        test: {
          name: 'stories',
          // After the others: beside them, all together take a sixth longer.
          sequence: { groupOrder: 1 },
          provide: { isFirstTier, longestWaitMs: LONGEST_WAIT_MS },
          setupFiles: ['.storybook/check-narrow.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions({ preferShell: true }) }),
            commands: { emulateForcedColors },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
