import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY_DISK = '/dev/shm'
/** Free space from which the memory disk is used, in bytes. */
const MEMORY_DISK_MIN_FREE = 2 ** 30

function parentFolder(): string {
  if (!existsSync(MEMORY_DISK)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY_DISK)
  return bavail * bsize >= MEMORY_DISK_MIN_FREE ? MEMORY_DISK : tmpdir()
}

/** In memory where there is room: a database waits for its disk after every change. The caller removes it. */
export const createTemporaryFolder = (prefix: string): string => mkdtempSync(join(parentFolder(), prefix))
