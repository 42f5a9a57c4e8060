import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { useBackEnd } from '../../testing/harness/back-end.ts'
import { healthRoutes } from './health.ts'

const backEnd = useBackEnd()

test('reports a running server as live and ready', async () => {
  const client = backEnd.client()
  expect((await client.get('/health/live')).body).toEqual({ status: 'live' })
  const { status, body } = await client.get('/health/ready')
  expect([status, body]).toEqual([200, { status: 'ready', problems: [] }])
})

test('names everything that keeps a server from being ready', async () => {
  const app = Fastify()
  healthRoutes(app, async () => false)
  app.readinessChecks.push(
    () => undefined,
    async () => 'proxy',
  )
  const response = await app.inject('/health/ready')
  expect([response.statusCode, response.json()]).toEqual([
    503,
    { status: 'not ready', problems: ['database', 'proxy'] },
  ])
  expect((await app.inject('/health/live')).statusCode).toBe(200)
})
