import { statfs } from 'node:fs/promises'
import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'

import type { Config } from '../runtime/config.ts'
import { startWorker } from '../runtime/worker.ts'

/** Of a disk, what files leave free, so that the embedded database on it goes on: at most this many bytes. */
const FLOOR = 1e9
/** The same as a share of a small disk. */
const FLOOR_SHARE = 0.05
/** Between two looks, in milliseconds. */
const INTERVAL_MS = 5_000

/** In bytes. `floor`: with less, no files are stored. */
export type DiskSpace = { free: number; floor: number }

/** Of the disk that a folder is on. Throws an error without the folder. */
export async function spaceAt(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, floor: Math.min(FLOOR, blocks * bsize * FLOOR_SHARE) }
}

/** The disks of an instance by what is on them. `isLow`: one has less space than its floor. */
export type Disks = {
  read: () => Promise<Record<string, DiskSpace>>
  isLow: () => Promise<boolean>
  stop: () => Promise<void>
}

/** Says in the log when a disk has little space, and when it has enough again. */
export function watchDisks(
  { dataDir, databaseUrl, s3 }: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>,
  logger: FastifyBaseLogger,
): Disks {
  const folders = {
    data: dataDir,
    ...(!databaseUrl && { database: join(dataDir, 'database', 'cluster') }),
    ...(!s3 && { files: join(dataDir, 'files') }),
  }
  const low = new Set<string>()

  async function read() {
    const spaces: Record<string, DiskSpace> = {}
    // A folder may not be there yet.
    for (const [name, folder] of Object.entries(folders))
      await spaceAt(folder).then(
        (space) => {
          spaces[name] = space
        },
        () => undefined,
      )
    return spaces
  }

  async function look() {
    for (const [name, { free, floor }] of Object.entries(await read())) {
      const space = {
        disk: name,
        freeMegabytes: Math.floor(free / 1e6),
        floorMegabytes: Math.floor(floor / 1e6),
      }
      if (free < floor && !low.has(name)) {
        low.add(name)
        logger.error(
          space,
          'a disk is nearly full: no files are stored, and soon nothing can be changed. Delete what is not needed there, or make it larger',
        )
      } else if (free >= floor && low.delete(name)) logger.info(space, 'the disk has room again')
    }
    return low.size > 0
  }

  const { stop } = startWorker({
    doNext: async () => (await look()) && false,
    interval: INTERVAL_MS,
    name: 'disks',
    failure: 'the disks could not be looked at',
    logger,
  })
  return { read, isLow: look, stop }
}
