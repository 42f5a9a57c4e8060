import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'

import { type Config, SettingError } from '../runtime/config.ts'
import { openStorage } from '../storage/open-storage.ts'
import { databaseIn } from './connection.ts'
import { isMigrated, migrate } from './migrate.ts'
import type { Database } from './schema.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>

/** Undefined when the storage does not respond, or does not let its objects be listed. */
async function hasStoredFiles(config: Settings): Promise<boolean | undefined> {
  const storage = await openStorage(config)
  return storage
    .hasObjects()
    .catch(() => undefined)
    .finally(storage.close)
}

/** Throws a SettingError when files are stored: their database is another one, or was lost. */
async function requireNoFiles(config: Settings, logger: FastifyBaseLogger): Promise<void> {
  const [database, storage] = [
    config.databaseUrl
      ? 'The setting DATABASE_URL names a database that'
      : `The database in ${config.dataDir}`,
    config.s3 ? 'the bucket S3_BUCKET' : join(config.dataDir, 'files'),
  ]
  const hasFiles = await hasStoredFiles(config)
  if (hasFiles)
    throw new SettingError(
      `${database} is new and empty, while ${storage} contains files: is it the right database? Restore the newest backup; for a new installation, empty that storage first.`,
    )
  if (hasFiles === undefined) logger.warn('the storage does not say whether it contains files')
}

/**
 * Migrates the database. Returns where a new one is, if it is new, for the operator. Throws a SettingError when it is
 * new and files are stored already: an installation that was lost must not look like a new one.
 */
export async function prepareDatabase(
  db: Kysely<Database>,
  config: Settings,
  logger: FastifyBaseLogger,
): Promise<string | undefined> {
  const isNew = !(await isMigrated(db))
  if (isNew) await requireNoFiles(config, logger)
  const newer = await migrate(db)
  if (newer.length > 0) logger.warn({ migrations: newer }, 'the database was migrated by a newer version')
  if (!isNew) return undefined
  const place = config.databaseUrl ? 'the database of DATABASE_URL' : databaseIn(config.dataDir)
  logger.warn(`a new, empty database was created in ${place}`)
  return place
}
