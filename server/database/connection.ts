import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'
import { Kysely } from 'kysely'
import pg from 'pg'

import { type Config, SettingError } from '../runtime/config.ts'
import { DialectWithHook } from './commit-hook.ts'
import type { AddFile } from './copy-cluster.ts'
import { openEmbedded } from './embedded.ts'
import { PreparingClient } from './preparing-client.ts'
import type { Database } from './schema.ts'

export type Connection = {
  db: Kysely<Database>
  pool: pg.Pool
  /** Waits for running queries, then closes the database. */
  close: () => Promise<void>
  /** Copies the embedded database while it is in use; PostgreSQL has programs of its own for that. */
  copyFiles?: (add: AddFile) => Promise<void>
}

/**
 * Opens the configured database: PostgreSQL with DATABASE_URL, otherwise the embedded one in DATA_DIR. Throws a
 * SettingError when PostgreSQL cannot be reached, and a DatabaseInUseError when another process uses the embedded one.
 */
export async function connect(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  logger: FastifyBaseLogger,
): Promise<Connection> {
  const opened: Omit<Connection, 'db'> = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openEmbedded(join(dataDir, 'database'))
  const { pool } = opened
  // The pool replaces a broken idle connection at the next query. Without a listener the process would exit.
  pool.on('error', (error) => logger.warn({ err: error }, 'lost a database connection'))
  return { db: new Kysely<Database>({ dialect: new DialectWithHook({ pool }) }), ...opened }
}

async function openPostgres(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    Client: PreparingClient,
    connectionTimeoutMillis: 5_000,
    application_name: 'beterwerk',
  })
  // Nor may a connection that breaks in use: its query fails with the error.
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
