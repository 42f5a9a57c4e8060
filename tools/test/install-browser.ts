import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { browserPath, HEADLESS_SHELL } from '../../testing/browser/browser.ts'

const OS_RELEASE = '/etc/os-release'

/** When another browser is there, which the tests can use as well. */
const SHELL_TIMEOUT_MS = 120_000

/** Whether one command can install the browsers of Debian, which bring all they depend on. */
export const hasDebianBrowsers = () =>
  existsSync(OS_RELEASE) && /^ID=debian$/m.test(readFileSync(OS_RELEASE, 'utf8')) && process.getuid?.() === 0

/** Elsewhere Playwright installs its own browser with what it depends on. */
const installCommand = () =>
  hasDebianBrowsers()
    ? `apt-get update && (apt-get install -y --no-remove ${HEADLESS_SHELL} || apt-get install -y chromium)`
    : 'npx playwright install --with-deps chromium'

/**
 * Installs a browser, or the headless shell beside one where Debian has it. Ignores errors: the browser tests report that
 * there is none, and need no shell where there is another browser.
 */
export function installBrowser() {
  const path = browserPath(process.env, { preferShell: true })
  const isNamed = path === (process.env.BROWSER_PATH || process.env.CHROMIUM)
  if (path && (isNamed || basename(path) === HEADLESS_SHELL || !hasDebianBrowsers())) return
  const command = installCommand()
  const missing = path ? 'headless shell' : 'browser'
  process.stdout.write(`There is no ${missing} to test in, so this installs one: ${command}\n`)
  spawnSync(command, { shell: true, stdio: 'inherit', ...(path && { timeout: SHELL_TIMEOUT_MS }) })
}
