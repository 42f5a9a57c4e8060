import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import pg from 'pg'
import { pino } from 'pino'

import { addEmptyFolders, copyCluster } from '#server/platform/backup/copy-cluster.ts'
import { readRunning } from '#server/platform/embedded-database/address.ts'
import { DATABASE_USER, initialise } from '#server/platform/embedded-database/initialise.ts'
import { launch } from '#server/platform/embedded-database/postmaster.ts'
import { type Programs, preparePrograms } from '#server/platform/embedded-database/programs.ts'
import { freePort } from '#server/platform/runtime/start.ts'
import { createTemporaryFolder } from './temporary-folder.ts'

// Clusters for tests, from the same programs as the embedded database.

const logger = pino({ level: 'silent' })

/** The data need not survive a crash of the machine. Source: PostgreSQL's documentation, "Non-Durable Settings". */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/**
 * `folder`: an empty one for the data, by default a temporary one. `isKept`: the data stay when the server stops, and a
 * former server's are used. `settings`: those that differ from those above.
 */
type Options = { folder?: string; isKept?: boolean; settings?: Record<string, string>; port?: string }

const prepare = (folder: string) => preparePrograms(folder, process.env.PG_BIN_DIR, logger)

/**
 * Starts PostgreSQL on the loopback. Returns its address, the functions that stop it and remove its data, and one that
 * crashes it. Throws an error when it does not start.
 */
export async function startPostgres({
  folder = createTemporaryFolder('beterwerk-postgres-'),
  ...options
}: Options = {}) {
  const programs = await prepare(folder)
  const data = join(folder, 'data')
  if (!existsSync(data)) await initialise(programs, data, ['--auth-host=trust', '--no-sync'])
  return serve({ ...options, folder, data, programs })
}

/** The primary must have `wal_level` replica and `max_wal_senders`. Returns the same as `startPostgres`. */
export async function startStandby(
  primary: Pick<Postgres, 'url' | 'data'>,
  { folder = createTemporaryFolder('beterwerk-standby-'), settings: own, ...options }: Options = {},
) {
  const data = join(folder, 'data')
  const session = new pg.Client(primary.url)
  await session.connect()
  await copyCluster(session, primary.data, async (name, content) => {
    const file = join(data, name)
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await pipeline(content, createWriteStream(file, { mode: 0o600 }))
  }).finally(() => session.end())
  await addEmptyFolders(data)
  await writeFile(join(data, 'standby.signal'), '')
  const programs = await prepare(folder)
  return serve({ ...options, settings: { ...own, primary_conninfo: primary.url }, folder, data, programs })
}

type Cluster = Options & { folder: string; data: string; programs: Programs }

async function serve({ folder, isKept, data, settings: own, port: wanted, programs }: Cluster) {
  const port = wanted ?? (await freePort())
  const server = launch(programs, data, { ...settings, ...own, port }, logger)
  const output = await Promise.race([server.ready, server.ended])
  if (output !== undefined) throw new Error(`PostgreSQL did not start:\n${output}`)
  return {
    url: `postgres://${DATABASE_USER}@127.0.0.1:${port}/postgres`,
    data,
    async stop() {
      await server.stop()
      if (!isKept) await rm(folder, { recursive: true, force: true })
    },
    async kill() {
      process.kill(readRunning(data)!.pid, 'SIGKILL')
      await server.ended
    },
    /** Waits until the standby is the primary. */
    promote: () => query(`postgres://${DATABASE_USER}@127.0.0.1:${port}/postgres`, 'select pg_promote()'),
  }
}

export async function query(
  connectionString: string,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
    .query(statement, values)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
