import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { browserPath } from '../../testing/browser/browser.ts'

const OS_RELEASE = '/etc/os-release'

/** Debian's own Chromium brings all it depends on; elsewhere Playwright installs its own browser with dependencies. */
function installCommand(): string {
  const isDebian = existsSync(OS_RELEASE) && /^ID=debian$/m.test(readFileSync(OS_RELEASE, 'utf8'))
  return isDebian && process.getuid?.() === 0
    ? 'apt-get update && apt-get install -y chromium'
    : 'npx playwright install --with-deps chromium'
}

/** Installs a browser on a machine without one, and prints that. Ignores errors: the browser tests report them. */
export function installBrowser() {
  if (browserPath()) return
  const command = installCommand()
  process.stdout.write(`There is no browser to test in, so this installs one: ${command}\n`)
  spawnSync(command, { shell: true, stdio: 'inherit' })
}
