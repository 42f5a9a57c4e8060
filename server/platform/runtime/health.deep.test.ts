import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'

import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { healthRoutes } from './health.ts'
import { freePort } from './start.ts'

const port = await freePort()
// Its own server: what readiness warns of stays for as long as a process runs.
const backEnd = useOwnBackEnd({ env: { METRICS_PORT: port } })

/** On the port of the metrics. */
async function readinessForOperators() {
  const response = await fetch(`http://127.0.0.1:${port}/health/ready`)
  return [response.status, await response.json()]
}
const READY = { status: 'ready', problems: [] }

test('reports a running server as live and ready', async () => {
  const client = backEnd.client()
  expect((await client.get('/health/live')).body).toEqual({ status: 'live' })
  const { status, body } = await client.get('/health/ready')
  expect([status, body]).toEqual([200, READY])
  expect(await readinessForOperators()).toEqual([
    200,
    { ...READY, mail: 'on time', disk: 'enough', warnings: [] },
  ])
})

test('says that mail is delayed, which is no reason to take the server out of service', async () => {
  await backEnd.sql`
    insert into mail_outbox (recipient, subject, body, message_id, created_at, next_attempt_at)
    values ('els@smederij.nl', 'Hallo', '', 'a', now() - interval '16 minutes', now() + interval '1 hour')`
  expect(await readinessForOperators()).toEqual([
    200,
    { ...READY, mail: 'delayed', disk: 'enough', warnings: [] },
  ])
  const { status, body } = await backEnd.client().get('/health/ready')
  expect([status, body]).toEqual([200, READY])
})

test('names everything that keeps a server from being ready', async () => {
  const app = Fastify().decorate('buildId', () => '0123456789ab')
  healthRoutes(app, async () => false)
  app.readinessChecks.push(
    () => undefined,
    async () => 'proxy',
  )
  const response = await app.inject('/health/ready')
  expect([
    response.statusCode,
    response.headers['retry-after'],
    response.headers['x-build'],
    response.json(),
  ]).toEqual([503, '10', '0123456789ab', { status: 'not ready', problems: ['database', 'proxy'] }])
  expect((await app.inject('/health/live')).statusCode).toBe(200)
})

describe('with time to drain', () => {
  const draining = useOwnBackEnd({ env: { DRAIN_SECONDS: '3' } })

  test('a server that was told to stop is not ready, and still serves requests', async () => {
    const client = draining.client()
    const readiness = async () => (await client.get('/health/ready')).body
    const restarted = draining.stopAndRestart()
    await expect.poll(readiness).toEqual({ status: 'not ready', problems: ['stopping'] })
    expect((await client.get('/rest/login')).status).toBe(200)
    await restarted
    expect(await readiness()).toEqual(READY)
  })
})
