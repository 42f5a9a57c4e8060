import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, realpathSync } from 'node:fs'
import { chown, rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

import pg from 'pg'

import { freePort } from '#server/platform/runtime/start.ts'
import { installPackages, unprivileged } from './programs.ts'
import { createTemporaryFolder } from './temporary-folder.ts'

/** Until it accepts the first connection, in milliseconds. */
const START_TIMEOUT_MS = 30_000

/** The data need not survive a crash of the machine. Source: PostgreSQL's documentation, "Non-Durable Settings". */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
}

/** The folder of PostgreSQL's programs: on the PATH, else the newest that Debian installed. */
function findPostgres(): string | undefined {
  const newestFirst = globSync('/usr/lib/postgresql/*/bin').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...newestFirst]
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  )
  // The other programs are beside the targets of links.
  return found && dirname(realpathSync(join(found, 'postgres')))
}

/** Installs PostgreSQL if it is missing and one command does it. */
export const installPostgres = () => installPackages(findPostgres() ? [] : ['postgresql'])

/** On the server that TEST_DATABASE_URL names, or on one that the tests start. */
export const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL || findPostgres())

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/**
 * `folder`: an empty one for the data, by default a temporary one. `isKept`: the data stay when the server stops, and a
 * former server's are used. `settings`: those that differ from those above.
 */
type Options = { folder?: string; isKept?: boolean; settings?: Record<string, string>; port?: string }

const execute = promisify(execFile)

/** The user who runs PostgreSQL may write to the folder. Returns options to run its programs with. */
async function prepareFolder(folder: string) {
  const programs = findPostgres()
  if (!programs) throw new Error('There is no PostgreSQL on this machine')
  const user = unprivileged()
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid!)
  const options = { ...user, cwd: folder }
  return {
    data: join(folder, 'data'),
    run: (program: string, args: string[]) => execute(join(programs, program), args, options),
    launch: (args: string[]) => spawn(join(programs, 'postgres'), args, { ...options, stdio: 'ignore' }),
  }
}

/**
 * Starts PostgreSQL on the loopback. Returns its address, the functions that stop it and remove its data, and those that
 * crash and restart it. Throws an error when it does not start.
 */
export async function startPostgres({
  folder = createTemporaryFolder('beterwerk-postgres-'),
  ...options
}: Options = {}) {
  const { data, run, launch } = await prepareFolder(folder)
  const locale = ['-E', 'UTF8', '--locale=C']
  if (!existsSync(data))
    await run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', ...locale, '--no-sync'])
  return serve({ ...options, folder, data, launch })
}

/** The primary must have `wal_level` replica and `max_wal_senders`. Returns the same as `startPostgres`. */
export async function startStandby(
  { url: primary }: Pick<Postgres, 'url'>,
  { folder = createTemporaryFolder('beterwerk-standby-'), ...options }: Options = {},
) {
  const { data, run, launch } = await prepareFolder(folder)
  const plainCopy = ['--pgdata', data, '--wal-method', 'stream', '--checkpoint', 'fast', '--no-sync']
  await run('pg_basebackup', ['--dbname', primary, '--write-recovery-conf', ...plainCopy])
  return serve({ ...options, folder, data, launch })
}

type Cluster = Options & { folder: string; data: string; launch: (args: string[]) => ChildProcess }

async function serve({ folder, isKept, data, settings: own, port: wanted, launch: spawnServer }: Cluster) {
  const port = wanted ?? (await freePort())
  const flags = Object.entries({ ...settings, ...own, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess
  let exited: Promise<unknown>

  const launch = () => {
    server = spawnServer(['-D', data, ...flags])
    exited = once(server, 'exit')
  }
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    if (server.exitCode === null && server.signalCode === null) await exited
  }
  const stop = async () => {
    // SIGINT asks for a fast shutdown, which does not wait for clients to disconnect.
    await end('SIGINT')
    if (!isKept) await rm(folder, { recursive: true, force: true })
  }
  launch()
  if (!(await isAnswering(url))) {
    await stop()
    throw new Error('PostgreSQL did not start')
  }
  return {
    url,
    data,
    stop,
    kill: () => end('SIGKILL'),
    /** Waits until the standby is the primary. */
    promote: () => query(url, 'select pg_promote()'),
    /** Retries: the processes of a killed server may take a moment to end. */
    async restart(): Promise<void> {
      const isUp = isAnswering(url)
      const watch = setInterval(() => {
        if (server.exitCode !== null || server.signalCode !== null) launch()
      }, 100)
      if (!(await isUp.finally(() => clearInterval(watch)))) throw new Error('PostgreSQL did not start again')
    },
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

async function isAnswering(connectionString: string) {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await setTimeout(100)) {
    const client = new pg.Client({ connectionString })
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end()
    if (isUp) return true
  }
  return false
}
