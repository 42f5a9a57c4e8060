import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'

import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import pg from 'pg'

import { PreparingClient } from './preparing-client.ts'

// PostgreSQL inside this process, so that a fresh machine needs nothing installed. As it comes it is meant for
// trying things out; what follows makes it keep what it acknowledged. It leans on the inside of one version of
// PGlite, which is why that version is pinned and each property below has its test.

/** The embedded data are open in another process. Its message is a sentence for whoever starts the second. */
export class DatabaseInUseError extends Error {}

const HOUR = 3_600_000

// V8 optimises the hot parts of WebAssembly in the background. All at once that takes 800 MB for a few seconds; one
// at a time it stays near 270 while reading, peaks at 600 in the first writes, and is done as soon.
setFlagsFromString('--wasm-num-compilation-tasks=1')

/** What is used here of the Emscripten module behind PGlite. */
type Module = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } }

/** PGlite's file system never syncs, so that a power cut would lose commits; this one does. */
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

/** Without -F, which switches fsync off. 16 MB of shared buffers is enough beside the system's own cache of files. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
]

/** Starts PostgreSQL on the files in `dir`; makes them when there are none. */
export const start = (dir: string) => PGlite.create({ fs: new DurableFS(dir), startParams })

/**
 * Opens the embedded database in `dir` for this process alone, and makes it there the first time.
 * Takes: the folder, and how often dead rows are cleared and statistics renewed, in milliseconds.
 * Gives: a pool of one connection and what closes it. Fails with a DatabaseInUseError.
 */
export async function openEmbedded(dir: string, vacuumEvery = HOUR) {
  await mkdir(dir, { recursive: true })
  const lock = acquireLock(dir)
  try {
    const data = join(dir, 'pg')
    if (!fs.existsSync(data)) await initialise(data)
    const lite = await start(data)
    const pool = poolOver(lite)
    // There is no autovacuum. One that fails is tried again the next time.
    const vacuum = setInterval(() => void pool.query('vacuum analyze').catch(() => {}), vacuumEvery).unref()
    const close = async () => {
      clearInterval(vacuum)
      await pool.end()
      await lite.close()
      lock.close()
    }
    return { pool, close }
  } catch (error) {
    lock.close()
    throw error
  }
}

/**
 * Two processes on the same files would silently lose each other's writes. SQLite keeps a lock of the operating
 * system, which ends with its process however that ends: unlike a file with a process id in it, it is never stale,
 * and it also holds between two containers that share a volume and both run as process 1.
 */
function acquireLock(dir: string): DatabaseSync {
  const lock = new DatabaseSync(join(dir, 'lock'))
  try {
    lock.exec('begin exclusive')
    return lock
  } catch {
    lock.close()
    throw new DatabaseInUseError(
      `Another process is using the data in ${dir}. Stop it first, or give this one a DATA_DIR of its own.`,
    )
  }
}

/**
 * Makes a new cluster elsewhere and moves it into place whole, so that an interrupted start leaves none half made.
 * In a process of its own, which takes the 170 MB that this costs with it.
 */
async function initialise(data: string) {
  for (const leftover of fs.globSync(`${data}.new-*`))
    await rm(leftover, { recursive: true, force: true, maxRetries: 9 })
  const unfinished = await mkdtemp(`${data}.new-`)
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'initialise.ts'), unfinished])
  await rename(unfinished, data)
}

type Query = { types?: unknown }

/** PGlite is one session, so the pool has one connection; waiting for it longer than five seconds is an error. */
function poolOver(lite: PGlite): pg.Pool {
  const config = createPgConfig(lite)
  const { connection } = config
  const parse = connection.parse.bind(connection)
  // pg passes its type parsers along as `types`, where the protocol expects a list of parameter types.
  connection.parse = (query: Query) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined })
  return new pg.Pool({
    ...config,
    Client: PreparingClient,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5_000,
  } as pg.PoolConfig)
}
