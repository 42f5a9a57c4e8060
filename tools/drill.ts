import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

import { startDatabaseProxy } from '../testing/fakes/database-proxy.ts'
import { drillFailovers } from './drill/failover.ts'
import { drillFullDisk, withSmallDisk } from './drill/full-disk.ts'
import { drillFuzz } from './drill/fuzz.ts'
import { drillInstances } from './drill/instances.ts'
import { drillDatabaseKills, drillKills } from './drill/kill.ts'
import { drillLoad } from './drill/load.ts'
import { withPortal, withPostgres } from './drill/portal.ts'
import { failed, formatOutcomes, isPassed, type Outcome } from './drill/report.ts'
import { drillRestore } from './drill/restore.ts'
import { drillRestoreOfPostgres } from './drill/restore-postgres.ts'
import { drillSilence } from './drill/silence.ts'
import { drillSoak } from './drill/soak.ts'

// `npm run drill` breaks the product in every way that takes long, and prints what was lost: nothing. docs/operators.md
// describes the drills and the options.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '100' },
    requests: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
})
const [kills, requests, rounds, minutes, seed] = [
  values.kills,
  values.requests,
  values.rounds,
  values.minutes,
  values.seed,
].map(Number) as [number, number, number, number, number]

const drills: Record<string, () => Promise<Outcome>> = {
  kill: () => withPortal({}, (portal) => drillKills(portal, kills)),
  'kill-database': () => withPortal({}, (portal) => drillDatabaseKills(portal, rounds)),
  'kill-both': () => withPortal({}, (portal) => drillKills(portal, rounds, { withDatabase: true })),
  instances: () => withPostgres((url) => drillInstances(url, kills)),
  failover: () => drillFailovers(rounds),
  silence: () =>
    withPostgres(async (url) => {
      const proxy = await startDatabaseProxy(url)
      const env = { DATABASE_URL: proxy.addressOf(url) }
      return withPortal(env, (portal) => drillSilence(portal, proxy, rounds)).finally(proxy.stop)
    }),
  'full-disk': () =>
    withSmallDisk((disk) => withPortal({ DATA_DIR: disk }, (portal) => drillFullDisk(portal, rounds / 4))),
  fuzz: () => drillFuzz((drill) => withPortal({}, drill), requests, seed),
  restore: () => withPortal({}, drillRestore),
  'restore-postgres': () => withPostgres(drillRestoreOfPostgres),
  soak: () => withPortal({}, (portal) => drillSoak(portal, requests)),
  load: () => withPortal({}, (portal) => drillLoad(portal, minutes)),
}

const unknown = positionals.find((name) => !Object.hasOwn(drills, name))
if (unknown) throw new Error(`There is no drill ${unknown}: ${Object.keys(drills).join(', ')}`)

const outcomes: [string, Outcome][] = []
for (const [name, drill] of Object.entries(drills)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  process.stderr.write(`${name} …\n`)
  const outcome = await drill().catch(failed)
  outcomes.push([name, outcome])
  process.stderr.write(`${formatOutcomes([[name, outcome]])}\n`)
}
process.stdout.write(`\n${formatOutcomes(outcomes)}\n`)
// A drill that failed may have left something running.
process.exit(outcomes.every(([, outcome]) => isPassed(outcome)) ? 0 : 1)
