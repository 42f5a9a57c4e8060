import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import pg from 'pg'

import { DATABASE_USER, PASSWORD_FILE } from './initialise.ts'

/** Of the path of a socket, in bytes; other systems allow some more. Source: sys/un.h of macOS. */
const MAX_SOCKET_PATH = 103
/** A part of the name of the socket. */
const SOCKET_PORT = 5432
/** For an answer, in milliseconds. */
const TIMEOUT_MS = 10_000

/** PostgreSQL's settings of where it listens, and the address for clients. */
export type Address = { settings: Record<string, string | number>; url: string }

/** In the folder of the cluster, which only its owner can open. */
const hasSocket = (data: string) =>
  process.platform !== 'win32' && Buffer.byteLength(join(data, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_SOCKET_PATH

/** The socket of the cluster `data`; where there can be none, `port` of the loopback, which asks for a password. */
export async function addressOf(data: string, port: () => Promise<number | string>): Promise<Address> {
  const url = new URL(`postgres://${DATABASE_USER}@localhost:${SOCKET_PORT}/postgres`)
  const folder = resolve(data)
  if (hasSocket(folder)) {
    url.searchParams.set('host', folder)
    const settings = { listen_addresses: '', unix_socket_directories: '.', port: SOCKET_PORT }
    return { settings, url: url.href }
  }
  Object.assign(url, {
    hostname: '127.0.0.1',
    port: await port(),
    password: await readFile(join(data, PASSWORD_FILE), 'utf8'),
  })
  const settings = { listen_addresses: url.hostname, unix_socket_directories: '', port: url.port }
  return { settings, url: url.href }
}

/** Of PostgreSQL on a cluster. `isReady`: accepts connections. */
export type RunningFile = { pid: number; port: number; isReady: boolean }

/** What it writes down while it runs; a killed one leaves it. Source: "pidfile.h" of PostgreSQL. */
export const runningFile = (data: string) => join(data, 'postmaster.pid')

export function readRunning(data: string): RunningFile | undefined {
  try {
    const [pid, , , port, , , , status] = readFileSync(runningFile(data), 'utf8').split('\n')
    return { pid: Number(pid), port: Number(port), isReady: status?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

const ABSENT = ['ECONNREFUSED', 'ENOENT']

/** Absent: nobody listens. Busy: starts, stops, has no connection left, or does not respond. */
export async function askState(url: string): Promise<'accepting' | 'busy' | 'absent'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    return 'accepting'
  } catch (error) {
    return ABSENT.includes((error as NodeJS.ErrnoException).code ?? '') ? 'absent' : 'busy'
  } finally {
    await client.end().catch(() => {})
  }
}
