import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { afterEach, expect, inject, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Access } from '#shared/domain/basics/access.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { createDatabase } from '../../../testing/harness/database.ts'
import { connect } from '../database/connection.ts'
import { parseConfig } from '../runtime/config.ts'
import { createLogger } from '../runtime/log.ts'
import { route } from './route.ts'

const WEBSITE = 'https://www.beterwerk.nl'
const backEnd = useOwnBackEnd({ env: { WEBSITE_URL: WEBSITE } })

const company = {
  name: 'Metaal Noord',
  numberOfEmployees: '<10',
  branch: 'Metaalbewerking',
  membership: 'Weet ik niet',
}

async function logIn(email: string) {
  await backEnd.createPerson({ email })
  const client = backEnd.client()
  await client.openSession(email)
  return client
}

test('accepts changes only from the pages of the portal', async () => {
  const client = await logIn('els@smederij.nl')
  const statusFrom = async (origin: string) =>
    (await client.post('/rest/companies', company, { origin })).status
  const refused = await client.post('/rest/companies', company, { origin: 'https://elders.nl' })
  expect(refused.body.code).toBe('ORIGIN_NOT_ALLOWED')

  expect(await statusFrom('https://elders.nl')).toBe(403)
  expect(await statusFrom('null')).toBe(403)
  expect(await statusFrom(`${backEnd.url}.elders.nl`)).toBe(403)
  expect(await statusFrom(backEnd.url.replace('localhost', '127.0.0.1'))).toBe(200)
  expect(await statusFrom(backEnd.url)).toBe(200)
  expect(await statusFrom(WEBSITE)).toBe(403)
  const { status } = await fetch(`${backEnd.url}/rest/companies`, { method: 'POST' })
  expect(status).toBe(403)
  expect(await backEnd.sql`select count(*)::int as count from company`).toEqual([{ count: 2 }])
})

