import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { mayMount, mountSmallDisk, unmount } from '../../testing/harness/small-disk.ts'
import { createTemporaryFolder } from '../../testing/harness/temporary-folder.ts'
import { compare } from './compare.ts'
import type { Portal } from './portal.ts'
import { inSeconds, MAX_RECOVERY_MS } from './recovery.ts'
import type { Outcome } from './report.ts'
import { saveSome, startWriters, type Writers } from './writers.ts'

/** In MB: the data of a new database, 256 MB of its log, and some more. */
const DISK_SIZE = 400
const MAX_WAIT_MS = 900_000
/** In bytes. Suffices for tables, but not for a segment of PostgreSQL's log, which has 16 MB. */
const LESS_THAN_A_SEGMENT = 12_000_000
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
 * Fills the disk of the database while people save, `rounds` times, in every second round up to less than a segment of
 * its log. Changes are refused, and are saved again by themselves once there is space.
 */
export async function drillFullDisk(portal: Portal, rounds: number): Promise<Outcome> {
  await portal.start()
  const writers = await startWriters(portal.url, { size: TEXT_SIZE, count: WRITERS })
  const recoveries: number[] = []
  async function fillAndEmpty() {
    for (let round = 0; round < rounds; round++) {
      await saveSome(writers, SAVED_BEFORE)
      const makeSpace = keepFull(portal.settings.DATA_DIR, round % 2 === 0 ? LESS_THAN_A_SEGMENT : 0)
      await waitUntilNothingIsSaved(writers)
      makeSpace()
      const begin = performance.now()
      await saveSome(writers, 1)
      recoveries.push(performance.now() - begin)
    }
    await saveSome(writers, SAVED_BEFORE)
    await writers.stop()
  }
  const failWhenItEnds = async () => {
    throw new Error(`the server ended with ${await portal.ended()}`)
  }
  await Promise.race([fillAndEmpty(), failWhenItEnds()])
  await portal.stop()
  const { acknowledged, failures, repeated } = writers
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, acknowledged))
  const survived = recoveries.filter((duration) => duration <= MAX_RECOVERY_MS).length
  const note = `${acknowledged.size} saved, ${repeated} requests repeated; saves again after ${inSeconds(Math.max(...recoveries))} at most`
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
