import { expect, test } from 'vitest'

import { useOwnBackEnd } from '../../testing/harness/back-end.ts'
import { freePort } from './start.ts'

const port = await freePort()
const backEnd = useOwnBackEnd({ env: { METRICS_PORT: port } })

const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

test('requests are measured per route, without what was asked for', async () => {
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

test('the pool and the event loop are measured', async () => {
  const text = await metrics()
  expect(text).toMatch(/^database_connections\{state="idle"\} [1-9]/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
})

test('the portal itself shows no figures', async () => {
  expect((await backEnd.client().get('/metrics')).body).not.toContain('database_connections')
})
