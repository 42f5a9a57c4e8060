import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'

import fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { tokenOf, useAccessFixture } from '../testing/access/access-fixture.ts'
import { accessTable, StreamedBody } from '../testing/access/access-table.ts'
import { existingPath } from '../testing/access/call-route.ts'
import { fieldsOf, type RouteSchemas, readRouteSchemas } from '../testing/access/route-schemas.ts'
import { useBackEnd } from '../testing/harness/back-end.ts'
import { PASSWORD } from '../testing/harness/client.ts'
import { rounds } from '../testing/harness/rounds.ts'

const backEnd = useBackEnd()

let schemas: Map<string, RouteSchemas>
beforeAll(async () => {
  schemas = await readRouteSchemas()
})

useAccessFixture(backEnd)

beforeEach(async () => {
  await backEnd.createPerson({ email: 'wachtwoord@smederij.nl' })
  await backEnd.sql`
    update person set password_hash = other.password_hash from person as other
    where person.password_hash = '' and other.password_hash <> ''`
})

const newPassword = { newPassword: PASSWORD, repeatPassword: PASSWORD }
const account = { emailAddress: 'els@smederij.nl', firstName: 'Els', lastName: 'Smid' }
const address = { street: 'Aambeeld', houseNumber: '1', zipCode: '3812 AB', city: 'Amersfoort' }
/** For routes without a body in the access table, whose access does not depend on it. */
const bodies: Record<string, object> = {
  'POST /rest/login': { username: 'els@smederij.nl', password: PASSWORD },
  'POST /rest/registration': {
    email: 'els@smederij.nl',
    givenname: 'Els',
    surname: 'Smid',
    password: PASSWORD,
    confirmpassword: PASSWORD,
    userConditions: true,
    termsOfUse: true,
  },
  'POST /rest/password/forgot-password': { email: 'els@smederij.nl' },
  'POST /rest/password/reset-password': { ...newPassword, token: 'x' },
  'POST /rest/password/update': { ...newPassword, oldPassword: 'Verkeerd1' },
  'POST /rest/person/detail': account,
  'POST /rest/orders': {
    companyId: 1,
    name: 'Els',
    membership: 'Weet ik niet',
    contactInfo: address,
    products: [{ id: 1, title: 'Poster', quantity: '1' }],
  },
}

const writes = () =>
  [...schemas].flatMap(([route, { body: schema }]) => {
    const listed = accessTable[route]?.[1]
    if (!schema || listed instanceof StreamedBody) return []
    const [method = '', url = ''] = route.split(' ')
    return [{ route, method, path: existingPath(url), schema, body: bodies[route] ?? listed ?? {} }]
  })

