import { beforeAll, beforeEach, inject } from 'vitest'

import type { SystemRole } from '#shared/domain/basics/role.ts'
import { contentsOfAllTables, emptyAllTables } from './all-tables.ts'
import { cheapHashOf } from './cheap-hash.ts'
import { Client, PASSWORD } from './client.ts'
import {
  executeSql,
  type RunningServer,
  type ServerAddress,
  type ServerSettings,
  startServer,
} from './server.ts'

/** The real one; pages-setup.ts replaces it during a test. */
const { fetch } = globalThis

type NewPerson = {
  email: string
  firstName?: string
  lastName?: string
  password?: string
  roles?: SystemRole[]
}

export type BackEnd = ReturnType<typeof createBackEnd>

/** The client of the page under test in this file, for pages-setup.ts. */
export let page: Client | undefined

/**
 * Gives this test file a back end: the real server in another process, with a real database that is emptied before
 * each test. Call it at the top of the file. The server outlives the file: the worker's later files use it too.
 */
export function useBackEnd(): BackEnd {
  let server: ServerAddress | undefined
  beforeAll(async () => {
    const response = await fetch(`${inject('sharedServers')}/${process.env.VITEST_POOL_ID}`)
    if (!response.ok) throw new Error(await response.text())
    server = (await response.json()) as ServerAddress
  })
  return createBackEnd(() => server!)
}

/**
 * Gives this test file a back end whose server no other file uses: for tests of its settings, its log, its process,
 * or of its caches. `env`: settings that differ from the defaults. `root`: of the server's sources, if these are a copy.
 */
export function useOwnBackEnd({ env = {}, root }: { env?: ServerSettings; root?: string } = {}) {
  let server: RunningServer | undefined
  beforeAll(async () => {
    server = await startServer(inject('template'), env, root)
    return () => server?.stop()
  })
  const backEnd = createBackEnd(() => server!)
  const stopAndRestart = async () => {
    server = await server?.stopAndRestart()
  }
  const killAndRestart = async () => {
    server = await server?.killAndRestart()
  }
  // Not with a spread, which would read the address before the server has one.
  return Object.defineProperties(backEnd, {
    pid: { get: () => server?.process.pid },
    log: { get: () => server?.log() },
    dataDir: { get: () => server?.dataDir },
    stopAndRestart: { value: stopAndRestart },
    killAndRestart: { value: killAndRestart },
    startAnother: { value: () => server?.startAnother() },
  }) as BackEnd & {
    /** Starts another instance of the server, which must be stopped before the end of the file. */
    readonly startAnother: RunningServer['startAnother']
    /** Stops the server as an operator does, and starts it again, at another address. */
    readonly stopAndRestart: () => Promise<void>
    /** Kills the server, as a crash would, and starts it again, at another address. */
    readonly killAndRestart: () => Promise<void>
    /** The folder with the files of the server. */
    readonly dataDir: string
    /** The id of the server's process. */
    readonly pid: number
    /** The log of the server so far. */
    readonly log: string
  }
}

function createBackEnd(address: () => ServerAddress) {
  const query = (text: string, values?: unknown[]) => executeSql(address().sqlUrl, text, values)

  /** Rows of the server's database: sql`select … where id = ${id}`. */
  const sql = (texts: TemplateStringsArray, ...values: unknown[]) =>
    query(
      texts.reduce((text, part, index) => `${text}$${index}${part}`),
      values,
    )

  /** Adds a person who can log in with `password`, by default `PASSWORD`. Returns the id. */
  async function createPerson({ email, firstName = 'Els', lastName = 'de Smid', ...rest }: NewPerson) {
    const { password = PASSWORD, roles = ['BW_USER'] } = rest
    const [person] = await sql`
      insert into person (email, first_name, last_name, password_hash, roles, email_verified_at)
      values (${email}, ${firstName}, ${lastName}, ${cheapHashOf(password)}, ${roles}, now()) returning id`
    return person!.id as number
  }

  async function whileRenamed<T>(rename: string, undo: string, during: () => Promise<T>): Promise<T> {
    await query(rename)
    return during().finally(() => query(undo))
  }

  /** Makes every request that uses a table fail while `during` runs. Returns what `during` returns. */
  const withoutTable = <T>(name: string, during: () => Promise<T>) =>
    whileRenamed(
      `alter table ${name} rename to ${name}_away`,
      `alter table ${name}_away rename to ${name}`,
      during,
    )

  /** Makes every request that uses a column fail while `during` runs. Returns what `during` returns. */
  const withoutColumn = <T>(table: string, name: string, during: () => Promise<T>) =>
    whileRenamed(
      `alter table ${table} rename column ${name} to ${name}_away`,
      `alter table ${table} rename column ${name}_away to ${name}`,
      during,
    )

  const empty = () => emptyAllTables(query)

  const newClient = () => new Client(() => address().url)

  beforeEach(async () => {
    page = newClient()
    await empty()
  })

  return {
    get url() {
      return address().url
    },
    /** Every route of the server, also those that the API's description hides: "GET /rest/login". */
    get routes() {
      return address().routes
    },
    /** The client whose cookies the page under test sends. */
    get page() {
      return page!
    },
    /** Returns a client with cookies and an Origin of its own. */
    client: newClient,
    sql,
    /** Runs a statement that is not known before, and returns its rows. */
    query,
    /** Empties the database, as before each test. */
    empty,
    withoutTable,
    withoutColumn,
    /** Returns every row of every table, to see whether something changed. */
    contents: () => contentsOfAllTables(query),
    createPerson,
  }
}
