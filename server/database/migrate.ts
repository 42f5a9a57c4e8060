import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Kysely } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'

import type { Database } from './schema.ts'

/**
 * Brings the tables up to date: every migration in one transaction, under a lock of the database, so that several
 * instances may start at once. Fails with the error of the migration that failed; nothing of it remains.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const provider = new FileMigrationProvider({
    fs,
    path,
    migrationFolder: path.join(import.meta.dirname, 'migrations'),
    import: (file) => import(pathToFileURL(file).href),
  })
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}
