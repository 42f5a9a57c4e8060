import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { browserPath } from '../../testing/browser/browser.ts'
import { hasDebianBrowsers } from './install-browser.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beterwerk-browser-'))
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

/** Instead of a real browser, the installers put an empty file with its name on the PATH. */
function replaceInstallers() {
  for (const installer of ['apt-get', 'npx'])
    command(installer, `for name; do :; done; : > '${folder}/'"$name"`)
}

const install = (env: NodeJS.ProcessEnv = {}) =>
  execFileSync(
    process.execPath,
    ['-e', `import('${import.meta.resolve('./install-browser.ts')}').then((it) => it.installBrowser())`],
    { encoding: 'utf8', env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder, ...env } },
  )

// On other systems browsers outside the PATH are found too, and the machine may have one.
test.runIf(process.platform === 'linux')('installs a browser where there is none, once', () => {
  replaceInstallers()
  expect(install()).toMatch(/^There is no browser to test in, so this installs one: .+\n$/)
  expect(browserPath({ PATH: folder })).toMatch(/chromium(-headless-shell)?$/)
  expect(install()).toBe('')
})

test.runIf(hasDebianBrowsers())('installs the headless shell beside Chromium on Debian, once', () => {
  replaceInstallers()
  const chromium = command('chromium')
  expect(install({ CHROMIUM: chromium })).toBe('')
  expect(install()).toMatch(/^There is no headless shell to test in, so this installs one: .+\n$/)
  expect(existsSync(join(folder, 'chromium-headless-shell'))).toBe(true)
  expect(install()).toBe('')
})

test.runIf(hasDebianBrowsers())('installs Chromium where Debian has no headless shell', () => {
  command('apt-get', `case "$*" in *shell) exit 100;; *chromium) : > '${join(folder, 'chromium')}';; esac`)
  expect(install()).toMatch(/^There is no browser/)
  expect(browserPath({ PATH: folder })).toBe(join(folder, 'chromium'))
})
