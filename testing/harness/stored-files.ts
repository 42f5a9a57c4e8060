import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

export async function storedFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? entry.name : []))
}

/** Emptying the database does not remove them. */
export async function removeStoredFiles(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'files')
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
}
