import { once } from 'node:events'
import { createServer } from 'node:net'

import Fastify from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'

import { useBackEnd } from '../../testing/harness/back-end.ts'
import type { Database } from '../database/schema.ts'
import { healthRoutes } from './health.ts'

const backEnd = useBackEnd()

test('reports a running server as live and ready', async () => {
  const client = backEnd.client()
  expect((await client.get('/health/live')).body).toEqual({ status: 'live' })
  const { status, body } = await client.get('/health/ready')
  expect([status, body]).toEqual([200, { status: 'ready', mail: 'on time' }])
})

test('says that mail is delayed, which is no reason to take the server out of service', async () => {
  await backEnd.sql`
    insert into mail_outbox (recipient, subject, body, message_id, created_at, next_attempt_at)
    values ('els@smederij.nl', 'Hallo', '', 'a', now() - interval '16 minutes', now() + interval '1 hour')`
  const { status, body } = await backEnd.client().get('/health/ready')
  expect([status, body]).toEqual([200, { status: 'ready', mail: 'delayed' }])
})

test('reports a server as live but not ready when its database does not respond', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'nobody', connectionTimeoutMillis: 10_000 })
  const app = Fastify()
  app.decorate('db', new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }))
  healthRoutes(app)

  const start = performance.now()
  const { statusCode, headers } = await app.inject('/health/ready')
  expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
  expect(performance.now() - start).toBeLessThan(6_000)
  expect((await app.inject('/health/live')).statusCode).toBe(200)
  silent.close()
})
