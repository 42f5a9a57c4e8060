import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createTemporaryFolder } from '../testing/harness/temporary-folder.ts'

// A project of its own, with the real Vitest and Playwright, and tests that pass or fail as wanted.

let folder: string
beforeEach(() => {
  folder = createTemporaryFolder('beterwerk-test-')
  for (const name of ['tsc', 'biome', 'knip', 'a-browser']) write(name, '#!/bin/sh\n')
  write('package.json', '{ "scripts": { "build": "true" } }')
  write(
    'vitest.config.mjs',
    `export default { test: { globals: true, include: ['*.test.js'], tags: [{ name: 'deep' }] } }`,
  )
  write('some.test.js', `test('right', () => {})`)
  write('playwright.config.mjs', `export default { testDir: '.', testMatch: '*.spec.mjs', outputDir: 'out' }`)
  spec(`test('also right', () => {})`)
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, content: string) {
  writeFileSync(join(folder, name), content)
  chmodSync(join(folder, name), 0o755)
}

const spec = (tests: string) =>
  write('some.spec.mjs', `import { expect, test } from '@playwright/test'\n${tests}`)

/** Returns the exit code and the lines after the output of the runners. */
function runTests(...options: string[]) {
  const PATH = [folder, resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
  const { TEST_TIER: _, ...inherited } = process.env
  const { status, stdout } = spawnSync(process.execPath, [resolve('tools/test.ts'), ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...inherited, PATH, CHROMIUM: join(folder, 'a-browser') },
  })
  return { status, lines: stdout.trim().split('\n') }
}

test('ends with the sum of all steps', () => {
  const { status, lines } = runTests()
  expect(lines.at(-1)).toBe('6 passed, 0 failed, 0 skipped')
  expect(lines.at(-2)).toMatch(/^sources \d+ s, vitest \d+ s, playwright \d+ s$/)
  expect(status).toBe(0)
})

test('repeats the failures of every step, whatever failed before', () => {
  write('knip', '#!/bin/sh\necho unused.ts >&2\nexit 1')
  write(
    'some.test.js',
    `test('right', () => {}); test.skip('later', () => {}); test('wrong', () => expect(1).toBe(2))`,
  )
  write('broken.test.js', `throw new Error('not loaded')`)
  spec(`test('wrong too', () => expect(3).toBe(4))`)
  const { status, lines } = runTests()
  const end = lines.slice(lines.indexOf('✗ unused code')).join('\n')
  expect(end).toMatch(/^✗ unused code\nunused\.ts$/m)
  expect(end).toMatch(/^✗ some\.test\.js wrong\nAssertionError: expected 1 to be 2/m)
  expect(end).toMatch(/^✗ broken\.test\.js\nnot loaded/m)
  expect(end).toMatch(/^✗ some\.spec\.mjs:2 wrong too\nError: expect\(received\)\.toBe\(expected\)/m)
  expect(lines.at(-1)).toBe('4 passed, 4 failed, 1 skipped')
  expect(status).toBe(1)
})

test('a test that needed a second attempt is a failure', () => {
  spec(`test('right the second time', ({}, { retry }) => expect(retry).toBe(1))`)
  const { status, lines } = runTests()
  expect(lines).toContain('1 needed a second attempt: some.spec.mjs:2 right the second time')
  expect(lines.at(-1)).toBe('5 passed, 1 failed, 0 skipped')
  expect(status).toBe(1)
})

test('a runner that crashes, or runs no test, is a failure', () => {
  write(
    'some.test.js',
    `test('right', async () => {
    Promise.reject(new Error('too late'))
    await new Promise((resolve) => { setTimeout(resolve, 100) })
  })`,
  )
  spec('')
  const { status, lines } = runTests()
  const end = lines.join('\n')
  expect(end).toMatch(/^✗ vitest run .+\n[\s\S]*Error: too late/m)
  expect(end).toMatch(/^✗ Playwright\nError: No tests found/m)
  expect(lines.at(-1)).toBe('5 passed, 2 failed, 0 skipped')
  expect(status).toBe(1)
})

test('leaves deep tests out unless asked, and records what they found for a release', () => {
  write('some.test.js', `test('right', () => {}); test('long', { tags: ['deep'] }, () => {})`)
  write('.gitignore', 'node_modules\nout\ndeep-test.json')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=Els', '-c', 'user.email=els@smederij.nl', 'commit', '-qm', 'Start')
  const requireDeepTest = () =>
    spawnSync(process.execPath, [resolve('tools/require-deep-test.ts')], { cwd: folder, encoding: 'utf8' })

  expect(runTests().lines.at(-1)).toBe('6 passed, 0 failed, 0 skipped')
  expect(requireDeepTest().stderr).toContain('run npm run test:deep')
  expect(runTests('--deep').lines.at(-1)).toBe('7 passed, 0 failed, 0 skipped')
  expect(JSON.parse(readFileSync(join(folder, 'deep-test.json'), 'utf8'))).toEqual({
    commit: git('rev-parse', 'HEAD'),
    result: '7 passed, 0 failed, 0 skipped',
    isPassed: true,
  })
  expect(requireDeepTest().status).toBe(0)
  write('some.test.js', `test('right', () => {})`)
  expect(requireDeepTest().stderr).toContain('run npm run test:deep')
})
