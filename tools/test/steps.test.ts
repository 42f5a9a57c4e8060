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

/** What `call` of steps.ts gives. In a process of its own, so that failures made here do not show as failures. */
function counts(call: string) {
  const script = `import { check, playwright, vitest } from '${import.meta.resolve('./steps.ts')}'
    console.log('\\n' + JSON.stringify(await ${call}))`
  const output = execFileSync('node', ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
  return JSON.parse(output.trim().split('\n').at(-1)!)
}

/** Runs Vitest for real over a folder that holds only this test file. */
function runTests(source: string) {
  writeFileSync(join(folder, 'some.test.js'), source)
  return counts(`vitest('--root ${folder} --globals')`)
}

test('tests are counted by what became of them', () => {
  const outcome = runTests(`
    test('right', () => {})
    test('also right', () => {})
    test('wrong', () => expect(1).toBe(2))
    test.skip('not now', () => {})
    test.todo('later')`)
  expect(outcome).toEqual({ passed: 2, failed: 1, skipped: 2 })
})

test('a run that crashes has failed, whatever passed before', () => {
  expect(runTests('throw new Error()')).toEqual({ passed: 0, failed: 1, skipped: 0 })
  const outcome = runTests(`test('right', () => { setTimeout(() => { throw new Error() }) })`)
  expect(outcome).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('a run without tests has failed', () => {
  expect(runTests(`test.skip('not now', () => {})`)).toEqual({ passed: 0, failed: 1, skipped: 1 })
})

test('a command counts as one test', () => {
  expect(counts(`check("exit 0")`)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(counts(`check("exit 3")`)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a test in the browser that passes only when repeated is named', () => {
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
    repeated: ['some.spec.mjs:5 right the second time'],
  })
})
