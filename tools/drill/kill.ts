import { setTimeout } from 'node:timers/promises'

import type { Postgres } from '../../testing/harness/postgres.ts'
import { logIn } from '../bench/accounts.ts'
import type { Portal } from './portal.ts'
import { inSeconds, MAX_RECOVERY_MS, measureRecovery } from './recovery.ts'
import type { Outcome } from './report.ts'
import { compare, startWriters } from './writers.ts'

/** The longest time that the server runs between two kills, in milliseconds. */
const MAX_RUN_MS = 1_500
/** The longest time that a start may take after a kill, in milliseconds. */
const MAX_START_MS = 10_000
/** On a machine that is busy with something else: how many times as long as one after a regular end. */
const MAX_START_RATIO = 3

/** Starts the server. Returns how long that took, in milliseconds. */
async function measureStart(portal: Portal): Promise<number> {
  const begin = performance.now()
  await portal.start()
  return performance.now() - begin
}

/** Kills the server at random moments while people save, and starts it again, `rounds` times. */
export async function drillKills(portal: Portal, rounds: number): Promise<Outcome> {
  await portal.start()
  await portal.stop()
  const usual = await measureStart(portal)
  const limit = Math.max(MAX_START_MS, usual * MAX_START_RATIO)
  const writers = await startWriters(portal.url)
  const starts: number[] = []
  for (let round = 0; round < rounds; round++) {
    await setTimeout(Math.random() * MAX_RUN_MS)
    await portal.kill()
    starts.push(await measureStart(portal))
  }
  await writers.stop()
  await portal.stop()
  const { acknowledged, failures, repeated } = writers
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, acknowledged))
  const survived = starts.filter((duration) => duration <= limit).length
  const note = `${acknowledged.size} saved, ${repeated} requests repeated; starts in ${inSeconds(usual)}, after a kill in ${inSeconds(Math.max(...starts))} at most`
  return { tried: rounds, survived, lost, doubled, note, failures }
}

/**
 * Kills PostgreSQL at random moments while people save, and starts it again, `rounds` times. The server stays up.
 * PostgreSQL must sync its commits.
 */
export async function drillPostgresKills(
  portal: Portal,
  postgres: Postgres,
  rounds: number,
): Promise<Outcome> {
  await portal.start()
  const headers = await logIn(portal.url)
  const writers = await startWriters(portal.url)
  const recoveries: number[] = []
  for (let round = 0; round < rounds; round++) {
    await setTimeout(Math.random() * MAX_RUN_MS)
    await postgres.kill()
    await setTimeout(Math.random() * MAX_RUN_MS)
    await postgres.restart()
    recoveries.push(await measureRecovery(portal, headers))
  }
  await writers.stop()
  await portal.stop()
  const { acknowledged, failures, repeated } = writers
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, acknowledged))
  const survived = recoveries.filter((duration) => duration <= MAX_RECOVERY_MS).length
  const note = `${acknowledged.size} saved, ${repeated} requests repeated; reads again ${inSeconds(Math.max(...recoveries))} after PostgreSQL at most`
  return { tried: rounds, survived, lost, doubled, note, failures }
}
