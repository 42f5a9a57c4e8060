import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { SettingError } from '../runtime/config.ts'
import { containsFile } from '../storage/folder.ts'

/**
 * Throws a SettingError when `dataDir`, which has no database, contains something else of an installation: its database
 * was lost, and a new one would look as if nobody had ever had an account.
 */
export async function requireNoRemains(dataDir: string): Promise<void> {
  const unfinished = (await readdir(dataDir)).find((name) => name.startsWith('restore-'))
  if (unfinished)
    throw new SettingError(
      `The setting DATA_DIR is ${dataDir}, which contains ${unfinished} and no database: a restore is under way or was interrupted. Wait for it, or delete that folder and run npm run restore again.`,
    )
  for (const name of ['files', 'mail'])
    if (await containsFile(join(dataDir, name)))
      throw new SettingError(
        `The setting DATA_DIR is ${dataDir}, which contains the folder ${name} of an installation and not its database. Put the database back, or restore the newest backup into another folder: npm run restore. For a new installation, move that folder elsewhere.`,
      )
}
