import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { type Counts, playwright, runCommand, vitest } from './test/steps.ts'

// `npm test` runs every step, also after one that failed; `npm test -- lint` runs one. The last line is the sum.

/** The steps of a group run at the same time, the groups one after another: the first while a browser is installed. */
const groups: Record<string, () => Promise<Counts>>[] = [
  {
    types: () => runCommand('tsc', 'types'),
    lint: () => runCommand('biome check', 'lint'),
    knip: () => runCommand('knip', 'knip'),
    build: () => runCommand('npm run build', 'build'),
  },
  { vitest: () => vitest() },
  { playwright: () => playwright() },
]

const say = (line: string) => process.stdout.write(`${line}\n`)

/** A step that crashed counts as a failure and does not keep the following steps from running. */
function crashed(error: unknown): Counts {
  return { passed: 0, failed: 1, skipped: 0, failures: [String(error)] }
}

async function runStep(name: string, step: () => Promise<Counts>) {
  const start = performance.now()
  const counts = await step().catch(crashed)
  return { name, ...counts, seconds: (performance.now() - start) / 1000 }
}

const row = (name: string, ...cells: (string | number)[]) =>
  name.padEnd(12) + cells.map((cell) => String(cell).padStart(9)).join('')

const chosen = process.argv[2]
const names = groups.flatMap((group) => Object.keys(group))
if (chosen && !names.includes(chosen))
  throw new Error(`There is no step ${chosen}, only: ${names.join(', ')}.`)

const installed = once(new Worker(new URL('./test/install.ts', import.meta.url)), 'exit')
const table = [row('', 'passed', 'failed', 'skipped', 'seconds')]
const sum = { passed: 0, failed: 0, skipped: 0 }
const allFailures: string[] = []
for (const group of groups) {
  const steps = Object.entries(group).filter(([name]) => !chosen || name === chosen)
  const results = await Promise.all(steps.map(([name, step]) => runStep(name, step)))
  for (const { name, passed, failed, skipped, failures, seconds } of results) {
    table.push(row(name, passed, failed, skipped, seconds.toFixed(1)))
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
    allFailures.push(...failures)
  }
  await installed
}
table.push(row('total', '', '', '', (performance.now() / 1000).toFixed(1)))

say(`\n${table.join('\n')}\n`)
if (allFailures.length > 0) say(`Failures:\n${allFailures.join('\n')}\n`)
say(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`)
process.exitCode = sum.failed > 0 ? 1 : 0
