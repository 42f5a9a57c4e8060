import { setTimeout } from 'node:timers/promises'

import type { Postgres } from '../../testing/harness/postgres.ts'
import { logIn } from '../bench/accounts.ts'
import { compare } from './compare.ts'
import type { Portal } from './portal.ts'
import { inSeconds, MAX_RECOVERY_MS, measureRecovery } from './recovery.ts'
import type { Outcome } from './report.ts'
import { saveSome, startWriters } from './writers.ts'

/** The minimum of texts saved between two kills, and the maximum time after that, in milliseconds. */
const SAVED_BETWEEN = 4
const MAX_RUN_MS = 1_500
/** Of a start after a kill, in processor seconds: the clock would depend on other programs. */
const MAX_START_SECONDS = 10

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

/** At random moments while people save, `rounds` times. */
export async function drillKills(portal: Portal, rounds: number): Promise<Outcome> {
  await portal.start()
  const writers = await startWriters(portal.url)
  const [durations, starts]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    await saveSome(writers, SAVED_BETWEEN)
    await setTimeout(Math.random() * MAX_RUN_MS)
    await portal.kill()
    const begin = performance.now()
    await portal.start()
    durations.push(performance.now() - begin)
    starts.push(portal.processorSeconds())
  }
  await writers.stop()
  await portal.stop()
  const { acknowledged, failures, repeated } = writers
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, acknowledged))
  const survived = starts.filter((seconds) => seconds <= MAX_START_SECONDS).length
  const note = `${acknowledged.size} saved, ${repeated} requests repeated; starts in ${Math.max(...starts)} s of a processor at most, in ${inSeconds(median(durations))} usually and ${inSeconds(Math.max(...durations))} at most`
  return { tried: rounds, survived, lost, doubled, note, failures }
}

/** At random moments while people save, `rounds` times. The server stays up. PostgreSQL must sync its commits. */
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
    await saveSome(writers, SAVED_BETWEEN)
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
