import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Starts portals: the real server over an embedded database, serving the output of `npm run build`.

type Row = Record<string, unknown>

export type Portal = {
  /** The address, without a slash at the end. */
  url: string
  /** Queries its database: sql`select … where id = ${id}`. */
  sql: (texts: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>
  /** The text of each mail it sent so far, the oldest first. */
  mails: () => string[]
  /** Kills the server's process, as a crash would. Its data stay. */
  kill: () => Promise<void>
  /** Starts it again at the same address. */
  restart: () => Promise<void>
}

/** The environment variable with the data directory that global-setup.ts prepared, for the workers to copy. */
export const PREPARED_DATA_DIR = 'E2E_PREPARED_DATA_DIR'

const createFolder = () => mkdtempSync(join(tmpdir(), 'beterwerk-e2e-'))

/** Returns a free port, for a portal whose address is part of its own settings. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function startServer(settings: Record<string, string>) {
  const server = fork(join(import.meta.dirname, '../testing/harness/server-process.ts'), {
    env: { PATH: process.env.PATH ?? '', ...settings },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  })
  const exit = once(server, 'exit').then(([code]) => {
    throw new Error(`The server stopped at its start, with exit code ${code}`)
  })
  const [ready] = await Promise.race([once(server, 'message'), exit])
  exit.catch(() => undefined)
  return { server, url: ready.rows[0].url as string }
}

/** Makes a migrated data directory with the demo data, which no server uses any more. Returns its path. */
export async function prepareDataDir(): Promise<string> {
  const folder = createFolder()
  const { server } = await startServer({ DATA_DIR: folder, PORT: '0', DEMO: '1' })
  const exit = once(server, 'exit')
  // It stops when the one that started it is gone.
  server.disconnect()
  await exit
  return folder
}

async function query(server: ChildProcess, text: string, values: unknown[]): Promise<Row[]> {
  const id = Math.random()
  const response = new Promise<{ rows: Row[]; failure?: string }>((resolve) => {
    const onMessage = (message: { id: number; rows: Row[]; failure?: string }) => {
      if (message.id !== id) return
      server.off('message', onMessage)
      resolve(message)
    }
    server.on('message', onMessage)
  })
  server.send({ id, text, values })
  const { rows, failure } = await response
  if (failure) throw new Error(`${failure} in: ${text}`)
  return rows
}

/** Reads the mails in a folder, without the line ends of their encoding. */
const readMails = (folder: string) =>
  globSync('*.eml', { cwd: folder })
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .map((file) =>
      readFileSync(file, 'utf8')
        .replace(/=\r?\n/g, '')
        .replace(/=3D/g, '='),
    )

/** Starts a portal with settings that differ from the defaults. Ends it, and its data, when `use` is done. */
export async function withPortal(settings: Record<string, string>, use: (portal: Portal) => Promise<void>) {
  const folder = createFolder()
  // A clone where the file system can: these are a thousand files of 40 MB together.
  cpSync(process.env[PREPARED_DATA_DIR]!, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const environment = { DATA_DIR: folder, PORT: '0', ...settings }
  let { server, url } = await startServer(environment)
  const kill = async () => {
    const exit = once(server, 'exit')
    server.kill('SIGKILL')
    await exit
  }
  const portal: Portal = {
    url,
    sql: (texts, ...values) =>
      query(
        server,
        texts.reduce((text, part, index) => `${text}$${index}${part}`),
        values,
      ),
    mails: () => readMails(join(folder, 'mail')),
    kill,
    restart: async () => {
      server = (await startServer({ ...environment, PORT: new URL(url).port })).server
    },
  }
  try {
    await use(portal)
  } finally {
    if (server.exitCode === null && server.signalCode === null) await kill()
    rmSync(folder, { recursive: true })
  }
}
