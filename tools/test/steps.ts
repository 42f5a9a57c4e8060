import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How many tests of one step passed, failed and were skipped. `repeated`: those that passed only the second time. */
export type Counts = { passed: number; failed: number; skipped: number; repeated?: string[] }

const reports = mkdtempSync(join(tmpdir(), 'beterwerk-test-'))
process.on('exit', () => rmSync(reports, { recursive: true }))

/** Runs a command with live output and nothing to read. Gives its exit code, or 1 when it was killed. */
function run(command: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true', ...env },
  })
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}

/** A runner that fails without a failed test has crashed, and one that ran nothing proves nothing. */
const honest = (counts: Counts, code: number): Counts =>
  counts.failed === 0 && (code !== 0 || counts.passed === 0) ? { ...counts, failed: 1 } : counts

function readReport<T>(file: string, countsOf: (report: T) => Counts): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  return countsOf(JSON.parse(readFileSync(file, 'utf8')))
}

/** Runs a command that as a whole is right or wrong: it counts as one test. */
export async function runCommand(command: string): Promise<Counts> {
  const failed = (await run(command)) === 0 ? 0 : 1
  return { passed: 1 - failed, failed, skipped: 0 }
}

type VitestReport = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>

/** Runs Vitest with these arguments and environment, and counts its tests. */
export async function vitest(args = '', env: NodeJS.ProcessEnv = {}): Promise<Counts> {
  const file = join(reports, `vitest-${Date.now()}.json`)
  const code = await run(
    `vitest run --reporter=default --reporter=json --outputFile.json=${file} ${args}`,
    env,
  )
  const counts = readReport<VitestReport>(file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }))
  return honest(counts, code)
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

/** The tests that failed before they passed. */
const flakyIn = ({ file, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, line }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakyIn),
]

/**
 * Runs Playwright with these arguments and counts its tests. One that fails is repeated once, against a portal of its
 * own; one that passes then is named, because it tells of a race that is to be found.
 */
export async function playwright(args = ''): Promise<Counts> {
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
  return honest(counts, code)
}
