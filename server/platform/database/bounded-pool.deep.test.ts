import { beforeEach, describe, expect, test } from 'vitest'

import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { whileLocked } from '../../../testing/harness/held-lock.ts'
import { freePort } from '../runtime/start.ts'

const metricsPort = await freePort()
const refused = {
  responseObject: null,
  code: 'UNAVAILABLE',
  message: null,
  globalerrors: [],
  errors: [],
}

describe('with six connections to PostgreSQL', () => {
  const backEnd = useOwnBackEnd({
    env: {
      METRICS_PORT: metricsPort,
      DATABASE_POOL_SIZE: '6',
      DATABASE_WAIT_SECONDS: '1',
      DATABASE_LOCK_SECONDS: '5',
    },
  })
  beforeEach(() => backEnd.createPerson({ email: 'els@smederij.nl' }))

  async function logIn() {
    const client = backEnd.client()
    await client.login('els@smederij.nl')
    return client
  }

  test('a locked table takes down only the requests that need it', async () => {
    const client = await logIn()
    const lock = 'lock table shop_order in access exclusive mode'
    const responses = await whileLocked(backEnd, lock, async ({ waiters }) => {
      const waiting = Promise.all(Array.from({ length: 20 }, () => client.get('/rest/orders/page')))
      await waiters(2)
      for (const path of ['/rest/companies', '/rest/person/detail', '/health/ready'])
        expect((await client.get(path)).status).toBe(200)
      return waiting
    })
    for (const { status, headers, body } of responses)
      expect([status, headers.get('retry-after'), body]).toEqual([503, '5', refused])
    // Two waited for the lock, the others for a connection.
    await expect.poll(() => backEnd.log).toContain('"reason":"55P03"')
    expect(backEnd.log).toContain('"reason":"No connection to the database became free in time."')
    expect((await client.get('/rest/orders/page')).status).toBe(200)
  })

  test('a pool that is full refuses requests for now, and says nothing about the database', async () => {
    const client = await logIn()
    const paths = ['/rest/companies', '/rest/person/detail', '/rest/orders/page']
    await whileLocked(
      backEnd,
      'lock table session in access exclusive mode',
      async ({ waiters, release }) => {
        const waiting = Promise.all(paths.flatMap((path) => [client.get(path), client.get(path)]))
        await waiters(6)
        expect((await client.get('/rest/companies/own')).status).toBe(503)
        const { status, body } = await client.get('/health/ready')
        expect([status, body]).toEqual([200, { status: 'ready', problems: [] }])
        const forOperators = await fetch(`http://127.0.0.1:${metricsPort}/health/ready`)
        expect(await forOperators.json()).toMatchObject({ status: 'ready', mail: 'unknown', problems: [] })
        await release()
        expect((await waiting).map(({ status }) => status)).toEqual(Array(6).fill(200))
      },
    )
  })
})
