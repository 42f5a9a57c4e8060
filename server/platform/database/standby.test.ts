import { setTimeout } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'

import { startPair, startServerOn } from '../../../testing/cluster/pair.ts'
import { cheapHashOf } from '../../../testing/harness/cheap-hash.ts'
import { Client, PASSWORD } from '../../../testing/harness/client.ts'
import { query } from '../../../testing/harness/postgres.ts'
import { readOld } from '../http/old-reads.ts'
import { parseConfig } from '../runtime/config.ts'
import { connect } from './connection.ts'

const CHANGED_COOKIE = 'bw_changed'
const SLEEPING = `select from pg_stat_activity where wait_event = 'PgSleep'`
const logger = pino({ level: 'silent' })

describe.runIf(inject('template').DATABASE_URL)('reads that may be a second old', () => {
  let pair: Awaited<ReturnType<typeof startPair>>
  let server: Awaited<ReturnType<typeof startServerOn>>
  beforeAll(async () => {
    // A read that is in the way of a change of the primary is cancelled at once.
    pair = await startPair({ max_standby_streaming_delay: '0' })
    // The primary does not wait for it, so that the standby can be behind and can be away.
    await query(pair.primary.url, 'alter system reset synchronous_standby_names')
    await query(pair.primary.url, 'select pg_reload_conf()')
    server = await startServerOn(pair, { DATABASE_READ_URL: pair.standby.url })
    await query(
      pair.primary.url,
      `insert into person (email, first_name, last_name, password_hash, roles, email_verified_at)
       values ('bas@beheer.nl', 'Bas', 'Bos', $1, '{BW_USER,BW_ADMIN}', now())`,
      [cheapHashOf(PASSWORD)],
    )
    return async () => {
      await server.stop()
      await pair.stop()
    }
  })
  // What the standby has reaches it again after each test.
  beforeEach(() => () => query(pair.standby.url, 'select pg_wal_replay_resume()'))

  /** Somebody who is logged in and changed nothing for two seconds. */
  async function logIn() {
    const client = new Client(() => server.url)
    await client.login('bas@beheer.nl')
    client.cookies.delete(CHANGED_COOKIE)
    return client
  }

  const addCompany = (name: string) =>
    query(
      pair.primary.url,
      `insert into company (owner_id, name, number_of_employees, branch, membership)
       select id, $1, '<10', 'Metalektro', 'Weet ik niet' from person`,
      [name],
    )

  const listCompanies = async (client: Client): Promise<string[]> => {
    const { status, body } = await client.get('/rest/admin/companies')
    expect(status).toBe(200)
    return body.responseObject.items.map(({ name }: { name: string }) => name)
  }

  /** Whether the list is read from the standby now. */
  const isUsed = async (client: Client) => {
    const [now] = await query(pair.standby.url, 'select clock_timestamp()::text as time')
    await listCompanies(client)
    const readers = await query(
      pair.standby.url,
      `select from pg_stat_activity where application_name = 'beterwerk'
       and query like '%from "company"%' and query_start > $1`,
      [now!.time],
    )
    return readers.length > 0
  }

  test('come from the standby', async () => {
    const client = await logIn()
    await expect.poll(() => isUsed(client)).toBe(true)
  })

  test('come from the primary once the standby is more than a second behind', async () => {
    const client = await logIn()
    await expect.poll(() => isUsed(client)).toBe(true)
    await query(pair.standby.url, 'select pg_wal_replay_pause()')
    await addCompany('Smederij Laat')
    await expect.poll(() => listCompanies(client), { interval: 50 }).toContain('Smederij Laat')
  })

  test('come from the primary for a browser that changed something', async () => {
    const client = await logIn()
    await expect.poll(() => isUsed(client)).toBe(true)
    await query(pair.standby.url, 'select pg_wal_replay_pause()')
    const { headers } = await client.post('/rest/companies', {
      name: 'Smederij Nieuw',
      numberOfEmployees: '<10',
      branch: 'Metalektro',
      membership: 'Weet ik niet',
    })
    expect(headers.getSetCookie()).toEqual(['bw_changed=1; Max-Age=2; Path=/; HttpOnly; SameSite=Strict'])
    expect(await listCompanies(client)).toContain('Smederij Nieuw')
  })

  test('go on when the standby is away, and come from it when it is back', async () => {
    const client = await logIn()
    await expect.poll(() => isUsed(client)).toBe(true)
    await pair.standby.kill()
    // The first of them meets broken connections to the standby.
    await listCompanies(client)
    await addCompany('Smederij Alleen')
    await expect.poll(() => listCompanies(client)).toContain('Smederij Alleen')
    await pair.standby.restart()
    await expect.poll(() => isUsed(client), { timeout: 60_000 }).toBe(true)
  })

  const connectTo = (standbyUrl: string) => {
    const config = parseConfig({ DATABASE_URL: pair.primary.url, DATABASE_READ_URL: standbyUrl })
    return connect(config, logger).then((connection) => ({ config, ...connection }))
  }

  test('are read again from the primary when the standby cancels them for a change', async () => {
    const { close, db, standby, config } = await connectTo(pair.standby.url)
    await expect.poll(() => standby!.isRecent()).toBe(true)
    await addCompany('Smederij Weg')
    const request = { cookies: {}, log: logger as FastifyBaseLogger }
    const seen: boolean[] = []
    const reading = readOld({ db, standby, config }, request, async (db) => {
      const { rows } = await sql<{ isStandby: boolean }>`select pg_is_in_recovery() as "isStandby"`.execute(
        db,
      )
      seen.push(rows[0]!.isStandby)
      await sql`select count(*), pg_sleep(case when pg_is_in_recovery() then 20 else 0 end) from company`.execute(
        db,
      )
    })
    await expect.poll(() => query(pair.standby.url, SLEEPING)).toHaveLength(1)
    await query(pair.primary.url, `delete from company where name = 'Smederij Weg'`)
    await query(pair.primary.url, 'vacuum company')
    await reading
    expect(seen).toEqual([true, false])
    await close()
  })

  test('come from the primary when the address for them is none of a standby', async () => {
    const { standby, close } = await connectTo(pair.primary.url)
    await setTimeout(1_000)
    expect(standby!.isRecent()).toBe(false)
    await close()
  })
})
