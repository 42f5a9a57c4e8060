import { expect, test } from 'vitest'

import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
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
  // The numbers are times and sizes, which may contain these digits.
  const labels = [...text.matchAll(/\{.*\}/g)].join()
  expect(labels).toContain('status="404"')
  expect(labels).not.toMatch(/12345|els/)
})

test('measures the database pool and the event loop', async () => {
  // Workers of the server use the connections when it starts.
  await expect.poll(metrics).toMatch(/^database_connections\{state="idle"\} [1-9]/m)
  expect(await metrics()).toMatch(/^nodejs_eventloop_lag_seconds /m)
})

test('measures the mail that waits and that was given up, and is served without the database too', async () => {
  await backEnd.sql`
    insert into mail_outbox (recipient, subject, body, message_id, created_at, next_attempt_at, abandoned_at)
    values
      ('els@smederij.nl', 'Hallo', '', 'a', now() - interval '1 hour', now() + interval '1 hour', null),
      ('els@smederij.nl', 'Hallo', '', 'b', now(), now() + interval '1 hour', null),
      ('els@smederij.nl', 'Hallo', '', 'c', now() - interval '1 day', 'infinity', now())`
  const text = await metrics()
  expect(text).toContain('mails{state="waiting"} 2')
  expect(text).toContain('mails{state="given up"} 1')
  expect(text).toMatch(/^mail_oldest_waiting_seconds 36\d\d/m)
  const without = await backEnd.withoutTable('mail_outbox', metrics)
  expect(without).toContain('mails{state="waiting"} Nan')
})

test('says which build is served, as the probe of readiness does', async () => {
  const { headers } = await backEnd.client().get('/health/ready')
  expect(await metrics()).toContain(`build_info{build="${headers.get('x-build') ?? 'none'}"} 1`)
})

test('does not serve metrics on the port of the portal', async () => {
  expect((await backEnd.client().get('/metrics')).body).not.toContain('database_connections')
})
