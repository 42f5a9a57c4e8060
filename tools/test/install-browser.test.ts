import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { browserPath } from '../../testing/browser/browser.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beterwerk-browser-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Creates an executable script in the folder and returns its path. */
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

// On other systems browsers outside the PATH are found too, and the machine may have one.
test.runIf(process.platform === 'linux')('installs a browser where there is none, once', () => {
  // Replaces both installers: instead of a real browser they put an empty file on the PATH.
  for (const installer of ['apt-get', 'npx']) command(installer, `: > '${join(folder, 'chromium')}'`)
  const install = () =>
    execFileSync(
      process.execPath,
      ['-e', `import('${import.meta.resolve('./install-browser.ts')}').then((it) => it.installBrowser())`],
      { encoding: 'utf8', env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder } },
    )

  expect(install()).toMatch(/^There is no browser to test in, so this installs one: .* chromium\n$/)
  expect(browserPath({ PATH: folder })).toBe(join(folder, 'chromium'))
  expect(install()).toBe('')
})
