import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'

import { type Kysely, sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'

import type { Database } from './schema.ts'

/** The first migration was renamed; databases from before record it under its former name, which Kysely refuses. */
const FORMER_NAME = '001_house'
const NAME = '001_initial'

/** Creates the migrator of this folder, which also brings a database to an earlier state. */
export function createMigrator(db: Kysely<Database>): Migrator {
  const provider = new FileMigrationProvider({
    fs,
    path,
    migrationFolder: path.join(import.meta.dirname, 'migrations'),
    import: (file) => import(pathToFileURL(file).href),
  })
  return new Migrator({ db, provider })
}

/**
 * Brings the tables up to date: all migrations in one transaction, under a lock of the database, so that several
 * servers may start at once. Throws the error of the migration that failed; the database is as before then.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const isRenamed = await renameApplied(db, FORMER_NAME, NAME)
  const { error } = await createMigrator(db).migrateToLatest()
  if (!error) return
  if (isRenamed) await renameApplied(db, NAME, FORMER_NAME)
  throw error
}

/** The names of the migrations that a migrated database had. */
export async function listMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Renames a migration where it is recorded as applied. Returns whether it was. Several servers may do so at once. */
async function renameApplied(db: Kysely<Database>, from: string, to: string): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (!rows[0]?.exists) return false
  const { numAffectedRows = 0n } = await sql`
    update kysely_migration set name = ${to} where name = ${from}`.execute(db)
  return numAffectedRows > 0n
}
