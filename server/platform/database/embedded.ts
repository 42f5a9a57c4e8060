import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'

import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type pg from 'pg'

import { BoundedPool } from './bounded-pool.ts'
import { type AddFile, copyCluster } from './copy-cluster.ts'

// PostgreSQL inside this process, so that a fresh machine needs no installation. By default PGlite is meant for
// experiments; this file makes it durable. It relies on internals of one version of PGlite: that version is pinned,
// and every property below has a test.

/** Another process uses the embedded database. The message is for the operator. */
export class DatabaseInUseError extends Error {}

const HOUR_MS = 3_600_000
/** The log is checked this often, in milliseconds, and cut from this size on, in bytes. */
const LOG_CHECK_INTERVAL_MS = 60_000
const LOG_LIMIT = 64 * 1024 ** 2

// V8 optimises hot WebAssembly functions in the background. In parallel that takes 800 MB for a few seconds; with
// one task at a time it takes 270 MB while reading, at most 600 MB during the first writes, and is done as soon.
setFlagsFromString('--wasm-num-compilation-tasks=1')

type Module = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } }

/** The file system of PGlite never syncs, and would lose commits in a power failure. */
class DurableFS extends NodeFS {
  override async init(...options: Parameters<NodeFS['init']>) {
    const result = await super.init(...options)
    const preRun = result.emscriptenOpts.preRun as ((module: Module) => void)[]
    preRun.push(({ NODEFS }) => {
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        fs.fdatasyncSync(nfd)
        return 0
      }
    })
    return result
  }
}

/**
 * Without -F, which disables fsync. 16 MB of shared buffers suffice beside the file cache of the operating system.
 * A checkpoint keeps at most `max_wal_size` of the log for later use.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB', '-c', 'max_wal_size=128MB'],
]

/** Creates the cluster when `dir` does not exist. */
export const start = (dir: string) => PGlite.create({ fs: new DurableFS(dir), startParams })

type Options = {
  vacuumIntervalMs?: number
  logCheckIntervalMs?: number
  /** Called with the reason when the database can do nothing any more, as after a full disk. */
  onBroken?: (reason: string) => void
}

/**
 * Opens the database in `dir` exclusively; creates it the first time. Returns a pool of one connection, and
 * functions to close it and to copy the database while it is in use. Throws a DatabaseInUseError when another
 * process uses the database, and the error of the file system or of PGlite when it does not open.
 */
export async function openEmbedded(
  dir: string,
  {
    vacuumIntervalMs = HOUR_MS,
    logCheckIntervalMs = LOG_CHECK_INTERVAL_MS,
    onBroken = () => {},
  }: Options = {},
) {
  await mkdir(dir, { recursive: true })
  const lock = acquireLock(dir)
  try {
    const data = join(dir, 'pg')
    if (!fs.existsSync(data)) await initialise(data)
    const lite = await start(data)
    const pool = createPool(lite, onBroken)
    // There is no autovacuum. A vacuum that fails is repeated at the next interval.
    const vacuum = setInterval(() => void vacuumTables(pool).catch(() => {}), vacuumIntervalMs).unref()
    let copies = 0
    const cutting = setInterval(() => {
      if (copies === 0) void cutLog(pool).catch(() => {})
    }, logCheckIntervalMs).unref()
    const close = async () => {
      clearInterval(vacuum)
      clearInterval(cutting)
      await pool.end()
      await lite.close()
      lock.close()
    }
    const copyFiles = async (add: AddFile) => {
      copies++
      await copyCluster(pool, data, add).finally(() => copies--)
    }
    // The database ends with this process.
    const isAnswering = async () => true
    return { pool, isAnswering, close, copyFiles }
  } catch (error) {
    lock.close()
    throw error
  }
}

/**
 * Makes a checkpoint once the log is long enough, so that the older log can be used again. No background process
 * does: the log of a server that runs for weeks would fill the disk, and take minutes to read after a crash.
 */
async function cutLog(pool: pg.Pool) {
  const { rows } = await pool.query<{ size: string }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as size from pg_control_checkpoint()',
  )
  if (Number(rows[0]!.size) >= LOG_LIMIT) await pool.query('checkpoint')
}

/** Table by table, so that other queries have their turn in between. */
async function vacuumTables(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(
    "select oid::regclass as name from pg_class where relkind = 'r' and relnamespace <> 'information_schema'::regnamespace",
  )
  for (const { name } of rows) await pool.query(`vacuum analyze ${name}`)
}

/** SQLite's code for a lock that another process holds. */
const SQLITE_BUSY = 5

/**
 * Two processes on the same files would silently lose each other's writes. SQLite holds a lock of the operating
 * system, which ends with its process: unlike a file with a process id it is never stale, and it works between
 * containers that share a volume and both run as process 1.
 */
function acquireLock(dir: string): DatabaseSync {
  const lock = new DatabaseSync(join(dir, 'lock'))
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new DatabaseInUseError(
      `Another process is using the data in ${dir}. Stop it first, or give this one a DATA_DIR of its own.`,
    )
  }
}

/**
 * Creates a cluster in another folder and moves it into place when it is complete, so that an interrupted start
 * leaves none. A process of its own frees the 170 MB that this takes. There every function runs only for a moment:
 * not optimising them takes a third less processor time.
 */
async function initialise(data: string) {
  for (const leftover of fs.globSync(`${data}.new-*`))
    await rm(leftover, { recursive: true, force: true, maxRetries: 9 })
  const unfinished = await mkdtemp(`${data}.new-`)
  const program = join(import.meta.dirname, 'initialise.ts')
  await promisify(execFile)(process.execPath, ['--liftoff-only', program, unfinished])
  await rename(unfinished, data)
}

type Query = { types?: unknown }

/** Errors after which PostgreSQL ends; inside this process it cannot begin again. */
const isEnd = (message: unknown) =>
  /^(PANIC|FATAL)$/.test(String((message as { severity?: string }).severity))

/** The first byte of messages that end a query: Query and Sync. Source: PostgreSQL, "Message Formats". */
const QUERY_ENDS = ['Q', 'S'].map((letter) => letter.charCodeAt(0))

/** One connection, since PGlite is one session. Waiting for it longer than 15 s is an error. */
function createPool(lite: PGlite, onBroken: (reason: string) => void): BoundedPool {
  const config = createPgConfig(lite)
  const { connection } = config
  const parse = connection.parse.bind(connection)
  // pg passes its type parsers as `types`, where the protocol expects a list of parameter types.
  connection.parse = (query: Query) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined })
  // Queries run in this thread and their results arrive as microtasks, so a query that follows another would start
  // before anything else in the process. Each waits until the event loop has turned.
  const execute = lite.execProtocolStream.bind(lite)
  lite.execProtocolStream = async (message, options) => {
    const messages = await execute(message, options).catch((error: Error) => {
      onBroken(error.message)
      throw error
    })
    const end = messages.find(isEnd)
    if (end) onBroken(String((end as unknown as Error).message))
    if (QUERY_ENDS.includes(message[0]!)) await setImmediate()
    return messages
  }
  return new BoundedPool({
    ...(config as pg.PoolConfig),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
  })
}
