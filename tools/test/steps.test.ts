import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beterwerk-steps-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** In another process, so that failures are not reported as failures of this test. */
function counts(call: string) {
  const script = `import { playwright, runCommand, vitest } from '${import.meta.resolve('./steps.ts')}'
    console.log('\\n' + JSON.stringify(await ${call}))`
  const output = execFileSync('node', ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
  return JSON.parse(output.trim().split('\n').at(-1)!)
}

function runTests(source: string) {
  writeFileSync(join(folder, 'some.test.js'), source)
  return counts(`vitest('--root ${folder} --globals')`)
}

test('counts passed, failed and skipped tests', () => {
  const outcome = runTests(`
    test('right', () => {})
    test('also right', () => {})
    test('wrong', () => expect(1).toBe(2))
    test.skip('not now', () => {})
    test.todo('later')`)
  expect(outcome).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    failures: [expect.stringMatching(/some\.test\.js wrong\n {4}AssertionError: expected 1 to be 2/)],
  })
})

test('counts a run that crashes as failed, whatever passed before', () => {
  expect(runTests(`throw new Error('not loaded')`)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [expect.stringMatching(/some\.test\.js\n {4}not loaded/), expect.stringContaining('code 1')],
  })
  const outcome = runTests(`
    test('right', async () => {
      Promise.reject(new Error('too late'))
      await new Promise((resolve) => { setTimeout(resolve, 100) })
    })`)
  expect(outcome).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: [expect.stringMatching(/^The runner exited with code 1[\s\S]*Error: too late/)],
  })
})

test('counts a run without tests as failed', () => {
  expect(runTests(`test.skip('not now', () => {})`)).toMatchObject({ passed: 0, failed: 1, skipped: 1 })
})

test('counts a command as one test', () => {
  expect(counts(`runCommand('exit 0', 'right')`)).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] })
  expect(counts(`runCommand('echo reason >&2; exit 3', 'wrong')`)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['wrong\n    reason'],
  })
})

test('lists a browser test that fails, also when it passes in a second attempt', () => {
  const runner = import.meta.resolve('@playwright/test')
  writeFileSync(join(folder, 'playwright.config.mjs'), `export default { testDir: '.', outputDir: 'out' }`)
  writeFileSync(
    join(folder, 'some.spec.mjs'),
    `import { expect, test } from '${runner}'
    test('right', () => {})
    test('wrong', () => expect(1).toBe(2))
    test.describe('now and then', () => {
      test('right the second time', ({}, { retry }) => expect(retry).toBe(1))
    })`,
  )
  expect(counts(`playwright('--config ${folder}/playwright.config.mjs')`)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: [
      expect.stringMatching(/^some\.spec\.mjs:3 wrong\n {4}Error: expect\(received\)\.toBe\(expected\)/),
      expect.stringMatching(/^some\.spec\.mjs:5 right the second time \(passed when repeated\)\n {4}Error: /),
    ],
  })
})
