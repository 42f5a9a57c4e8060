import { startPostgres } from '../testing/harness/postgres.ts'
import { installBrowser } from './test/install-browser.ts'
import { type Counts, playwright, runCommand, vitest } from './test/steps.ts'

// `npm test` runs every step, also after one that failed; `npm test -- lint` runs one. The last line is the sum.

const steps: Record<string, () => Promise<Counts>> = {
  types: () => runCommand('tsc'),
  lint: () => runCommand('biome check'),
  knip: () => runCommand('knip'),
  build: () => runCommand('npm run build'),
  vitest: () => vitest(),
  postgres: serverOnPostgres,
  playwright: () => playwright(),
}

/** These tests are about the embedded database itself. */
const EMBEDDED = 'server/database/embedded.test.ts'

/** The server's tests again, on PostgreSQL itself instead of the embedded database. */
async function serverOnPostgres(): Promise<Counts> {
  const postgres = await startPostgres()
  if (!postgres) {
    say('Skipped: there is no PostgreSQL on this machine and none could be installed.')
    return { passed: 0, failed: 0, skipped: 1 }
  }
  try {
    return await vitest(`--project server --exclude ${EMBEDDED}`, { TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** A step that could not even be run is a failure, and no reason to leave out the ones after it. */
function crashed(error: unknown): Counts {
  say(String(error))
  return { passed: 0, failed: 1, skipped: 0 }
}

const row = (name: string, ...cells: (string | number)[]) =>
  name.padEnd(12) + cells.map((cell) => String(cell).padStart(9)).join('')

const chosen = process.argv[2]
const names = Object.keys(steps).filter((name) => !chosen || name === chosen)
if (names.length === 0) throw new Error(`There is no step ${chosen}, only: ${Object.keys(steps).join(', ')}.`)

installBrowser()
const table = [row('', 'passed', 'failed', 'skipped', 'seconds')]
const sum = { passed: 0, failed: 0, skipped: 0 }
const passedLater: string[] = []
for (const name of names) {
  say(`\n── ${name} ──`)
  const start = performance.now()
  const { passed, failed, skipped, repeated = [] } = await steps[name]!().catch(crashed)
  table.push(row(name, passed, failed, skipped, ((performance.now() - start) / 1000).toFixed(1)))
  sum.passed += passed
  sum.failed += failed
  sum.skipped += skipped
  passedLater.push(...repeated)
}

say(`\n${table.join('\n')}\n`)
if (passedLater.length > 0) say(`Passed only when repeated:\n  ${passedLater.join('\n  ')}\n`)
say(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`)
process.exitCode = sum.failed > 0 ? 1 : 0
