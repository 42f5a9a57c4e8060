import { type ChildProcess, fork } from 'node:child_process'
import { argon2Sync } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, inject } from 'vitest'

import type { SystemRole } from '#shared/domain/role.ts'
import { Client, PASSWORD } from './client.ts'
import { createDatabase, type TestDatabase } from './database.ts'

/** A question about the database, for the server's process. */
export type SqlRequest = { id: number; text: string; values: unknown[] }
export type SqlResponse = { id: number } & ({ rows: Record<string, unknown>[] } | { failure: string })

type NewPerson = {
  email: string
  firstName?: string
  lastName?: string
  password?: string
  roles?: SystemRole[]
}

/** The client of the page that is under test in this file, for pages-setup.ts. */
export let page: Client | undefined

/**
 * Gives this test file a back end: the real server in a process of its own, over a real database that is emptied
 * before each test. Call it at the top of the file. Takes settings that differ from the defaults.
 */
export function useBackEnd({ env = {} }: { env?: Record<string, string> } = {}) {
  let database: TestDatabase
  let server: ChildProcess
  let url = ''
  let routes: string[] = []
  let log = ''
  let asked = 0
  const waiting = new Map<number, (reply: SqlResponse) => void>()

  async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const id = ++asked
    const reply = await new Promise<SqlResponse>((resolve) => {
      waiting.set(id, resolve)
      server.send({ id, text, values } satisfies SqlRequest)
    })
    if ('failure' in reply) throw new Error(`${reply.failure} in: ${text}`)
    return reply.rows
  }

  /** Rows of the server's database: sql`select … where id = ${id}`. */
  const sql = (texts: TemplateStringsArray, ...values: unknown[]) =>
    query(
      texts.reduce((text, part, index) => `${text}$${index}${part}`),
      values,
    )

  /** Adds somebody who can log in with the password of everybody in a test. Gives the id. */
  async function createPerson({ email, firstName = 'Els', lastName = 'de Smid', ...rest }: NewPerson) {
    const { password = PASSWORD, roles = ['BW_USER'] } = rest
    const [person] = await sql`
      insert into person (email, first_name, last_name, password_hash, roles)
      values (${email}, ${firstName}, ${lastName}, ${cheapHashOf(password)}, ${roles}) returning id`
    return person!.id as number
  }

  const empty = () => query(EMPTY_ALL_TABLES)

  /** Every row of every table, to see whether something changed. */
  async function contents(): Promise<Record<string, unknown[]>> {
    const tables = await query(`select ${TABLES} as names`)
    const names = String(tables[0]?.names).split(', ')
    const rows = names.map(async (name) => [name, await query(`select * from ${name} as line order by line`)])
    return Object.fromEntries(await Promise.all(rows))
  }

  const newClient = () => new Client(() => url)

  beforeAll(async () => {
    database = await createDatabase(inject('template'))
    server = fork(join(import.meta.dirname, 'server-process.ts'), {
      env: { PATH: process.env.PATH, PORT: '0', ...database.settings, ...env },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    server.stderr?.on('data', (chunk) => {
      log += chunk
    })
    const started = new Promise<SqlResponse>((resolve) => waiting.set(0, resolve))
    server.on('message', (reply: SqlResponse) => {
      waiting.get(reply.id)?.(reply)
      waiting.delete(reply.id)
    })
    const reply = await Promise.race([started, once(server, 'exit')])
    if (!('rows' in reply)) throw new Error(`the server did not start:\n${log}`)
    url = String(reply.rows[0]?.url)
    routes = reply.rows[0]?.routes as string[]
  })

  beforeEach(async () => {
    page = newClient()
    await empty()
  })

  afterAll(async () => {
    const gone = once(server, 'exit')
    server.disconnect()
    await gone
    await database.remove()
  })

  return {
    get url() {
      return url
    },
    /** The process that the server runs in. */
    get pid() {
      return server.pid
    },
    /** Every route the server has, also one that its description hides: "GET /rest/login". */
    get routes() {
      return routes
    },
    /** What the server logged so far. */
    get log() {
      return log
    },
    /** The client whose cookies the page under test travels with. */
    get page() {
      return page!
    },
    /** A browser of its own: cookies, Origin. */
    client: newClient,
    sql,
    /** Empties the database, as before each test. */
    empty,
    contents,
    createPerson,
  }
}

/** All tables but those that the migrations keep for themselves, behind each other. */
const TABLES = `(
  select string_agg(quote_ident(tablename), ', ') from pg_tables
  where schemaname = 'public' and tablename not like 'kysely%')`

/** Of tables with so few rows, in a tenth of the time that truncating them takes. */
const EMPTY_ALL_TABLES = `
  do $$ declare name text; begin
    set local session_replication_role = replica;
    foreach name in array string_to_array(${TABLES}, ', ') loop
      execute 'delete from ' || name;
    end loop;
    for name in select quote_ident(sequencename) from pg_sequences where last_value is not null loop
      execute 'alter sequence ' || name || ' restart';
    end loop;
  end $$`

/** A real hash, of the lowest cost there is: what it costs to log in is tested where it is decided. */
function cheapHashOf(password: string) {
  const nonce = Buffer.from('salt of the tests')
  const key = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 8,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  const [salt, hash] = [nonce, key].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`
}
