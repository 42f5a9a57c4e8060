import { mkdir, open, opendir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { spaceAt } from './disk-space.ts'
import { ObjectLostError, type Storage, StorageError, StorageFullError } from './storage.ts'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Of a disk, or of what this user may store on it. Source: errno(3). */
const FULL = ['ENOSPC', 'EDQUOT']

/** Rejects with a StorageError when the file system fails. */
const withStorageError = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause) => {
    if (cause instanceof StorageError) throw cause
    if (FULL.includes(cause.code)) throw new StorageFullError('the disk of files is full', { cause })
    throw new StorageError('the folder of files does not work', { cause })
  })

/** Returns when a file, or the names in a folder, are on the disk and not only in memory. */
async function flush(path: string) {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

/** The first characters of a key are a folder: one with a million files is slow. */
const pathIn = (folder: string, key: string) => join(folder, key.slice(0, 2), key)

/** Creates the folder if necessary. Throws a StorageError when it cannot be written. */
export async function openFolder(folder: string): Promise<Storage> {
  await withStorageError(mkdir(folder, { recursive: true }))
  const pathOf = (key: string) => pathIn(folder, key)
  const folderOf = (key: string) => dirname(pathOf(key))
  const unfinishedPathOf = (key: string) => `${pathOf(key)}.part`

  async function write(key: string, content: Uint8Array) {
    const { free, floor } = await spaceAt(folder)
    if (free - content.length < floor)
      throw new StorageFullError('the disk of files is nearly full, and keeps some space for the database')
    await mkdir(folderOf(key), { recursive: true })
    const handle = await open(unfinishedPathOf(key), 'wx')
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinishedPathOf(key), pathOf(key))
    await flush(folderOf(key))
  }

  const remove = async (key: string) => {
    for (const path of [pathOf(key), unfinishedPathOf(key)]) await rm(path, { force: true })
  }

  return {
    put: (key, content) =>
      withStorageError(
        write(key, content).catch(async (error) => {
          await remove(key).catch(() => {})
          throw error
        }),
      ),
    read: (key) =>
      readFile(pathOf(key)).catch((cause) => {
        if (isMissing(cause)) throw new ObjectLostError(key, 'missing')
        throw new StorageError('the folder of files does not work', { cause })
      }),
    delete: (key) => withStorageError(remove(key)),
    hasObjects: () => withStorageError(containsFile(folder)),
    close: () => {},
  }
}

/** At any depth. False without the folder. */
export async function containsFile(folder: string): Promise<boolean> {
  try {
    for await (const entry of await opendir(folder, { recursive: true })) if (entry.isFile()) return true
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  return false
}

export async function listObjects(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (!isMissing(error)) throw error
    return []
  })
  return entries.flatMap((entry) => (entry.isFile() && !entry.name.endsWith('.part') ? entry.name : []))
}

/** undefined when it was deleted meanwhile. */
export const readObject = (folder: string, key: string): Promise<Buffer | undefined> =>
  readFile(pathIn(folder, key)).catch((error) => {
    if (!isMissing(error)) throw error
    return undefined
  })
