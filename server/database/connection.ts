import { accessSync, constants, statfsSync } from 'node:fs'
import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'
import { Kysely } from 'kysely'

import { type Config, type DatabaseLimits, SettingError } from '../runtime/config.ts'
import { BoundedPool } from './bounded-pool.ts'
import { DialectWithHook } from './commit-hook.ts'
import type { AddFile } from './copy-cluster.ts'
import { DatabaseInUseError, openEmbedded } from './embedded.ts'
import { createProbe } from './probe.ts'
import type { Database } from './schema.ts'

export type Connection = {
  db: Kysely<Database>
  pool: BoundedPool
  /** Whether the database responds. Asks over a connection that is not of the pool. */
  isAnswering: () => Promise<boolean>
  /**
   * Runs work of the start, such as migrations, over a connection of its own, whose statements may take as long as they
   * need. Returns what `run` returns.
   */
  withoutLimits: <T>(run: (db: Kysely<Database>) => Promise<T>) => Promise<T>
  /** Waits for running queries, then closes the database. */
  close: () => Promise<void>
  /** Copies the embedded database while it is in use; PostgreSQL has programs of its own for that. */
  copyFiles?: (add: AddFile) => Promise<void>
}

/** After how long without traffic the operating system asks whether the other end is still there, in milliseconds. */
const KEEP_ALIVE_MS = 10_000

/**
 * Opens the configured database: PostgreSQL with DATABASE_URL, otherwise the embedded one in DATA_DIR. Throws a
 * SettingError when it does not open, and a DatabaseInUseError when another process uses the embedded one.
 */
export async function connect(
  { databaseUrl, databaseLimits, dataDir }: Pick<Config, 'databaseUrl' | 'databaseLimits' | 'dataDir'>,
  logger: FastifyBaseLogger,
): Promise<Connection> {
  const opened: Omit<Connection, 'db' | 'withoutLimits'> = databaseUrl
    ? await openPostgres(databaseUrl, databaseLimits)
    : await openInFolder(dataDir, logger)
  const { pool } = opened
  const db = createDb(pool)
  // The pool replaces a broken idle connection at the next query. Without a listener the process would exit.
  pool.on('error', (error) => logger.warn({ err: error }, 'lost a database connection'))
  return {
    ...opened,
    db,
    withoutLimits: (run) => (databaseUrl ? runWithoutLimits(databaseUrl, databaseLimits, run) : run(db)),
  }
}

const createDb = (pool: BoundedPool) => new Kysely<Database>({ dialect: new DialectWithHook({ pool }) })

async function runWithoutLimits<T>(
  connectionString: string,
  limits: DatabaseLimits,
  run: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const unlimited = { ...limits, poolSize: 1, statement: 0, idleTransaction: 0 }
  const { pool, close } = await openPostgres(connectionString, unlimited)
  pool.on('error', () => {})
  return run(createDb(pool)).finally(close)
}

/** Opens the embedded database. The process ends when that breaks: only another one can open it again. */
function openInFolder(dataDir: string, logger: FastifyBaseLogger) {
  const folder = join(dataDir, 'database')
  const onBroken = (reason: string) => {
    const sentence = `The embedded database in ${folder} has stopped: ${reason}. What was saved is on the disk; remove the cause and start the server again.`
    logger.fatal(sentence)
    process.stderr.write(`${sentence}\n`)
    process.exit(1)
  }
  return openEmbedded(folder, { onBroken }).catch((error: Error) => {
    if (error instanceof DatabaseInUseError) throw error
    throw new SettingError(
      `The setting DATA_DIR is ${dataDir}, where the embedded database does not open: ${reasonOf(error, dataDir)}.`,
    )
  })
}

/** The usual reasons of the file system, in words. Source: errno(3). */
const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  ENOSPC: 'the disk is full',
  EMFILE: 'this process may open too few files, see ulimit -n',
  ENFILE: 'the system may open too few files',
}

/** Less than this, in bytes, and PostgreSQL cannot write its log: one segment of 16 MB. */
const LITTLE_SPACE = 16 * 1024 ** 2

/** Returns why the embedded database does not open. Neither PGlite nor SQLite say what is the matter with the disk. */
function reasonOf({ code, message }: NodeJS.ErrnoException, dataDir: string): string {
  const [firstLine = ''] = message.split('\n')
  const known = reasons[code ?? '']
  if (known) return known
  try {
    accessSync(dataDir, constants.W_OK)
    const { bavail, bsize } = statfsSync(dataDir)
    return bavail * bsize < LITTLE_SPACE ? reasons.ENOSPC! : firstLine
  } catch (error) {
    return reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? firstLine
  }
}

async function openPostgres(connectionString: string, limits: DatabaseLimits) {
  const options = {
    connectionString,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'beterwerk',
  }
  const pool = new BoundedPool({
    ...options,
    isRemote: true,
    max: limits.poolSize,
    connectionTimeoutMillis: limits.wait,
  })
  try {
    await pool.query('select 1')
  } catch (error) {
    const { message, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
    throw new SettingError(
      `The setting DATABASE_URL names a database that does not open: ${message || code}.`,
    )
  }
  const probe = createProbe(options)
  const close = async () => {
    probe.close()
    await pool.end()
  }
  return { pool, isAnswering: probe.isAnswering, close }
}
