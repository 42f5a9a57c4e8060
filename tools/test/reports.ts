import { relative } from 'node:path'

/** `repeated`: passed in a second attempt; `error` is that of the first. */
export type Test = { name: string; status: 'passed' | 'failed' | 'skipped' | 'repeated'; error?: string }

/** What the JSON reporters of Vitest and Playwright write, as far as it is used. */
export type VitestReport = {
  testResults: {
    name: string
    /** The error of a file that could not be run. */
    message: string
    assertionResults: { fullName: string; status: string; tags: string[]; failureMessages: string[] }[]
  }[]
}
export type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] }
type Suite = { suites?: Suite[]; specs: Spec[] }
type Spec = { file: string; line: number; title: string; tests: SpecTest[] }
type SpecTest = { status: string; results: { error?: { message?: string } }[] }

/** A file that could not be run counts as a failed test, a deep test that was left out as none. */
export const testsOfVitest = ({ testResults }: VitestReport): Test[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative('', name)
    const chosen = assertionResults.filter(
      ({ status, tags }) => status !== 'skipped' || !tags.includes('deep'),
    )
    const tests = chosen.map(({ fullName, status, failureMessages: [error] }): Test => {
      if (status !== 'passed' && status !== 'failed') return { name: fullName, status: 'skipped' }
      return { name: `${file} ${fullName}`, status, error }
    })
    return message ? [...tests, { name: file, status: 'failed', error: message }] : tests
  })

const statuses: Record<string, Test['status']> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'repeated',
  skipped: 'skipped',
}

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

/** An error outside the tests counts as a failed test. */
export const testsOfPlaywright = ({ suites, errors }: PlaywrightReport): Test[] => [
  ...suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests.map(
      ({ status, results }): Test => ({
        name: `${file}:${line} ${title}`,
        status: statuses[status]!,
        error: results.find(({ error }) => error)?.error?.message,
      }),
    ),
  ),
  ...errors.map(({ message }): Test => ({ name: 'Playwright', status: 'failed', error: message })),
]
