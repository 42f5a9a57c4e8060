import { beforeAll, beforeEach, inject } from 'vitest'

import type { SystemRole } from '#shared/domain/basics/role.ts'
import {
  contentsOfAllTables,
  emptyAllTables,
  hashesOfAllTables,
  keepAllTables,
  restoreAllTables,
} from './all-tables.ts'
import { cheapHashOf } from './cheap-hash.ts'
import { Client, PASSWORD } from './client.ts'
import { queryPool } from './query-pool.ts'
import {
  executeSql,
  type RunningServer,
  type ServerAddress,
  type ServerSettings,
  startServer,
} from './server.ts'
import { watchTestTime } from './test-time.ts'

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
 * The real server in another process, with a real database that is emptied before each test. Call it at the top of the
 * file. Later files of the worker use the same server.
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
 * A server that no other file uses: for tests of its settings, log, process or caches. `env`: settings that differ from
 * the defaults. `root`: of the server's sources, if these are a copy.
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
    queryAsServer: { value: (text: string, values?: unknown[]) => executeSql(server!.sqlUrl, text, values) },
    stopAndRestart: { value: stopAndRestart },
    killAndRestart: { value: killAndRestart },
    startAnother: { value: () => server?.startAnother() },
  }) as BackEnd & {
    /** The test must stop the instance before the end of the file. */
    readonly startAnother: RunningServer['startAnother']
    /** As an operator does; starts at another address. */
    readonly stopAndRestart: () => Promise<void>
    /** As a crash would; starts at another address. */
    readonly killAndRestart: () => Promise<void>
    readonly dataDir: string
    /** Over a connection of the server, instead of one of the tests. */
    readonly queryAsServer: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
    readonly pid: number
    readonly log: string
  }
}

function createBackEnd(address: () => ServerAddress) {
  /** Over a connection of the tests: faster than through the server. */
  const query = (text: string, values?: unknown[]) => {
    const { databaseUrl, sqlUrl } = address()
    return databaseUrl ? queryPool(databaseUrl, text, values) : executeSql(sqlUrl, text, values)
  }

  /** sql`select … where id = ${id}` */
  const sql = (texts: TemplateStringsArray, ...values: unknown[]) =>
    query(
      texts.reduce((text, part, index) => `${text}$${index}${part}`),
      values,
    )

  async function createPerson({ email, firstName = 'Els', lastName = 'de Smid', ...rest }: NewPerson) {
    const { password = PASSWORD, roles = ['BW_USER'] } = rest
    const [person] = await sql`
      insert into person (email, first_name, last_name, password_hash, roles, email_verified_at)
      values (${email}, ${firstName}, ${lastName}, ${cheapHashOf(password)}, ${roles}, now()) returning id`
    return person!.id as number
  }

  async function whileRenamed<T>(rename: string, undo: string, during: () => Promise<T>): Promise<T> {
    await page?.settle()
    await query(rename)
    return during().finally(() => query(undo))
  }

  /** Every later request that uses the table fails while `during` runs. Returns what `during` returns. */
  const withoutTable = <T>(name: string, during: () => Promise<T>) =>
    whileRenamed(
      `alter table ${name} rename to ${name}_away`,
      `alter table ${name}_away rename to ${name}`,
      during,
    )

  /** Every later request that uses the column fails while `during` runs. Returns what `during` returns. */
  const withoutColumn = <T>(table: string, name: string, during: () => Promise<T>) =>
    whileRenamed(
      `alter table ${table} rename column ${name} to ${name}_away`,
      `alter table ${table} rename column ${name}_away to ${name}`,
      during,
    )

  /** After the requests of the page that are under way. */
  async function endSessions() {
    await page?.settle()
    await sql`delete from session`
  }

  const empty = () => emptyAllTables(query)

  const newClient = () => new Client(() => address().url, query)

  const isDuringTest = watchTestTime()
  beforeEach(async () => {
    page = newClient()
    await empty()
  })

  return {
    get url() {
      return address().url
    },
    /** Including those that the API's description hides: "GET /rest/login". */
    get routes() {
      return address().routes
    },
    get page() {
      return page!
    },
    client: newClient,
    sql,
    /** For a statement that is composed at run time. */
    query,
    empty,
    /** Keeps the present rows for `restore`, also in later tests of the file. */
    keep: () => keepAllTables(query),
    restore: () => restoreAllTables(query),
    endSessions,
    withoutTable,
    withoutColumn,
    /** Every row of every table, to see whether something changed. */
    contents: () => contentsOfAllTables(query),
    /** By the name of a table: faster than its contents, and says less about what changed. */
    hashes: () => hashesOfAllTables(query),
    createPerson,
    isDuringTest,
  }
}
