import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import {
  CLUSTER,
  DatabaseInUseError,
  FormerEngineError,
  openEmbedded,
  problemIn,
} from '../embedded-database/embedded.ts'
import { type Config, type DatabaseLimits, SettingError } from '../runtime/config.ts'
import { addressesIn } from '../runtime/database-addresses.ts'
import { BoundedPool } from './bounded-pool.ts'
import { openKysely } from './kysely.ts'
import { createProbe } from './probe.ts'
import type { Database } from './schema.ts'

export type Connection = {
  db: Kysely<Database>
  pool: BoundedPool
  /** Asks over a connection that is not of the pool. */
  isAnswering: () => Promise<boolean>
  /** Waits for running queries first. */
  close: () => Promise<void>
}

type DatabaseConfig = Pick<
  Config,
  'databaseUrl' | 'dataDir' | 'databasePrograms' | 'databaseLimits' | 'isDatabasePooled'
>

export const databaseIn = (dataDir: string) => join(dataDir, 'database')

/** The folder of the files of the embedded database. */
export const clusterIn = (dataDir: string) => join(databaseIn(dataDir), CLUSTER)

/** Time without traffic after which the operating system asks whether the other end is still there. */
const KEEP_ALIVE_MS = 10_000

/**
 * To the database of DATABASE_URL, otherwise to the embedded one in DATA_DIR, which this starts. `isShared`: also when
 * a server uses that, for a command. `mayCreate`: makes an embedded database where there is none. Throws a SettingError
 * when it does not open, and a DatabaseInUseError when another process uses it.
 */
export async function connect(
  config: DatabaseConfig,
  logger: FastifyBaseLogger,
  { isShared = false, mayCreate = !isShared }: { isShared?: boolean; mayCreate?: boolean } = {},
): Promise<Connection> {
  if (!config.databaseUrl && !mayCreate && !existsSync(clusterIn(config.dataDir)))
    throw new SettingError(`The setting DATA_DIR names a folder without a database: ${config.dataDir}.`)
  const embedded = config.databaseUrl ? undefined : await openInFolder(config, isShared, logger)
  const address = { ...config, databaseUrl: config.databaseUrl ?? embedded!.url }
  const opened = await openPostgres(address, async (pool) => {
    if (embedded && !isShared) await requireFiles(pool)
  }).catch(async (error) => {
    await embedded?.close()
    throw error instanceof SettingError ? error : failureOf(config, error)
  })
  const { pool } = opened
  // The pool replaces a broken idle connection at the next query. Without a listener the process would exit.
  pool.on('error', (error) => logger.warn({ err: error }, 'lost a database connection'))
  const close = async () => {
    await opened.close()
    await embedded?.close()
  }
  return { ...opened, db: openKysely(pool), close }
}

async function openInFolder(config: DatabaseConfig, isShared: boolean, logger: FastifyBaseLogger) {
  const { dataDir, databaseLimits, databasePrograms } = config
  const options = { poolSize: databaseLimits.poolSize, programs: databasePrograms, isShared }
  try {
    return await openEmbedded(databaseIn(dataDir), options, logger)
  } catch (error) {
    if (error instanceof DatabaseInUseError || error instanceof SettingError) throw error
    if (error instanceof FormerEngineError)
      throw new SettingError(
        `The setting DATA_DIR is ${dataDir}, with a database that a version before 0.4.0 made with PGlite. Version 0.3.0 moves its data to PostgreSQL: npm run move-database.`,
      )
    throw failureOf(config, error)
  }
}

function failureOf({ databaseUrl, dataDir }: DatabaseConfig, error: unknown): SettingError {
  const cause = ((error as Error).cause ?? error) as NodeJS.ErrnoException
  return new SettingError(
    databaseUrl
      ? `The setting DATABASE_URL names a database that does not open: ${cause.message || cause.code}.`
      : `The setting DATA_DIR is ${dataDir}, where the embedded database does not open: ${reasonOf(cause, dataDir)}.`,
  )
}

/**
 * Throws an error that names the file of a table or an index, if one is missing. PostgreSQL removes those of temporary
 * tables when it starts after a crash. Needs the rights of a superuser.
 */
async function requireFiles(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    `select pg_relation_filepath(oid) as path from pg_class
    where relpersistence <> 't' and pg_relation_filenode(oid) is not null
      and (pg_stat_file(pg_relation_filepath(oid), true)).size is null limit 1`,
  )
  if (rows[0]) throw new Error(`${rows[0].path} is missing`)
}

/** Source: errno(3). */
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

const RESTORE =
  'If files are missing or damaged, put them back, or restore the newest backup into another folder: npm run restore'

/** In bytes. With less, PostgreSQL cannot write its log: one segment of 16 MB. */
const LITTLE_SPACE = 16 * 1024 ** 2

/** Not every program says what is the matter with the disk. */
function reasonOf({ code, message }: NodeJS.ErrnoException, dataDir: string): string {
  const known = reasons[code ?? '']
  if (known) return known
  const problem = `${problemIn(message)}. ${RESTORE}`
  try {
    accessSync(dataDir, constants.W_OK)
    const { bavail, bsize } = statfsSync(dataDir)
    return bavail * bsize < LITTLE_SPACE ? reasons.ENOSPC! : problem
  } catch (error) {
    return reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? problem
  }
}

/** A client that is gone must keep nothing. A pooler does not pass these on: there, the role must have them. */
const limitsOfSessions = ({ lock, statement, idleTransaction }: DatabaseLimits) => ({
  lock_timeout: lock,
  statement_timeout: statement,
  idle_in_transaction_session_timeout: idleTransaction,
})

/** Throws a SettingError that names the limit that a connection of the pooler lacks. */
async function requireLimits(pool: pg.Pool, limits: DatabaseLimits): Promise<void> {
  for (const [name, limit] of Object.entries(limitsOfSessions(limits))) {
    const { rows } = await pool.query(
      'select setting::integer as "setting" from pg_settings where name = $1',
      [name],
    )
    const { setting } = rows[0]
    if (setting === 0 || setting > limit)
      throw new SettingError(
        `The setting DATABASE_POOLER is transaction, and the role has no ${name} of at most ${limit} ms: alter role … set ${name} = ${limit}, then reconnect the pooler.`,
      )
  }
}

/** `inspect`: throws an error to refuse the database. Throws that error or one of the database. */
async function openPostgres(
  {
    databaseUrl,
    databaseLimits: limits,
    isDatabasePooled: isPooled,
  }: Pick<DatabaseConfig, 'databaseLimits' | 'isDatabasePooled'> & { databaseUrl: string },
  inspect: (pool: pg.Pool) => Promise<void>,
) {
  const options = {
    ...(isPooled ? {} : limitsOfSessions(limits)),
    isPooled,
    statementLimit: limits.statement,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'beterwerk',
  }
  const pool = new BoundedPool({
    ...options,
    addresses: addressesIn(databaseUrl),
    max: limits.poolSize,
    connectionTimeoutMillis: limits.wait,
  })
  try {
    await pool.query('select 1')
    if (isPooled) await requireLimits(pool, limits)
    await inspect(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const probe = createProbe(options, () => pool.findPrimary())
  const close = async () => {
    probe.close()
    await pool.end()
  }
  return { pool, isAnswering: probe.isAnswering, close }
}
