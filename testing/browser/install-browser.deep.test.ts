import { execFileSync } from 'node:child_process'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createTemporaryFolder } from '../harness/temporary-folder.ts'
import { browserPath } from './browser.ts'

let folder: string
beforeEach(() => {
  folder = createTemporaryFolder('beterwerk-browser-')
})
afterEach(() => rmSync(folder, { recursive: true }))

function command(name: string, script = '') {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

test('prefers a browser that is named to one on the PATH, and Chromium to Chrome', () => {
  const chrome = command('google-chrome')
  const PATH = ['/nowhere', folder].join(delimiter)
  expect(browserPath({ PATH })).toBe(chrome)
  const chromium = command('chromium')
  expect(browserPath({ PATH })).toBe(chromium)
  expect(browserPath({ PATH, CHROMIUM: chrome })).toBe(chrome)
})

test('prefers the headless shell for tests alone, unless another browser is named', () => {
  const shell = command('chromium-headless-shell')
  expect(browserPath({ PATH: folder })).toBe(shell)
  const chromium = command('chromium')
  const PATH = ['/nowhere', folder].join(delimiter)
  expect(browserPath({ PATH })).toBe(chromium)
  expect(browserPath({ PATH }, { preferShell: true })).toBe(shell)
  expect(browserPath({ PATH, CHROMIUM: chromium }, { preferShell: true })).toBe(chromium)
})

/** Instead of a real browser, an installer puts an empty file with its last argument as name on the PATH. */
const installLast = () => `for name; do :; done; : > '${folder}/'"$name"`

const install = (env: NodeJS.ProcessEnv = {}) =>
  execFileSync(
    process.execPath,
    ['-e', `import('${import.meta.resolve('./install-browser.ts')}').then((it) => it.installBrowser())`],
    { encoding: 'utf8', env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder, ...env } },
  )

// On other systems browsers outside the PATH are found too, and the machine may have one.
const onLinux = test.runIf(process.platform === 'linux')

onLinux("installs Playwright's browser where there is none, once", () => {
  command('npx', installLast())
  command('apt-get', 'exit 1')
  expect(install()).toMatch(/^There is no browser to test in, so this installs one: .+\n$/)
  expect(browserPath({ PATH: folder })).toBe(join(folder, 'chromium'))
  expect(install()).toBe('')
})

onLinux("installs the system's headless shell where Playwright's browser cannot be downloaded", () => {
  command('npx', 'exit 1')
  command('apt-get', installLast())
  install()
  expect(browserPath({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'))
})

onLinux('installs Chromium where the system has no headless shell', () => {
  command('npx', 'exit 1')
  command('apt-get', `case "$*" in *shell) exit 100;; esac\n${installLast()}`)
  install()
  expect(browserPath({ PATH: folder })).toBe(join(folder, 'chromium'))
})
