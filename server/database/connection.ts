import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

import { type Config, SettingError } from '../runtime/config.ts'
import { openEmbedded } from './embedded.ts'
import { PreparingClient } from './preparing-client.ts'
import type { Database } from './schema.ts'

export type Connection = {
  db: Kysely<Database>
  pool: pg.Pool
  /** Waits for what is running, then lets go of the database. */
  close: () => Promise<void>
}

/**
 * Opens the database that the settings name: PostgreSQL with DATABASE_URL, otherwise the embedded one in DATA_DIR.
 * Fails with a SettingError when PostgreSQL cannot be reached, and with a DatabaseInUseError when another process has
 * the embedded one open.
 */
export async function connect(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  logger: FastifyBaseLogger,
): Promise<Connection> {
  const opened = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(join(dataDir, 'database'))
  const { pool, close } = opened
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'lost a database connection'))
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    close,
  }
}

async function openPostgres(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    Client: PreparingClient,
    connectionTimeoutMillis: 5_000,
    application_name: 'beterwerk',
  })
  // So would one that breaks while it is used: of that, the query that fails tells.
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await pool.query('select 1')
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    throw new SettingError(
      `The setting DATABASE_URL names a database that does not open: ${message || code}.`,
    )
  }
  return { pool, close: () => pool.end() }
}