async function send(method: string, path: string, body: string, headers: Record<string, string> = {}) {
  const client = backEnd.client()
  client.cookies.set('bw_session', tokenOf('system admin'))
  const response = await client.fetch(path, {
    method,
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  const content = await response.text()
  return { status: response.status, body: content ? JSON.parse(content) : undefined }
}

/** Values that forms never send, and those at the limits of the rules. */
const values = fc.oneof(
  fc.constantFrom(
    ...[
      null,
      true,
      0,
      -1,
      1.5,
      2 ** 31,
      '',
      ' ',
      '0',
      '11',
      'Welkom',
      'welkom2026',
      '2026-02-30',
      '29-03-2026',
    ],
    ...[
      'javascript:alert(1)',
      'els@',
      'els@smederij.nl',
      '0000 AA',
      '3812SS',
      '061',
      'BW_ADMIN',
      'COLLEAGUE',
    ],
    ...['a'.repeat(255), 'a'.repeat(256), '<img src=x onerror=alert(1)>', [], {}, [[]], [null], ['GENERAL']],
  ),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
)
const changes = (fields: string[]) =>
  fc.record({ field: fc.constantFrom(...fields), value: fc.option(values, { nil: undefined }) })

/** Routes that also refuse values which their schema accepts, mostly because of what is stored. */
const refusingMore = [
  'POST /rest/person/detail',
  'POST /rest/person/deletion',
  'POST /rest/person/identity',
  'POST /rest/person/two-step-login/start',
  'POST /rest/person/two-step-login/confirm',
  'POST /rest/person/two-step-login/recovery-codes',
  'POST /rest/person/two-step-login/switch-off',
  'POST /rest/companies/:companyId/personinvitation',
  'POST /rest/companies/externalid/:externalId/personinvitation',
  'POST /rest/companies/:companyId/advices/:adviceId/archive',
  'POST /rest/admin/users/:id',
  'POST /rest/admin/companies/:id/owner',
  // The substances are checked one by one, outside of the schema.
  'POST /rest/:companyId/hazardoussubstances/register/import',
]

test('the server refuses as invalid exactly what the schema of a route refuses, with its messages', {
  tags: ['deep'],
}, async () => {
  const offences: unknown[] = []
  for (const { route, method, path, schema, body } of writes()) {
    const fields = fieldsOf(schema)
    if (fields.length === 0) continue
    await fc.assert(
      fc.asyncProperty(changes(fields), async ({ field, value }) => {
        const input = JSON.stringify({ ...body, [field]: value })
        fc.pre(!input.includes('\\u0000') && !/"(__proto__|constructor)"/.test(input))
        const parsed = v.safeParse(schema, JSON.parse(input))
        await backEnd.sql`delete from throttle`
        const answer = await send(method, path, input)
        expect(answer.status, `${route} ${input}`).toBeLessThan(500)
        const isRefused = answer.status === 400 && answer.body.code === 'VALIDATION_FAILED'
        const messages = isRefused
          ? answer.body.errors.map(({ message }: { message: string }) => message)
          : []
        if (parsed.success) {
          if (isRefused && !refusingMore.includes(route)) offences.push({ route, input, answer })
          return
        }
        if (!isRefused) offences.push({ route, input, answer })
        // Messages of the library itself are English; the server replaces those.
        const ofRules = parsed.issues
          .map(({ message }) => message)
          .filter((message) => !/^Invalid /.test(message))
        expect(messages, `${route} ${input}`).toEqual(expect.arrayContaining(ofRules.slice(0, 1)))
      }),
      { numRuns: rounds(10) },
    )
  }
  expect(offences).toEqual([])
})

test('fields that no form sends are neither stored nor passed on', async () => {
  const MARK = 424_242
  const extra = Object.fromEntries(
    [
      'id',
      'ownerId',
      'owner_id',
      'personId',
      'createdBy',
      'created_by',
      'archivedAt',
      'archived_at',
      'permission',
      'isAdmin',
      'revoked',
      'userId',
      'personRoles',
      'external_id',
    ].map((name) => [name, MARK]),
  )
  expect(writes().length).toBeGreaterThan(35)
  for (const { route, method, path, schema, body } of writes()) {
    const known = fieldsOf(schema)
    const parsed = v.safeParse(schema, { ...body, ...extra })
    if (parsed.success)
      expect(
        Object.keys(parsed.output as object).filter((name) => !known.includes(name)),
        route,
      ).toEqual([])
    const { status } = await send(
      method,
      path,
      JSON.stringify({
        ...body,
        ...extra,
        owner: MARK,
        roles: known.includes('roles') ? ['BW_USER'] : ['BW_ADMIN'],
      }),
    )
    expect(status, route).toBeLessThan(500)
  }
  expect(JSON.stringify(await backEnd.contents())).not.toContain(String(MARK))
  const roles = await backEnd.sql`select id from person where 'BW_ADMIN' = any (roles)`
  expect(roles).toHaveLength(1)
})

test.each([
  '{"__proto__": {"roles": ["BW_ADMIN"]}}',
  '{"constructor": {"prototype": {"roles": ["BW_ADMIN"]}}}',
])('a body with %s is refused by every route', async (hostile) => {
  // Requests are counted before their body is read.
  const contents = async () => ({ ...(await backEnd.contents()), throttle: [] })
  const before = await contents()
  for (const { route, method, path, body } of writes()) {
    const merged = `${JSON.stringify(body).slice(0, -1)}${Object.keys(body).length > 0 ? ',' : ''}${hostile.slice(1)}`
    const answer = await send(method, path, merged)
    expect([answer.status, answer.body.code], route).toEqual([400, 'BAD_REQUEST'])
  }
  expect(await contents()).toEqual(before)
})

test('a parameter of a query that is there twice is refused', async () => {
  const outcomes: string[] = []
  for (const [route, { querystring }] of schemas) {
    if (!querystring || !route.startsWith('GET ')) continue
    for (const name of fieldsOf(querystring)) {
      const { status } = await send(
        'GET',
        `${existingPath(route.slice(4))}?${name}=1&${name}=2`,
        undefined as never,
      )
      if (status !== 400) outcomes.push(`${route}?${name}: ${status}`)
    }
  }
  expect(outcomes).toEqual([])
})

test('what a client says about its address and its host changes neither the counters nor the links in mails', async () => {
  const forwarded = (index: number) => ({
    'x-forwarded-for': `203.0.113.${index}`,
    'x-real-ip': `203.0.113.${index}`,
    forwarded: `for=203.0.113.${index};host=elders.nl`,
    'x-forwarded-host': 'elders.nl',
    'x-forwarded-proto': 'https',
  })
  for (let index = 1; index <= 3; index++)
    await backEnd
      .client()
      .post('/rest/login', { username: `a${index}@b.nl`, password: 'x' }, forwarded(index))
  const counters = await backEnd.sql`select points from throttle where key like 'login-address%'`
  expect(counters).toEqual([{ points: 3 }])

  const body = JSON.stringify({ email: 'owner@smederij.nl' })
  const headers = {
    host: 'elders.nl',
    origin: backEnd.url,
    'content-type': 'application/json',
    ...forwarded(4),
  }
  const { port } = new URL(backEnd.url)
  const asked = request({
    port,
    host: '127.0.0.1',
    path: '/rest/password/forgot-password',
    method: 'POST',
    headers,
  })
  const [response] = await once(asked.end(body), 'response')
  await text(response)
  const [mail] = await backEnd.sql`select body from mail_outbox where recipient = 'owner@smederij.nl'`
  expect(mail!.body).toContain(`${backEnd.url}/wachtwoord-resetten#token=`)
  expect(mail!.body).not.toContain('elders.nl')
})

test('the routes return these fields and no others', async () => {
  const description = await (await fetch(`${backEnd.url}/rest/openapi.json`)).json()
  type Json = {
    properties?: Record<string, Json>
    items?: Json
    anyOf?: Json[]
    oneOf?: Json[]
    additionalProperties?: Json
  }
  const namesIn = ({
    properties = {},
    items,
    anyOf = [],
    oneOf = [],
    additionalProperties,
  }: Json): string[] => [
    ...Object.entries(properties).flatMap(([name, field]) => [
      name,
      ...namesIn(field).map((inner) => `${name}.${inner}`),
    ]),
    ...[items, additionalProperties, ...anyOf, ...oneOf].flatMap((part) => (part ? namesIn(part) : [])),
  ]
  const lines = Object.entries<
    Record<string, { responses: Record<string, { content?: Record<string, { schema: Json }> }> }>
  >(description.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) => {
        const content = responses[200]?.content?.['application/json']?.schema.properties?.responseObject
        return content
          ? `${method.toUpperCase()} ${path}: ${[...new Set(namesIn(content))].toSorted().join(' ')}`
          : []
      }),
    )
    .toSorted()
  expect(lines.length).toBeGreaterThan(60)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../testing/access/response-fields.txt')
})
