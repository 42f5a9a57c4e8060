import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the names of all files that a server stores in its folder, also of unfinished ones. */
export async function storedFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? entry.name : []))
}

/** Removes all of them, which emptying the database does not do. */
export async function removeStoredFiles(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'files')
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
}
