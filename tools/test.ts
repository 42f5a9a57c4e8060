import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { installBrowser } from '../testing/browser/install-browser.ts'
import { recordDeepTest } from './deep-test-record.ts'
import { type Test, testsOfPlaywright, testsOfVitest } from './test/reports.ts'

// npm test                  types, lint, unused code and build, then Vitest, then Playwright, also after a failure
// npm run test:deep         the same, with the deep tests
// npm test -- --shard=1/3   other options go to both runners

/** Of each error in the list of failures. */
const ERROR_LINES = 30

const isDeep = process.argv.includes('--deep')
const options = process.argv.slice(2).filter((option) => option !== '--deep')
const folder = mkdtempSync(join(tmpdir(), 'beterwerk-test-'))
process.on('exit', () => rmSync(folder, { recursive: true }))
const report = join(folder, 'report.json')

/** Returns the end of the output when the command fails. `isLive`: shows the output at once, not only when it fails. */
async function run(command: string, isLive = false): Promise<string | undefined> {
  const tier = isDeep ? '' : 'first'
  const env = { ...process.env, CI: 'true', TEST_TIER: tier, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
      if (isLive) process.stdout.write(text)
    })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code === 0) return undefined
  if (!isLive) process.stdout.write(output)
  return output.trim().split('\n').slice(-ERROR_LINES).join('\n')
}

/** Counts as one test. */
async function check(name: string, command: string): Promise<Test> {
  const error = await run(command)
  return { name, status: error === undefined ? 'passed' : 'failed', error }
}

/** A runner that fails without a failed test, or passes without a test, counts as a failed test. */
async function runner<Report>(command: string, read: (report: Report) => Test[]): Promise<Test[]> {
  rmSync(report, { force: true })
  const error = await run([command, ...options].join(' '), true)
  const tests = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : []
  const expected: Test['status'][] = error === undefined ? ['passed', 'repeated'] : ['failed']
  const isExplained = tests.some(({ status }) => expected.includes(status))
  return isExplained ? tests : [...tests, { name: command, status: 'failed', error }]
}

const steps = {
  sources: async () => {
    const checks = [
      check('types', 'tsc'),
      check('lint', 'biome check'),
      check('unused code', 'knip'),
      check('build', 'npm run build'),
    ]
    await installBrowser()
    return Promise.all(checks)
  },
  vitest: () =>
    runner(
      `vitest run ${isDeep ? '' : '--tags-filter=!deep'} --reporter=default --reporter=json --outputFile.json=${report}`,
      testsOfVitest,
    ),
  playwright: () => runner('playwright test --reporter=list,json --retries=1', testsOfPlaywright),
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const tests: Test[] = []
const durations: string[] = []
for (const [name, step] of Object.entries(steps)) {
  const start = performance.now()
  tests.push(...(await step()))
  durations.push(`${name} ${((performance.now() - start) / 1000).toFixed(0)} s`)
}

const failures = tests.filter(({ status }) => status === 'failed' || status === 'repeated')
for (const { name, error = '' } of failures)
  say(`\n✗ ${name}\n${stripVTControlCharacters(error).trim().split('\n').slice(0, ERROR_LINES).join('\n')}`)
const repeated = failures.filter(({ status }) => status === 'repeated').map(({ name }) => name)
if (repeated.length > 0) say(`\n${repeated.length} needed a second attempt: ${repeated.join(', ')}`)
const count = (status: Test['status']) => tests.filter((test) => test.status === status).length
const result = `${count('passed')} passed, ${failures.length} failed, ${count('skipped')} skipped`
say(`\n${durations.join(', ')}\n${result}`)
if (isDeep && options.length === 0) recordDeepTest(result, failures.length === 0)
process.exitCode = failures.length > 0 ? 1 : 0
