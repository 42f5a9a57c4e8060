import { setTimeout } from 'node:timers/promises'

import type pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest'

import { startDatabaseProxy } from '../../../testing/fakes/database-proxy.ts'
import { startMailServer } from '../../../testing/fakes/mail-server.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import type { Client } from '../../../testing/harness/client.ts'
import { whileLocked } from '../../../testing/harness/held-lock.ts'
import { BoundedPool } from './bounded-pool.ts'
import type { PreparingClient } from './preparing-client.ts'

const { DATABASE_URL: databaseUrl } = inject('template')
const POOL_SIZE = 10
/** As many routes as it takes to use all connections: each uses a third. */
const PATHS = ['/rest/companies', '/rest/person/detail', '/rest/orders/page', '/rest/companies/own']

const connectTo = (pool: pg.Pool) => pool.connect() as Promise<pg.PoolClient & PreparingClient>

describe('when the network to PostgreSQL fails', async () => {
  const proxy = await startDatabaseProxy(databaseUrl)
  let accepted = 0
  let beforeAccepting = () => {}
  const mailServer = await startMailServer([], {
    onData(stream, _session, done) {
      stream.resume()
      accepted++
      beforeAccepting()
      done()
    },
  })
  afterAll(() => Promise.all([proxy.stop(), mailServer.stop()]))
  const backEnd = useOwnBackEnd({
    env: ({ DATABASE_URL }) => ({
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      DATABASE_URL: proxy.addressOf(DATABASE_URL),
      DATABASE_WAIT_SECONDS: '5',
      DATABASE_LOCK_SECONDS: '60',
      DATABASE_STATEMENT_SECONDS: '2',
      DATABASE_IDLE_SECONDS: '1',
    }),
  })
  beforeEach(() => backEnd.createPerson({ email: 'els@smederij.nl' }))
  afterEach(() => {
    beforeAccepting = () => {}
    proxy.setAway(false)
  })

  const sentMails = () => backEnd.sql`select attempts from mail_outbox where sent_at is not null`

  async function logIn() {
    const client = backEnd.client()
    await client.login('els@smederij.nl')
    return client
  }

  const getAll = (client: Client) =>
    Promise.all(PATHS.flatMap((path) => [1, 2, 3].map(() => client.get(path))))

  async function whileAllAreUsed(client: Client, during: () => unknown) {
    return whileLocked(backEnd, 'lock table session in access exclusive mode', async () => {
      const responses = getAll(client)
      await expect.poll(() => proxy.connectionCount).toBeGreaterThanOrEqual(POOL_SIZE)
      await during()
      return responses
    })
  }

  test('a pool replaces connections that became silent while they were idle, all after one check', async () => {
    const pool = new BoundedPool({
      // The template of all databases must have no connections.
      addresses: [new URL('/postgres', proxy.addressOf(databaseUrl)).href],
      max: 6,
      connectionTimeoutMillis: 60_000,
    })
    pool.on('error', () => {})
    // A lane uses a third.
    const clients = await Promise.all([connectTo(pool), connectTo(pool)])
    for (const client of clients) client.release()
    await expect.poll(() => clients.every(({ idleTime }) => idleTime > 1_000)).toBe(true)
    proxy.silence()
    // Statements have no limit here, so that only the check can find out.
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await expect.poll(() => pool.totalCount).toBe(1)
    await pool.end()
  })

  test('requests that wait for a silent connection are refused for now, and the next ones are served', async () => {
    const client = await logIn()
    const responses = await whileAllAreUsed(client, () => proxy.silence())
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 503))
    const [{ headers, body }] = responses as [(typeof responses)[number]]
    expect([headers.get('retry-after'), body.code, body.message]).toEqual(['5', 'UNAVAILABLE', null])
    const next = await getAll(client)
    expect(next.map(({ status }) => status)).toEqual(next.map(() => 200))
  })

  test('a change on a connection that became silent is undone, and keeps nothing locked', async () => {
    const client = await logIn()
    const rename = (firstName: string) =>
      client.post('/rest/person/detail', {
        firstName,
        lastName: 'de Smid',
        emailAddress: 'els@smederij.nl',
        receivesNewsletter: false,
      })
    await whileLocked(backEnd, 'select from person for update', async ({ waiters }) => {
      const response = rename('Silent')
      await waiters(1)
      proxy.silence()
      expect((await response).status).toBe(503)
    })
    expect((await client.get('/rest/person/detail')).body.responseObject.firstName).toBe('Els')
    expect((await rename('Elsje')).status).toBe(200)
  })

  test('a mail that is accepted while the database is away is recorded afterwards, and not sent again', async () => {
    accepted = 0
    beforeAccepting = () => {
      proxy.setAway(true)
      proxy.silence()
    }
    await backEnd.client().post('/rest/password/forgot-password', { email: 'els@smederij.nl' })
    await expect.poll(() => accepted).toBe(1)
    await setTimeout(1_000)
    proxy.setAway(false)
    await expect.poll(() => sentMails().catch(() => [])).toEqual([{ attempts: 1 }])
    expect(accepted).toBe(1)
  })

  test('the worker that sends mails goes on after its connection became silent', async () => {
    await whileLocked(backEnd, 'lock table mail_outbox in access exclusive mode', async ({ waiters }) => {
      await waiters(1)
      proxy.silence()
    })
    // Connections that were just used are not checked, so the first request can be refused.
    const ask = () => backEnd.client().post('/rest/password/forgot-password', { email: 'els@smederij.nl' })
    await expect.poll(async () => (await ask()).status).toBe(204)
    const attempts = async () => (await backEnd.sql`select attempts from mail_outbox`)[0]?.attempts
    await expect.poll(attempts).toBeGreaterThan(0)
  })

  test('without a database requests are refused, the server is not ready, and is again afterwards', async () => {
    const client = await logIn()
    proxy.setAway(true)
    proxy.silence()
    const ready = async () => {
      const { status, body } = await client.get('/health/ready')
      return [status, body]
    }
    expect(await ready()).toEqual([503, { status: 'not ready', problems: ['database'] }])
    expect((await client.get('/rest/companies')).status).toBe(503)
    proxy.setAway(false)
    await expect.poll(ready).toEqual([200, { status: 'ready', problems: [] }])
    await expect.poll(async () => (await client.get('/rest/companies')).status).toBe(200)
  })

  test('a server whose connections are silent stops', async () => {
    const client = await logIn()
    const other = await backEnd.startAnother()
    const responses = getAll(client.at(other.url)).catch(() => {})
    proxy.setAway(true)
    proxy.silence()
    await other.stop()
    await responses
  })
})
