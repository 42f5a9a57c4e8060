import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { type Kysely, sql } from 'kysely'
import { FileMigrationProvider, type Migration, Migrator } from 'kysely/migration'
import type { DatabaseError } from 'pg'

import { SettingError } from '../runtime/config.ts'
import { lockMigrations } from './dialect.ts'
import { liftLimits } from './preparing-client.ts'
import type { Database } from './schema.ts'

/** Older databases record the first migration under its former name, which Kysely refuses. */
const FORMER_NAME = '001_house'
const NAME = '001_initial'

const files = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
})

/** For migrations of a newer version, which are applied already. */
const APPLIED: Migration = { up: async () => {} }

/** Can also migrate down. `unknown`: applied migrations that are not in this folder, which Kysely would refuse. */
export function createMigrator(db: Kysely<Database>, unknown: readonly string[] = []): Migrator {
  const getMigrations = async () => ({
    ...Object.fromEntries(unknown.map((name) => [name, APPLIED])),
    ...(await files.getMigrations()),
  })
  return new Migrator({ db: db.withoutPlugins(), provider: { getMigrations } })
}

/** When a table stays locked. */
const MAX_ATTEMPTS = 10
/** Queries that had to wait for the migration go on meanwhile. */
const PAUSE_MS = 1_000
/** The code of PostgreSQL for a lock that was not given in time. */
const LOCKED = '55P03'

/**
 * In one transaction, under a lock: several servers may start at once. When a table stays locked it gives way, ten
 * times: all that needs the table waits behind it. Returns the migrations of a newer version that are applied. Throws
 * the error of the one that failed, and a SettingError for a database of another kind of version; it is as before then.
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const isRenamed = await renameApplied(db, FORMER_NAME, NAME)
  for (let attempt = 1; ; attempt++) {
    const unknown = await listUnknown(db)
    const error = await applyMissing(db, unknown).catch((error: Partial<DatabaseError>) => error)
    if (!error) return unknown
    const mayRepeat = error.code === LOCKED || (await isOvertaken(db, unknown))
    if (!mayRepeat || attempt === MAX_ATTEMPTS) {
      if (isRenamed) await renameApplied(db, NAME, FORMER_NAME)
      throw toSentence(error)
    }
    await setTimeout(PAUSE_MS)
  }
}

/** For a database that is not one of a former or a newer version. */
function toSentence(error: Partial<DatabaseError>) {
  const [, problem] = /^corrupted migrations: (.*)/.exec(error.message ?? '') ?? []
  return problem
    ? new SettingError(
        `The database was migrated by another version than this one or those before it: ${problem}. Start the version that migrated it, or restore the backup from before that.`,
      )
    : error
}

/** One server at a time. Throws the error of the migration that failed. */
const applyMissing = (db: Kysely<Database>, unknown: readonly string[]): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await liftLimits(transaction)
    await lockMigrations(transaction)
    const { error } = await createMigrator(transaction, unknown).migrateToLatest()
    if (error) throw error
  })

async function listUnknown(db: Kysely<Database>): Promise<string[]> {
  if (!(await isMigrated(db))) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const known = await files.getMigrations()
  return rows.flatMap(({ name }) => (name in known ? [] : name))
}

const isOvertaken = async (db: Kysely<Database>, unknown: readonly string[]) =>
  (await listUnknown(db)).length > unknown.length

/** Whether it has the tables of any version. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db)
  return rows[0]?.exists === true
}

export async function listMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns whether it was recorded. Several servers may do so at once. */
async function renameApplied(db: Kysely<Database>, from: string, to: string): Promise<boolean> {
  if (!(await isMigrated(db))) return false
  const { numAffectedRows = 0n } = await sql`
    update kysely_migration set name = ${to} where name = ${from}`.execute(db)
  return numAffectedRows > 0n
}
