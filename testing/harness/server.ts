import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deserialize, serialize } from 'node:v8'

import { freePort } from '#server/platform/runtime/start.ts'
import { createDatabase, type DatabaseSettings } from './database.ts'
import { serverEnvironment } from './server-environment.ts'

export type SqlRequest = { text: string; values: unknown[] }
export type SqlResponse = { rows: Record<string, unknown>[] } | { failure: string }

export type ServerAddress = {
  url: string
  /** Where the server executes SQL statements. */
  sqlUrl: string
  /** Of its PostgreSQL; undefined when the server uses its own. */
  databaseUrl?: string
  /** Including those that the API's description hides: "GET /rest/login". */
  routes: string[]
}

export type RunningServer = ServerAddress & {
  process: ChildProcess
  dataDir: string
  log: () => string
  stop: () => Promise<void>
  /** As an operator does. Returns another server on the same database. */
  stopAndRestart: () => Promise<RunningServer>
  /** As a crash would. Returns another server on the same database. */
  killAndRestart: () => Promise<RunningServer>
  /** On the same database and folder. The instance must be stopped or killed before this server. */
  startAnother: () => Promise<{ url: string; stop: () => Promise<void>; kill: () => Promise<void> }>
}

export async function pickAddress(host: string): Promise<{ port: string; url: string }> {
  const port = await freePort()
  return { port, url: `http://${host}:${port}` }
}

/** No mail server listens there, so mail stays in the outbox, where a test can read it. */
const UNREACHABLE_MAIL_SERVER = 'smtp://127.0.0.1:1'

/** `root`: of the server's sources. `user`: absent: this one. Throws an error with its log when it does not start. */
export async function launch(
  env: Record<string, string>,
  root: string,
  user: { uid?: number; gid?: number } = {},
) {
  let log = ''
  const process = fork(join(root, 'testing/harness/server-process.ts'), {
    env: { ...serverEnvironment, PORT: '0', SMTP_URL: UNREACHABLE_MAIL_SERVER, ...env },
    ...user,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  process.stderr?.on('data', (chunk) => {
    log += chunk
  })
  const exited = once(process, 'exit')
  const ready = once(process, 'message').then(([address]) => address as ServerAddress)
  const address = await Promise.race([ready, exited.then(() => undefined)])
  if (!address) throw new Error(`the server did not start:\n${log}`)
  return { address, process, exited, log: () => log }
}

/** Of a server with the embedded database instead of one of the tests. */
export const EMBEDDED = { DATABASE_URL: '' }

/** A function if they depend on the server's database. */
export type ServerSettings = Record<string, string> | ((database: DatabaseSettings) => Record<string, string>)

/** `root`: of the server's sources, if these are a copy. Throws an error with the log when it does not start. */
export async function startServer(
  template: DatabaseSettings,
  settings: ServerSettings = {},
  root = join(import.meta.dirname, '../..'),
): Promise<RunningServer> {
  const database = await createDatabase(template)
  const env = typeof settings === 'function' ? settings(database.settings) : settings
  const databaseUrl = env.DATABASE_URL === '' ? undefined : database.settings.DATABASE_URL

  async function run(): Promise<RunningServer> {
    const { address, process, exited, log } = await launch({ ...database.settings, ...env }, root)
    const stop = async () => {
      if (process.connected) process.disconnect()
      await exited
      await database.remove()
    }
    const stopAndRestart = async () => {
      process.disconnect()
      await exited
      return run()
    }
    const killAndRestart = async () => {
      process.kill('SIGKILL')
      await exited
      return run()
    }
    const startAnother = async () => {
      const other = await launch({ ...database.settings, ...env }, root)
      const stop = async () => {
        other.process.disconnect()
        await other.exited
      }
      const kill = async () => {
        other.process.kill('SIGKILL')
        await other.exited
      }
      return { url: other.address.url, stop, kill }
    }
    return {
      ...address,
      databaseUrl,
      process,
      dataDir: database.settings.DATA_DIR,
      log,
      stop,
      stopAndRestart,
      killAndRestart,
      startAnother,
    }
  }
  return run()
}

const agent = new Agent({ keepAlive: true })

/** Throws the database's error with the statement. */
export async function executeSql(
  sqlUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const call = request(sqlUrl, { method: 'POST', agent })
  call.end(serialize({ text, values } satisfies SqlRequest))
  const [response] = await once(call, 'response')
  const result: SqlResponse = deserialize(await buffer(response))
  if ('failure' in result) throw new Error(`${result.failure} in: ${text}`)
  return result.rows
}
