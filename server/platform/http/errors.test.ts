import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'

import Fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'

import type { ErrorCode } from '#shared/domain/basics/error-code.ts'
import { newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { createLogger } from '../runtime/log.ts'
import { handleErrors } from './errors.ts'
import { Refusal } from './refusal.ts'

const backEnd = useOwnBackEnd()

const refused = (code: ErrorCode) => ({
  responseObject: null,
  code,
  message: null,
  globalerrors: [],
  errors: [],
})

/** `fetch` would normalize the path. Returns the status and the code, if any. */
const outcomeOf = async (path: string) => {
  const [response] = await once(request(backEnd.url, { path }).end(), 'response')
  const { code } = JSON.parse(await text(response))
  return [response.statusCode, code]
}

test('an unknown path under /rest is refused in the envelope', async () => {
  const { status, body } = await backEnd.client().get('/rest/nergens')
  expect({ status, body }).toEqual({ status: 404, body: refused('NOT_FOUND') })
})

test('a path that cannot be decoded, or holds a NUL byte, is refused', async () => {
  const badRequest = [400, 'BAD_REQUEST']
  expect(await outcomeOf('/rest/%')).toEqual(badRequest)
  expect(await outcomeOf('/rest/%E0%A4%A')).toEqual(badRequest)
  expect(await outcomeOf('/rest/companies/%00/checks')).toEqual(badRequest)
  expect(await outcomeOf('/rest/companies/externalId/%ED%A0%80')).toEqual(badRequest)
  expect(await outcomeOf('/rest/password/reset-password-possible?token=a%00')).toEqual(badRequest)
  expect(await outcomeOf('/rest/password/reset-password-possible?token=%ED%A0%80')).toEqual([200, undefined])
  expect(await outcomeOf('/rest/login')).toEqual([200, undefined])
})

test('the description of the API is not sent to somebody who asks for it again and again', async () => {
  const statuses: number[] = []
  for (let count = 0; count <= 100; count++)
    statuses.push((await backEnd.client().fetch('/rest/openapi.json', { method: 'HEAD' })).status)
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([100, 429])
  expect((await backEnd.client().get('/rest/login')).status).toBe(200)
})

test.each(['/rest/login', '/rest/nergens', '/rest/%00', '/nergens.js', '/health/live'])(
  'the response to %s has the security headers',
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
  ['the first half of a surrogate pair', { username: 'els\ud83d@smederij.nl', password: 'Welkom2026' }],
  ['the second half of a surrogate pair', { username: '\ude00', password: 'Welkom2026' }],
  ['half of a surrogate pair in a name', { '\ud800': 1 }],
])('a body with %s is refused', async (_, body) => {
  const answer = await backEnd.client().post('/rest/login', body)
  expect([answer.status, answer.body]).toEqual([400, refused('BAD_REQUEST')])
})

test('a character outside the basic plane is a character like any other', async () => {
  const body = { username: 'els@smederij.nl', password: 'Welkom2026😀' }
  expect((await backEnd.client().post('/rest/login', body)).status).toBe(401)
})

const send = async (body: string, type?: string) => {
  const headers = { ...(type && { 'content-type': type }) }
  const response = await backEnd.client().fetch('/rest/login', { method: 'POST', body, headers })
  return [response.status, await response.json()]
}

test('malformed and deep JSON, other types and large bodies are refused in the envelope', async () => {
  const badRequest = [400, refused('BAD_REQUEST')]
  const unsupportedType = [415, refused('UNSUPPORTED_MEDIA_TYPE')]
  const tooLarge = [413, refused('PAYLOAD_TOO_LARGE')]
  expect(await send('{"username":', 'application/json')).toEqual(badRequest)
  expect(await send('{}', 'text/plain')).toEqual(unsupportedType)
  expect(await send('username=els', 'application/x-www-form-urlencoded')).toEqual(unsupportedType)
  expect(await send(nested(17), 'application/json')).toEqual(badRequest)
  expect(await send(nested(10_000), 'application/json')).toEqual(badRequest)
  expect(await send(`{"a":"${'a'.repeat(100_000)}"}`, 'application/json')).toEqual(tooLarge)
})

test('a body that is not an object is refused per field', async () => {
  const { status, body } = await backEnd.client().post('/rest/login')
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
  expect(body.errors).toEqual([
    { field: 'username', message: 'Dit is een verplicht veld.' },
    { field: 'password', message: 'Dit is een verplicht veld.' },
  ])
  expect((await backEnd.client().post('/rest/login', [])).status).toBe(400)
})

test('an internal error discloses nothing to the client, and is logged without values', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const client = backEnd.client()
  await client.openSession('els@smederij.nl')
  const { status, body } = await backEnd.withoutTable('company', () => client.get('/rest/companies'))
  expect([status, body]).toEqual([500, refused('INTERNAL_ERROR')])
  // The log of a process can arrive after its response.
  await expect.poll(() => backEnd.log).toMatch(/"code":"42P01".*\n/)
  expect(backEnd.log).not.toContain('relation')
})

test('an error of the database is logged with the names of its table and constraint', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const client = backEnd.client()
  await client.openSession('els@smederij.nl')
  await backEnd.sql`alter table company add constraint no_smithy check (name <> 'Smederij') not valid`
  const { status } = await client.post('/rest/companies', { ...newCompanyDefaults, name: 'Smederij' })
  await backEnd.sql`alter table company drop constraint no_smithy`
  expect(status).toBe(500)
  await expect.poll(() => backEnd.log).toMatch(/"table":"company","constraint":"no_smithy".*\n/)
  expect(backEnd.log).not.toContain('Smederij')
})

test('a temporary refusal says when to try again, and is logged as a warning without a stack', async () => {
  let log = ''
  const loggerInstance: FastifyBaseLogger = createLogger({ write: (line) => (log += line) })
  const app = Fastify({ loggerInstance })
  handleErrors(app)
  app.get('/busy', () => {
    throw new Refusal(503, null, { retryAfter: 7 })
  })
  const response = await app.inject('/busy')
  expect([response.statusCode, response.json().code]).toEqual([503, 'UNAVAILABLE'])
  expect(response.headers['retry-after']).toBe('7')
  const refusal = log.split('\n').find((line) => line.includes('refused for now'))
  expect(JSON.parse(refusal!)).toMatchObject({ level: 40, status: 503 })
  expect(log).not.toContain('stack')
})
