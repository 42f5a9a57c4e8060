import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export type Counts = {
  passed: number
  failed: number
  skipped: number
  /** Tests that failed, or passed only in a second attempt, with the beginning of their error messages. */
  failures: string[]
}

/** Shown after the counts; the whole message is in the output of its step. */
const MESSAGE_LINES = 12
/** Of a command that failed, or a runner that crashed, shown after the counts. */
const OUTPUT_LINES = 40

const reports = mkdtempSync(join(tmpdir(), 'beterwerk-test-'))
process.on('exit', () => rmSync(reports, { recursive: true }))

const printHeading = (step: string) => process.stdout.write(`\n── ${step} ──\n`)

type CommandResult = { code: number; output: string }

/** Without input. Returns the exit code, or 1 when it was killed, and the output, also shown live. */
function run(
  command: string,
  { isLive = true, env = {} }: { isLive?: boolean; env?: NodeJS.ProcessEnv } = {},
) {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true', ...env },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output.push(chunk)
      if (isLive) process.stdout.write(chunk)
    })
  return new Promise<CommandResult>((resolve) =>
    child.on('close', (code) => resolve({ code: code ?? 1, output: String(Buffer.concat(output)) })),
  )
}

/** With the first or, below zero, the last lines of an error message. */
function describeFailure(name: string, message = '', count = MESSAGE_LINES): string {
  const all = stripVTControlCharacters(message).trim().split('\n')
  const lines = count < 0 ? all.slice(count) : all.slice(0, count)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** A runner that exits with an error but without a failed test has crashed; one that ran no tests proves nothing. */
function withCrash(counts: Counts, { code, output }: CommandResult): Counts {
  if (counts.failed > 0 || (code === 0 && counts.passed > 0)) return counts
  const name = `The runner exited with code ${code}, without a failed test:`
  return {
    ...counts,
    failed: 1,
    failures: [...counts.failures, describeFailure(name, output, -OUTPUT_LINES)],
  }
}

function readReport<T>(file: string, countsOf: (report: T) => Counts): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0, failures: [] }
  return countsOf(JSON.parse(readFileSync(file, 'utf8')))
}

/** Counts as one test. Prints the output under the heading `step` at the end, so that commands can run in parallel. */
export async function runCommand(command: string, step: string): Promise<Counts> {
  const { code, output } = await run(command, { isLive: false })
  printHeading(step)
  process.stdout.write(output)
  if (code === 0) return { passed: 1, failed: 0, skipped: 0, failures: [] }
  return { passed: 0, failed: 1, skipped: 0, failures: [describeFailure(step, output, -OUTPUT_LINES)] }
}

type VitestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
  number
> & {
  testResults: {
    name: string
    /** The error of a file that could not be run. */
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The file itself when it could not be run. */
const failuresOfFile = ({
  name,
  message,
  assertionResults,
}: VitestReport['testResults'][number]): string[] => [
  ...(message ? [describeFailure(relative('', name), message)] : []),
  ...assertionResults
    .filter(({ status }) => status === 'failed')
    .map((test) => describeFailure(`${relative('', name)} ${test.fullName}`, test.failureMessages[0])),
]

export async function vitest(args = ''): Promise<Counts> {
  printHeading('vitest')
  const file = join(reports, 'vitest.json')
  const result = await run(`vitest run --reporter=default --reporter=json --outputFile.json=${file} ${args}`)
  const counts = readReport<VitestReport>(file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOfFile),
  }))
  return withCrash(counts, result)
}

type PlaywrightTest = { status: string; results: { errors: { message?: string }[] }[] }
type PlaywrightSuite = {
  file: string
  specs: { title: string; line: number; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  suites: PlaywrightSuite[]
}

/** Also those that passed afterwards. */
const failuresOfSuite = ({ file, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ status, results }) =>
        describeFailure(
          `${file}:${line} ${title}${status === 'flaky' ? ' (passed when repeated)' : ''}`,
          results[0]?.errors[0]?.message,
        ),
      ),
  ),
  ...suites.flatMap(failuresOfSuite),
]

/**
 * Repeats a failed test once, against another portal; one that passes then is listed in `failures` without being counted,
 * because it points to a race condition.
 */
export async function playwright(args = ''): Promise<Counts> {
  printHeading('playwright')
  const file = join(reports, 'playwright.json')
  const result = await run(`playwright test --reporter=list,json --retries=1 ${args}`, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const counts = readReport<PlaywrightReport>(file, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOfSuite),
  }))
  return withCrash(counts, result)
}