test('only the website may send requests with credentials', async () => {
  const headersFor = async (origin: string, method = 'GET') =>
    (
      await fetch(`${backEnd.url}/rest/login`, {
        method,
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    ).headers
  for (const method of ['GET', 'OPTIONS']) {
    const allowed = await headersFor(WEBSITE, method)
    expect(allowed.get('access-control-allow-origin')).toBe(WEBSITE)
    expect(allowed.get('access-control-allow-credentials')).toBe('true')
    expect(allowed.get('vary')).toContain('Origin')
    expect((await headersFor('https://elders.nl', method)).get('access-control-allow-origin')).toBeNull()
  }
})

test('responds with 401 without a valid session', async () => {
  const client = backEnd.client()
  expect((await client.get('/rest/companies')).status).toBe(401)
  client.cookies.set('bw_session', 'onzin')
  expect((await client.get('/rest/companies')).status).toBe(401)
})

test('does not distinguish a company that does not exist from one of another user', async () => {
  const [els, jan] = [await logIn('els@smederij.nl'), await logIn('jan@smederij.nl')]
  const { id } = (await els.post('/rest/companies', company)).body.responseObject
  expect((await els.get(`/rest/companies/${id}/checks`)).status).toBe(200)

  const withoutId = ({ status, body, headers }: Awaited<ReturnType<typeof jan.get>>) => {
    const { 'x-request-id': _, date: __, ...rest } = Object.fromEntries(headers)
    return { status, body, headers: rest }
  }
  const ofAnother = withoutId(await jan.get(`/rest/companies/${id}/checks`))
  expect(ofAnother.status).toBe(403)
  for (const absent of [id + 1, 0, -1, 'zeven', '7.5', 2 ** 31, 10 ** 30])
    expect(withoutId(await jan.get(`/rest/companies/${absent}/checks`))).toEqual(ofAnother)
})

test('ignores unknown fields', async () => {
  const client = await logIn('els@smederij.nl')
  const { status } = await client.post('/rest/companies', { ...company, ownerId: 99, owner_id: 99, id: 99 })
  expect(status).toBe(200)
  expect(await backEnd.sql`select id, owner_id from company`).toEqual([{ id: 1, owner_id: 1 }])
})

test('describes every route with its input, its response and its access rule', async () => {
  const description = await (await fetch(`${backEnd.url}/rest/openapi.json`)).json()
  const login = description.paths['/rest/login'].post
  expect(login.summary).toBe('Log in')
  expect(login.security).toEqual([])
  expect(login.requestBody.content['application/json'].schema.required).toEqual(['username', 'password'])
  const response = login.responses[200].content['application/json'].schema.properties
  expect(Object.keys(response)).toEqual(['responseObject', 'message', 'globalerrors', 'errors'])
  expect(response.responseObject.properties.loggedIn).toEqual({ type: 'boolean' })
  const refusal = login.responses.default.content['application/json'].schema
  expect(refusal.required).toContain('code')
  expect(refusal.properties.code.enum).toContain('LOGIN_FAILED')

  const checks = description.paths['/rest/companies/{companyId}/checks'].get
  expect(checks.security).toBeUndefined()
  expect(checks.parameters).toMatchObject([{ in: 'path', name: 'companyId', required: true }])
  expect(Object.keys(description.paths).filter((path) => !path.startsWith('/rest/'))).toEqual([])
})

let app: FastifyInstance | undefined
let closeDatabase: (() => Promise<void>) | undefined

afterEach(async () => {
  await app?.close()
  await closeDatabase?.()
  app = closeDatabase = undefined
})

async function newApp() {
  const { settings, remove } = await createDatabase(inject('template'))
  const config = parseConfig(settings)
  const logger = createLogger({ write: () => {} })
  const { close, ...database } = await connect(config, logger)
  closeDatabase = () => close().then(remove)
  app = await createApp({ config, ...database, logger })
  return app
}

test('a route without an access rule stops the start', { tags: ['deep'] }, async () => {
  const server = await newApp()
  const declare = (access: Access | undefined, url: `/rest/${string}` = '/rest/new') =>
    route(server, { method: 'GET', url, access: access as Access, summary: 'New' }, () => {})
  expect(() => declare(undefined)).toThrow('GET /rest/new does not say who may call it')
  expect(() => server.get('/rest/new', () => 'hello')).toThrow('GET /rest/new does not say who may call it')
  for (const url of ['/rest/new', '/rest/:companyIds/new', '/rest/externalId'] as const)
    expect(() => declare({ company: {} }, url)).toThrow(
      'asks for access to a company that is not in its path',
    )
  expect(() => declare({ company: {} }, '/rest/companies/:companyId/new')).not.toThrow()
  expect(() => declare({ company: {} }, '/rest/new/:externalId')).not.toThrow()
})

test('a response contains only the fields of its schema', async () => {
  const server = await newApp()
  const response = v.object({ id: v.number(), owner: v.nullable(v.object({ name: v.string() })) })
  const person = { id: 1, password_hash: 'geheim', owner: { name: 'Els', password_hash: 'geheim' } }
  route(server, { method: 'GET', url: '/rest/new', access: 'public', summary: 'New', response }, () => person)
  const { body } = await server.inject('/rest/new')
  expect(JSON.parse(body).responseObject).toEqual({ id: 1, owner: { name: 'Els' } })
})

test.each([
  ['admin', 'BW_USER', 403],
  ['admin', 'BW_ADMIN', 204],
  ['coach', 'BW_USER', 403],
  ['coach', 'BW_COACH', 204],
  ['coach', 'BW_ADMIN', 204],
] as const)(
  'a route for the role %s responds to a user with %s with %i',
  { tags: ['deep'] },
  async (access, role, status) => {
    const server = await newApp()
    route(server, { method: 'GET', url: '/rest/new', access, summary: 'New' }, () => {})
    await server.db
      .insertInto('person')
      .values({ email: 'a@b.nl', firstName: 'A', lastName: 'B', roles: [role], passwordHash: '' })
      .execute()
    const { insertSession } = await import('../session/queries.ts')
    const session = await insertSession(server.db, { id: 1, passwordHash: '', hasTwoStepLogin: false })
    const response = await server.inject({ url: '/rest/new', cookies: { bw_session: session!.token } })
    expect(response.statusCode).toBe(status)
  },
)
