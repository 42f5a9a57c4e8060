import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { chown, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

import pg from 'pg'

import { freePort } from '../../server/runtime/start.ts'
import { createTemporaryFolder } from './temporary-folder.ts'

/** How long PostgreSQL may take to accept the first connection, in milliseconds. */
const START_TIMEOUT_MS = 30_000

/**
 * Settings of the server. Its data last as long as the tests, so nothing needs to survive a crash of the machine.
 * Source: PostgreSQL's documentation, "Non-Durable Settings".
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
}

/** Returns the folder of PostgreSQL's programs: the one on the PATH, else the newest that Debian installed. */
function findPostgres(): string | undefined {
  const newestFirst = globSync('/usr/lib/postgresql/*/bin').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...newestFirst]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** Installs PostgreSQL on a machine without it where that takes one command: as root on Debian and its derivatives. */
export function installPostgres() {
  if (findPostgres() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write('There is no PostgreSQL to test on, so this installs it\n')
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  try {
    execFileSync('apt-get', ['update', '-q'], options as object)
    execFileSync('apt-get', ['install', '-qy', 'postgresql'], options as object)
  } catch {
    process.stdout.write('PostgreSQL could not be installed\n')
  }
}

/** Whether tests can run on PostgreSQL: on the server that TEST_DATABASE_URL names, or on one that they start. */
export const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL || findPostgres())

/** PostgreSQL refuses to run as root. Returns the ids of the user `postgres` or `nobody` instead. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')!
  return { uid: Number(uid), gid: Number(gid) }
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/**
 * Starts a PostgreSQL server for the tests, on a free port of the loopback. `folder`: an empty one for its data, by default
 * a temporary one. `own`: settings that differ from those above. Returns its address, the function that stops it and
 * removes its data, and what ends it as a crash would and starts it again. Throws an error when it does not start.
 */
export async function startPostgres({
  folder = createTemporaryFolder('beterwerk-postgres-'),
  settings: own = {},
}: {
  folder?: string
  settings?: Record<string, string>
} = {}) {
  const programs = findPostgres()
  if (!programs) throw new Error('There is no PostgreSQL on this machine')
  const user = unprivileged()
  if (user.uid) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder }
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  )
  const port = await freePort()
  const flags = Object.entries({ ...settings, ...own, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess
  let exited: Promise<unknown>

  const launch = () => {
    server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' })
    exited = once(server, 'exit')
  }
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    if (server.exitCode === null && server.signalCode === null) await exited
  }
  const stop = async () => {
    // SIGINT asks for a fast shutdown, which does not wait for clients to disconnect.
    await end('SIGINT')
    await rm(folder, { recursive: true, force: true })
  }
  launch()
  if (!(await isAnswering(url))) {
    await stop()
    throw new Error('PostgreSQL did not start')
  }
  return {
    url,
    stop,
    kill: () => end('SIGKILL'),
    /** Starts it again unless it runs, as often as needed: the processes of a killed one may take a moment to end. */
    async restart(): Promise<void> {
      const isUp = isAnswering(url)
      const watch = setInterval(() => {
        if (server.exitCode !== null || server.signalCode !== null) launch()
      }, 100)
      if (!(await isUp.finally(() => clearInterval(watch)))) throw new Error('PostgreSQL did not start again')
    },
  }
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
