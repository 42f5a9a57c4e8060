import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

import pg from 'pg'

import { freePort } from '../../server/runtime/start.ts'

/** How long PostgreSQL may take to answer for the first time, in milliseconds. */
const START_TIMEOUT_MS = 30_000

/** The folder with PostgreSQL's programs: the one on the path, else the newest that Debian put beside it. */
function findPrograms(): string | undefined {
  const newestFirst = globSync('/usr/lib/postgresql/*/bin').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...newestFirst]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** Installs PostgreSQL where that takes no more than asking: as root on Debian and its kin. */
function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write('Installing PostgreSQL to test on\n')
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  try {
    execFileSync('apt-get', ['update', '-q'], options as object)
    execFileSync('apt-get', ['install', '-qy', 'postgresql'], options as object)
  } catch {
    process.stderr.write('PostgreSQL could not be installed\n')
  }
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')!
  return { uid: Number(uid), gid: Number(gid) }
}

/**
 * Starts a PostgreSQL of its own to test on, in a temporary folder, on a free port of the loopback; installs it where
 * that is possible. Gives its address and what ends it and throws it away; undefined where there is none to be had.
 */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  if (!findPrograms()) install()
  const programs = findPrograms()
  if (!programs) return undefined

  const user = unprivileged()
  const folder = await mkdtemp(join(tmpdir(), 'beterwerk-postgres-'))
  if (user.uid) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder }
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  )
  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' })
  const gone = once(server, 'exit')
  const stop = async () => {
    // A fast shutdown: it does not wait for anybody to disconnect.
    server.kill('SIGINT')
    await gone
    await rm(folder, { recursive: true, force: true })
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  if (await isAnswering(url)) return { url, stop }
  await stop()
  return undefined
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
