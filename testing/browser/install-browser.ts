import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { browserPath, HEADLESS_SHELL } from './browser.ts'

/** With what it depends on, which root alone can install. */
const dependencies = process.getuid?.() === 0 ? ' && npx playwright install-deps chromium' : ''

/** Playwright's own browser, or that of Debian and its derivatives where Playwright's cannot be downloaded. */
const COMMAND = `npx playwright install chromium${dependencies} || (apt-get update && (apt-get install -y --no-remove ${HEADLESS_SHELL} || apt-get install -y chromium))`

/** Installs a browser when there is none. When that fails, the tests in a browser say that there is none. */
export async function installBrowser(): Promise<void> {
  if (browserPath()) return
  process.stdout.write(`There is no browser to test in, so this installs one: ${COMMAND}\n`)
  await once(spawn(COMMAND, { shell: true, stdio: 'inherit' }), 'exit')
}
