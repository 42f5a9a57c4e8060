import { expect, test } from 'vitest'

import { useOwnBackEnd } from '../../testing/harness/back-end.ts'
import { freePort } from './start.ts'

const port = await freePort()
const backEnd = useOwnBackEnd({ env: { METRICS_PORT: port } })

const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

test('measures requests per route, without their path and query', async () => {
  const client = backEnd.client()
  await client.get('/rest/companies/12345/checks?naam=els')
  await client.get('/rest/12345')
  const text = await metrics()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/rest/companies/:companyId/checks",status="401"} 1',
  )
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1')
  expect(text).not.toMatch(/12345|els/)
})

test('measures the database pool and the event loop', async () => {
  const text = await metrics()
  expect(text).toMatch(/^database_connections\{state="idle"\} [1-9]/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
})

test('does not serve metrics on the port of the portal', async () => {
  expect((await backEnd.client().get('/metrics')).body).not.toContain('database_connections')
})
