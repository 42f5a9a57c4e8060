import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How many tests of one step passed, failed and were skipped. */
export type Counts = { passed: number; failed: number; skipped: number }

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
export async function check(command: string): Promise<Counts> {
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

type PlaywrightReport = { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }

/** Runs Playwright and counts its tests. One that passes only when repeated has failed. */
export async function playwright(): Promise<Counts> {
  const file = join(reports, 'playwright.json')
  const code = await run('playwright test --reporter=list,json', { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const counts = readReport<PlaywrightReport>(file, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))
  return honest(counts, code)
}
