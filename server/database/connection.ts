import { join } from 'node:path'

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'

import type { Config } from '../config.ts'
import { openEmbedded } from './embedded.ts'
import type { Database } from './schema.ts'

export type Connection = {
  db: Kysely<Database>
  pool: pg.Pool
  /** Waits for what is running, then lets go of the database. */
  close: () => Promise<void>
}

/**
 * Opens the database that the settings name: PostgreSQL with DATABASE_URL, otherwise the embedded one in DATA_DIR.
 * Fails with a DatabaseInUseError when another process has the embedded one open.
 */
export async function connect({ databaseUrl, dataDir }: Config, logger: Logger): Promise<Connection> {
  const { pool, close } = databaseUrl
    ? openPostgres(databaseUrl)
    : await openEmbedded(join(dataDir, 'database'))
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'lost a database connection'))
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), pool, close }
}

function openPostgres(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: 5_000,
    application_name: 'beterwerk',
  })
  return { pool, close: () => pool.end() }
}
