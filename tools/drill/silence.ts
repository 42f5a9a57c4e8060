import { setTimeout } from 'node:timers/promises'

import type { startDatabaseProxy } from '../../testing/fakes/database-proxy.ts'
import { logIn } from '../bench/accounts.ts'
import { compare } from './compare.ts'
import type { Portal } from './portal.ts'
import { inSeconds, MAX_RECOVERY_MS, measureRecovery } from './recovery.ts'
import type { Outcome } from './report.ts'
import { saveSome, startWriters } from './writers.ts'

type Proxy = Awaited<ReturnType<typeof startDatabaseProxy>>

const MAX_RUN_MS = 3_000
const MAX_AWAY_MS = 20_000
const MAX_STOP_MS = 30_000
/** In one round in this number the server is stopped while its database is away. */
const STOP_EVERY = 5

/** Returns the duration, in milliseconds. */
async function measureStop(portal: Portal): Promise<number> {
  const begin = performance.now()
  await portal.stop()
  return performance.now() - begin
}

/**
 * Silences connections to PostgreSQL while people save, `rounds` times: open ones, as after the restart of a firewall, or
 * in every second round all of them for a while. In some rounds the server is stopped then.
 */
export async function drillSilence(portal: Portal, proxy: Proxy, rounds: number): Promise<Outcome> {
  await portal.start()
  const headers = await logIn(portal.url)
  const writers = await startWriters(portal.url)
  const { acknowledged, failures } = writers
  const [recoveries, delays, stops]: [number[], number[], number[]] = [[], [], []]
  for (let round = 1; round <= rounds; round++) {
    await setTimeout(Math.random() * MAX_RUN_MS)
    const isStopped = round % STOP_EVERY === 0
    proxy.setAway(isStopped || round % 2 === 0)
    proxy.silence()
    if (isStopped) {
      await setTimeout(Math.random() * MAX_RUN_MS)
      stops.push(await measureStop(portal))
    } else if (round % 2 === 0) await setTimeout(Math.random() * MAX_AWAY_MS)
    proxy.setAway(false)
    if (isStopped) await portal.start()
    const begin = performance.now()
    const saved = saveSome(writers, 1)
    recoveries.push(await measureRecovery(portal, headers))
    await saved
    delays.push(performance.now() - begin)
  }
  await writers.stop()
  await portal.stop()
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, acknowledged))
  const survived = recoveries.filter((duration) => duration <= MAX_RECOVERY_MS).length
  const slowStops = stops.filter((duration) => duration > MAX_STOP_MS)
  failures.push(...slowStops.map((duration) => `stopping took ${inSeconds(duration)}`))
  const note = `${acknowledged.size} saved, ${writers.repeated} requests repeated; reads again after ${inSeconds(Math.max(...recoveries))} at most, saves again after ${inSeconds(Math.max(...delays))} at most; stopped ${stops.length} times, in ${inSeconds(Math.max(...stops))} at most`
  return { tried: rounds, survived, lost, doubled, note, failures }
}
