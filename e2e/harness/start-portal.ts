import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { cheapHashOf } from '../../testing/harness/cheap-hash.ts'
import { PASSWORD } from '../../testing/harness/client.ts'
import {
  createDatabase,
  createEmptyDatabase,
  type DatabaseSettings,
  type TestDatabase,
} from '../../testing/harness/database.ts'
import { executeSql, type ServerAddress } from '../../testing/harness/server.ts'
import { serverEnvironment } from '../../testing/harness/server-environment.ts'

// Starts portals: the real server, serving the output of `npm run build`.

type Row = Record<string, unknown>

export type Portal = {
  /** Without a slash at the end. */
  url: string
  sql: (texts: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>
  mails: () => string[]
  /** Kills the server process, as a crash would. Its data stay. */
  kill: () => Promise<void>
  /** Restarts at the same address. `now`: the time for its clock, in ISO 8601. */
  restart: (now?: string) => Promise<void>
}

/** Set by global-setup.ts to what workers copy: settings, in JSON. */
export const PREPARED = 'E2E_PREPARED'

const CLOCK = new URL('../../testing/fakes/clock.ts', import.meta.url).href

async function startServer(settings: Record<string, string>) {
  const server = fork(join(import.meta.dirname, '../../testing/harness/server-process.ts'), {
    env: { ...serverEnvironment, ...settings },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  })
  const exit = once(server, 'exit').then(([code]) => {
    throw new Error(`The server stopped at its start, with exit code ${code}`)
  })
  const [address] = (await Promise.race([once(server, 'message'), exit])) as [ServerAddress]
  exit.catch(() => undefined)
  return { server, ...address }
}

/**
 * Makes a database and a data directory with the demo data, which no server uses. Everybody has PASSWORD, which, unlike
 * the demo's, the password rules allow. `postgresUrl`: of the server for the database.
 */
export async function preparePortal(postgresUrl: string): Promise<TestDatabase> {
  const database = await createEmptyDatabase(postgresUrl)
  const { server, sqlUrl } = await startServer({ ...database.settings, PORT: '0', DEMO: '1' })
  await executeSql(sqlUrl, 'update person set password_hash = $1', [cheapHashOf(PASSWORD)])
  const exit = once(server, 'exit')
  // The server stops when its parent disconnects.
  server.disconnect()
  await exit
  return database
}

/** Without the line breaks of their encoding. */
const readMails = (folder: string) =>
  globSync('*.eml', { cwd: folder })
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .map((file) =>
      readFileSync(file, 'utf8')
        .replace(/=\r?\n/g, '')
        .replace(/=3D/g, '=')
        .replace(/^Content-Type: text\/html[\s\S]*?(?=^--)/gm, ''),
    )

/** Starts a portal with settings that differ from the defaults. Stops it and removes its data when `use` is done. */
export async function withPortal(settings: Record<string, string>, use: (portal: Portal) => Promise<void>) {
  const prepared = JSON.parse(process.env[PREPARED]!) as DatabaseSettings
  const database = await createDatabase(prepared)
  const { DATA_DIR: folder } = database.settings
  cpSync(prepared.DATA_DIR, folder, { recursive: true })
  const environment = { ...database.settings, PORT: '0', ...settings }
  let { server, url, sqlUrl } = await startServer(environment)
  const kill = async () => {
    const exit = once(server, 'exit')
    server.kill('SIGKILL')
    await exit
  }
  const portal: Portal = {
    url,
    sql: (texts, ...values) =>
      executeSql(
        sqlUrl,
        texts.reduce((text, part, index) => `${text}$${index}${part}`),
        values,
      ),
    mails: () => readMails(join(folder, 'mail')),
    kill,
    restart: async (now) => {
      const clock: Record<string, string> = now ? { NODE_OPTIONS: `--import=${CLOCK}`, FAKE_NOW: now } : {}
      const started = await startServer({ ...environment, ...clock, PORT: new URL(url).port })
      server = started.server
      sqlUrl = started.sqlUrl
    },
  }
  try {
    await use(portal)
  } finally {
    if (server.exitCode === null && server.signalCode === null) await kill()
    await database.remove()
  }
}
