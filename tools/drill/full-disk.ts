import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import type { Postgres } from '../../testing/harness/postgres.ts'
import { mayMount, mountSmallDisk, unmount } from '../../testing/harness/small-disk.ts'
import { createTemporaryFolder } from '../../testing/harness/temporary-folder.ts'
import { logIn } from '../bench/accounts.ts'
import { compare } from './compare.ts'
import type { Portal } from './portal.ts'
import { inSeconds, MAX_RECOVERY_MS, measureRecovery } from './recovery.ts'
import type { Outcome } from './report.ts'
import { saveSome, startWriters, type Writers } from './writers.ts'

/** In MB: the data and the log of a new database, and some more. */
const DISK_SIZE = 250
const MAX_WAIT_MS = 900_000
/** Suffices for tables, but not for a segment of PostgreSQL's log, which has 16 MB. */
const LESS_THAN_A_SEGMENT = 12_000_000
/** What the server writes before it ends. */
const REASON = /^The embedded database in .* has stopped: .*No space left on device.*$/gm
/** In characters: large texts fill the log sooner. */
const TEXT_SIZE = 2_000
const WRITERS = 8
/** After this time without anything saved, nothing can be saved any more, in milliseconds. */
const STANDSTILL_MS = 10_000
const SAVED_BEFORE = 50

/** Throws an error when this user may not mount a disk. */
export async function withSmallDisk<T>(use: (folder: string) => Promise<T>): Promise<T> {
  if (!mayMount()) throw new Error('only an administrator of the machine may mount a small disk')
  const folder = createTemporaryFolder('beterwerk-disk-')
  mountSmallDisk(folder, DISK_SIZE)
  return use(folder).finally(() => {
    unmount(folder)
    rmSync(folder, { recursive: true })
  })
}

/** Fills the disk up to `left` bytes, and again as space appears. Returns the function that removes the file. */
function keepFull(folder: string, left = 0): () => void {
  const filler = join(folder, 'filler')
  const fill = () => {
    for (const size of [1_000_000, 4_096])
      try {
        while (freeSpace(folder) > left) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' })
      } catch {
        // The disk is full.
      }
  }
  fill()
  const filling = setInterval(fill, 1_000)
  return () => {
    clearInterval(filling)
    rmSync(filler)
  }
}

function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/**
 * Fills the embedded database's disk while people save, `rounds` times. In every second round there is no space: requests
 * are refused, and work once there is. Otherwise the next log segment does not fit: the server says so and ends, and
 * starts again with space.
 */
export async function drillFullDisk(portal: Portal, rounds: number): Promise<Outcome> {
  await portal.start()
  const writers = await startWriters(portal.url, { size: TEXT_SIZE, count: WRITERS })
  const { acknowledged, failures } = writers
  let [survived, ended] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    await saveSome(writers, SAVED_BEFORE)
    const makeSpace = keepFull(portal.settings.DATA_DIR, round % 2 === 0 ? LESS_THAN_A_SEGMENT : 0)
    const standstill = waitUntilNothingIsSaved(writers).then(() => 'running' as const)
    const code = await Promise.race([portal.ended(), standstill])
    makeSpace()
    if (code !== 'running') {
      ended++
      const sentences = portal.log().match(REASON)?.length ?? 0
      if (code !== 1 || sentences !== ended) failures.push(`ended with ${code}, ${sentences} reasons`)
      await portal.start()
    }
    await saveSome(writers, SAVED_BEFORE)
    survived++
  }
  if (ended === 0) failures.push('the server never ended')
  await writers.stop()
  await portal.stop()
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, acknowledged))
  const note = `${acknowledged.size} saved, ${writers.repeated} requests repeated; the server ended ${ended} times, with the reason`
  return { tried: rounds, survived, lost, doubled, note, failures }
}

/** Restarts PostgreSQL if it ended; the server stays up. `disk`: the folder that can become full. */
export async function drillFullDiskOfPostgres(
  portal: Portal,
  { postgres, disk, rounds }: { postgres: Postgres; disk: string; rounds: number },
): Promise<Outcome> {
  await portal.start()
  const headers = await logIn(portal.url)
  const writers = await startWriters(portal.url, { size: TEXT_SIZE, count: WRITERS })
  const { acknowledged, failures } = writers
  const recoveries: number[] = []
  for (let round = 0; round < rounds; round++) {
    await saveSome(writers, SAVED_BEFORE)
    const makeSpace = keepFull(disk)
    await waitUntilNothingIsSaved(writers)
    makeSpace()
    await postgres.restart()
    recoveries.push(await measureRecovery(portal, headers))
  }
  await saveSome(writers, SAVED_BEFORE)
  await writers.stop()
  await portal.stop()
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, acknowledged))
  const survived = recoveries.filter((duration) => duration <= MAX_RECOVERY_MS).length
  const note = `${acknowledged.size} saved, ${writers.repeated} requests repeated; reads again ${inSeconds(Math.max(...recoveries))} after PostgreSQL at most`
  return { tried: rounds, survived, lost, doubled, note, failures }
}

async function waitUntilNothingIsSaved({ acknowledged }: Writers) {
  for (const deadline = Date.now() + MAX_WAIT_MS; Date.now() < deadline; ) {
    const { size } = acknowledged
    await setTimeout(STANDSTILL_MS)
    if (acknowledged.size === size) return
  }
  throw new Error('the database did not notice that its disk is full')
}
