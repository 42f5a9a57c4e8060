import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How many tests of a step passed, failed and were skipped. `repeated`: those that passed only in a second attempt. */
export type Counts = { passed: number; failed: number; skipped: number; repeated?: string[] }

const reports = mkdtempSync(join(tmpdir(), 'beterwerk-test-'))
process.on('exit', () => rmSync(reports, { recursive: true }))

const printHeading = (step: string) => process.stdout.write(`\n── ${step} ──\n`)

/** Runs a command without input and with live output. Returns its exit code, or 1 when it was killed. */
function run(command: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true', ...env },
  })
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}

/** A runner that exits with an error but without a failed test has crashed; one that ran no tests proves nothing. */
const withCrash = (counts: Counts, code: number): Counts =>
  counts.failed === 0 && (code !== 0 || counts.passed === 0) ? { ...counts, failed: 1 } : counts

function readReport<T>(file: string, countsOf: (report: T) => Counts): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  return countsOf(JSON.parse(readFileSync(file, 'utf8')))
}

/**
 * Runs a command that counts as one test: it passes with exit code 0. Prints its output under the heading `step` when
 * it ends, so that commands can run at the same time.
 */
export async function runCommand(command: string, step: string): Promise<Counts> {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true' },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  printHeading(step)
  process.stdout.write(Buffer.concat(output))
  const failed = code === 0 ? 0 : 1
  return { passed: 1 - failed, failed, skipped: 0 }
}

type VitestReport = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>

/** Runs Vitest with these arguments, and counts its tests. */
export async function vitest(args = ''): Promise<Counts> {
  printHeading('vitest')
  const file = join(reports, 'vitest.json')
  const code = await run(`vitest run --reporter=default --reporter=json --outputFile.json=${file} ${args}`)
  const counts = readReport<VitestReport>(file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }))
  return withCrash(counts, code)
}

type PlaywrightSuite = {
  file: string
  specs: { title: string; line: number; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  suites: PlaywrightSuite[]
}

/** Returns the tests that failed before they passed. */
const flakyIn = ({ file, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, line }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakyIn),
]

/**
 * Runs Playwright with these arguments and counts its tests. A test that fails is repeated once, against another
 * portal; one that passes then is listed in `repeated`, because it points to a race condition.
 */
export async function playwright(args = ''): Promise<Counts> {
  printHeading('playwright')
  const file = join(reports, 'playwright.json')
  const code = await run(`playwright test --reporter=list,json --retries=1 ${args}`, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const counts = readReport<PlaywrightReport>(file, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    repeated: suites.flatMap(flakyIn),
  }))
  return withCrash(counts, code)
}
