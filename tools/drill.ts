import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

import { drillFuzz } from './drill/fuzz.ts'
import { drillKills } from './drill/kill.ts'
import { drillLoad } from './drill/load.ts'
import { createPortal, type Portal } from './drill/portal.ts'
import { failed, formatOutcomes, isPassed, type Outcome } from './drill/report.ts'
import { drillRestore } from './drill/restore.ts'

// npm run drill                   breaks the product in every way that takes long, and prints what was lost: nothing
// npm run drill -- kill fuzz      only these
// options, with the defaults: --kills 100 --requests 50000 --minutes 60 --seed (random)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '100' },
    requests: { type: 'string', default: '50000' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
})

const drills: Record<string, (portal: Portal) => Promise<Outcome>> = {
  kill: (portal) => drillKills(portal, Number(values.kills)),
  fuzz: (portal) => drillFuzz(portal, Number(values.requests), Number(values.seed)),
  restore: drillRestore,
  load: (portal) => drillLoad(portal, Number(values.minutes)),
}

const unknown = positionals.find((name) => !Object.hasOwn(drills, name))
if (unknown) throw new Error(`There is no drill ${unknown}: ${Object.keys(drills).join(', ')}`)

const outcomes: [string, Outcome][] = []
for (const [name, drill] of Object.entries(drills)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  process.stderr.write(`${name} …\n`)
  const portal = await createPortal()
  const outcome = await drill(portal).catch(failed)
  outcomes.push([name, outcome])
  process.stderr.write(`${formatOutcomes([[name, outcome]])}\n`)
  // What is wrong can be found in the data and the log.
  if (isPassed(outcome)) await portal.remove()
  else process.stderr.write(`The data and the log are in ${portal.folder}\n`)
}
process.stdout.write(`\n${formatOutcomes(outcomes)}\n`)
if (!outcomes.every(([, outcome]) => isPassed(outcome))) process.exitCode = 1
