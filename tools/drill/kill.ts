import { setTimeout } from 'node:timers/promises'

import type { Portal } from './portal.ts'
import type { Outcome } from './report.ts'
import { compare, startWriters } from './writers.ts'

/** The longest time that the server runs between two kills, in milliseconds. */
const MAX_RUN_MS = 1_500
/** The longest time that a start may take after a kill, in milliseconds. */
const MAX_START_MS = 10_000

/** Kills the server at random moments while people save, and starts it again, `rounds` times. */
export async function drillKills(portal: Portal, rounds: number): Promise<Outcome> {
  await portal.start()
  const writers = await startWriters(portal.url, portal.companyId)
  let [survived, slowest] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    await setTimeout(Math.random() * MAX_RUN_MS)
    await portal.kill()
    const killed = performance.now()
    await portal.start()
    const duration = performance.now() - killed
    slowest = Math.max(slowest, duration)
    if (duration <= MAX_START_MS) survived++
  }
  await writers.stop()
  await portal.stop()
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, writers.acknowledged))
  const [failure = ''] = writers.failures
  const note = `${writers.acknowledged.size} saved, slowest start ${(slowest / 1000).toFixed(1)} s. ${failure}`
  return { tried: rounds, survived: failure ? 0 : survived, lost, doubled, note }
}
