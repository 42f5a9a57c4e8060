import { setTimeout } from 'node:timers/promises'

import { logIn } from '../bench/accounts.ts'
import { compare } from './compare.ts'
import type { Portal } from './portal.ts'
import { inSeconds, MAX_RECOVERY_MS, measureRecovery } from './recovery.ts'
import type { Outcome } from './report.ts'
import { saveSome, startWriters, type Writers } from './writers.ts'

/** The minimum of texts saved between two kills, and the maximum time after that, in milliseconds. */
const SAVED_BETWEEN = 4
const MAX_RUN_MS = 1_500
/** Of a start after a kill, in processor seconds: the clock would depend on other programs. */
const MAX_START_SECONDS = 10
/** Between two looks at the process of the database, in milliseconds. */
const POLL_MS = 20

const describeDurations = (durations: number[]) =>
  `${inSeconds(durations.toSorted((a, b) => a - b)[Math.floor(durations.length / 2)]!)} usually and ${inSeconds(Math.max(...durations))} at most`

async function untilRandomMoment(writers: Writers): Promise<void> {
  await saveSome(writers, SAVED_BETWEEN)
  await setTimeout(Math.random() * MAX_RUN_MS)
}

/** Returns the number of the process. */
function killDatabase(portal: Portal): number {
  const pid = portal.databasePid()!
  process.kill(pid, 'SIGKILL')
  return pid
}

/** At random moments while people save, `rounds` times, and the database at the same moment if `withDatabase`. */
export async function drillKills(
  portal: Portal,
  rounds: number,
  { withDatabase = false } = {},
): Promise<Outcome> {
  await portal.start()
  const writers = await startWriters(portal.url)
  const [durations, starts]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    await untilRandomMoment(writers)
    if (withDatabase) killDatabase(portal)
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
  const note = `${acknowledged.size} saved, ${repeated} requests repeated; starts in ${Math.max(...starts)} s of a processor at most, in ${describeDurations(durations)}`
  return { tried: rounds, survived, lost, doubled, note, failures }
}

/** In milliseconds, until a user reads from the database that the server starts instead; Infinity for never. */
async function measureDatabaseKill(portal: Portal, headers: Record<string, string>): Promise<number> {
  const begin = performance.now()
  const killed = killDatabase(portal)
  // Its sessions may answer for a moment.
  while (portal.databasePid() === killed) await setTimeout(POLL_MS)
  const waited = performance.now() - begin
  return waited + (await measureRecovery(portal, headers))
}

/** At random moments while people save, `rounds` times. The server stays up. */
export async function drillDatabaseKills(portal: Portal, rounds: number): Promise<Outcome> {
  await portal.start()
  const headers = await logIn(portal.url)
  const writers = await startWriters(portal.url)
  const recoveries: number[] = []
  for (let round = 0; round < rounds; round++) {
    await untilRandomMoment(writers)
    recoveries.push(await measureDatabaseKill(portal, headers))
  }
  await writers.stop()
  await portal.stop()
  const { acknowledged, failures, repeated } = writers
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, acknowledged))
  const survived = recoveries.filter((duration) => duration <= MAX_RECOVERY_MS).length
  const note = `${acknowledged.size} saved, ${repeated} requests repeated; reads again after ${describeDurations(recoveries)}`
  return { tried: rounds, survived, lost, doubled, note, failures }
}
