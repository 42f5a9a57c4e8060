import { expect, test } from 'vitest'

import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { freePort } from './start.ts'

const forwarded = { 'x-forwarded-for': '203.0.113.7' }
const READY = { status: 'ready', problems: [] }
const ports = [await freePort(), await freePort()] as const
const warnings = (log: string) => log.match(/"TRUST_PROXY does not name the proxy[^"]*"/g) ?? []

/** On the port of the metrics, which visitors do not reach. */
const warningsAt = async (port: string) =>
  (await (await fetch(`http://127.0.0.1:${port}/health/ready`)).json()).warnings

const direct = useOwnBackEnd({ env: { METRICS_PORT: ports[0] } })
const behindProxy = useOwnBackEnd({ env: { TRUST_PROXY: '127.0.0.1', METRICS_PORT: ports[1] } })

test('a proxy that is not trusted is named by the readiness for operators, and logged once', async () => {
  const client = direct.client()
  expect((await client.get('/health/ready')).body).toEqual(READY)
  for (let request = 0; request < 3; request++) await client.get('/health/live', forwarded)
  expect(await warningsAt(ports[0])).toEqual([
    'TRUST_PROXY does not name the proxy in front of the server: all visitors count as one address',
  ])
  const { status, body } = await client.get('/health/ready')
  expect([status, body]).toEqual([200, READY])
  await expect.poll(() => warnings(direct.log)).toHaveLength(1)
})

test('a trusted proxy is no problem', async () => {
  const client = behindProxy.client()
  // Also with a visitor in a private network, like the proxy.
  for (const address of ['203.0.113.7', '10.0.0.7'])
    await client.get('/health/live', { 'x-forwarded-for': address })
  expect(await warningsAt(ports[1])).toEqual([])
})
