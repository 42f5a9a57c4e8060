import { request } from 'node:http'

import Fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'

import { useBackEnd } from '../../testing/harness/back-end.ts'
import { createLogger } from '../runtime/log.ts'
import { registerErrorHandler } from './errors.ts'
import { Refusal } from './refusal.ts'

const backEnd = useBackEnd()

const refused = { responseObject: null, message: null, globalerrors: [], errors: [] }

/** What `fetch` would correct on the way: the path as it is. */
const statusOf = (path: string) =>
  new Promise((resolve) => {
    request(backEnd.url, { path }, (response) => resolve(response.resume().statusCode)).end()
  })

test('an unknown path under /rest is refused in the envelope', async () => {
  const { status, body } = await backEnd.client().get('/rest/nergens')
  expect({ status, body }).toEqual({ status: 404, body: refused })
})

test('a path that cannot be decoded, or holds a NUL byte, is refused', async () => {
  expect(await statusOf('/%')).toBe(400)
  expect(await statusOf('/rest/%E0%A4%A')).toBe(400)
  expect(await statusOf('/rest/companies/%00/checks')).toBe(400)
  expect(await statusOf('/rest/password/reset-password-possible?token=a%00')).toBe(400)
  expect(await statusOf('/rest/login')).toBe(200)
})

test.each(['/rest/login', '/rest/nergens', '/rest/%00', '/nergens.js', '/health/live'])(
  'the answer to %s carries the headers that protect it',
  async (path) => {
    const { headers } = await backEnd.client().get(path)
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(headers.get('cache-control')).toBe(path.startsWith('/rest/') ? 'no-store' : null)
  },
)

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

test.each([
  ['a NUL byte', { username: 'els@smederij.nl\0', password: 'Welkom2026' }],
  ['a NUL byte in a name', { 'a\0': 1 }],
  ['a NUL byte deep inside', { a: [{ b: 'c\0' }] }],
])('a body with %s is refused', async (_, body) => {
  const answer = await backEnd.client().post('/rest/login', body)
  expect([answer.status, answer.body]).toEqual([400, refused])
})

const send = async (body: string, type?: string) => {
  const headers = { ...(type && { 'content-type': type }) }
  const response = await backEnd.client().fetch('/rest/login', { method: 'POST', body, headers })
  return [response.status, await response.json()]
}

test('malformed and deep JSON, other types and large bodies are refused in the envelope', async () => {
  expect(await send('{"username":', 'application/json')).toEqual([400, refused])
  expect(await send('{}', 'text/plain')).toEqual([415, refused])
  expect(await send('username=els', 'application/x-www-form-urlencoded')).toEqual([415, refused])
  expect(await send(nested(17), 'application/json')).toEqual([400, refused])
  expect(await send(nested(10_000), 'application/json')).toEqual([400, refused])
  expect(await send(`{"a":"${'a'.repeat(100_000)}"}`, 'application/json')).toEqual([413, refused])
})

test('a body that is not an object is refused per field', async () => {
  const { status, body } = await backEnd.client().post('/rest/login')
  expect(status).toBe(400)
  expect(body.errors).toEqual([
    { field: 'username', message: 'Dit is een verplicht veld.' },
    { field: 'password', message: 'Dit is een verplicht veld.' },
  ])
  expect((await backEnd.client().post('/rest/login', [])).status).toBe(400)
})

test('a failure of ours says nothing about itself, and is logged without the values in it', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const client = backEnd.client()
  await client.login('els@smederij.nl')
  await backEnd.sql`alter table company rename to elsewhere`
  try {
    const { status, body } = await client.get('/rest/companies')
    expect([status, body]).toEqual([500, refused])
  } finally {
    await backEnd.sql`alter table elsewhere rename to company`
  }
  expect(backEnd.log).toContain('"code":"42P01"')
  expect(backEnd.log).not.toContain('relation')
})

test('what is refused for now is logged as that, without a fault to look for', async () => {
  let log = ''
  const loggerInstance: FastifyBaseLogger = createLogger({ write: (line) => (log += line) })
  const app = Fastify({ loggerInstance })
  registerErrorHandler(app)
  app.get('/busy', () => {
    throw new Refusal(503)
  })
  const { statusCode } = await app.inject('/busy')
  expect(statusCode).toBe(503)
  const refusal = log.split('\n').find((line) => line.includes('refused for now'))
  expect(JSON.parse(refusal!)).toMatchObject({ level: 40, status: 503 })
  expect(log).not.toContain('stack')
})
