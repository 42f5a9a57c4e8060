import { randomUUID } from 'node:crypto'

import { newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import { ADMIN, COACH, COLLEAGUE, logIn, OWNER } from '../bench/accounts.ts'
import { compare } from './compare.ts'
import type { Portal } from './portal.ts'
import { type Outcome, sumOf } from './report.ts'
import { send } from './send.ts'
import { startWriters } from './writers.ts'

const CONNECTIONS = 8
/** Some requests end sessions. */
const LOG_IN_EVERY = 500
const REQUESTS_PER_PORTAL = 5_000

/** Values that often fail: lengths, characters, numbers and structures at and beyond the limits. */
const odd: unknown[] = [
  ...[
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202e',
    '%',
    '_',
    "'",
    '"',
    '\\',
    "' or 1=1 --",
    '{{7*7}}',
    '../../etc/passwd',
  ],
  ...['<img src=x onerror=alert(1)>', '\r\nBcc: x@x.nl', 'x'.repeat(300), 'é'.repeat(5_000), '😀'.repeat(70)],
  ...[
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    JSON.parse(`{"__proto__":{"roles":["BW_ADMIN"]}}`),
  ],
  ...[
    '2026-02-30',
    '0000-00-00',
    '9999-12-31T23:59:60Z',
    'javascript:alert(1)',
    '//x.nl',
    'a@b',
    'x@x.nl\nCc: y',
  ],
]

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}
type Operation = {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}
type Description = { paths: Record<string, Record<string, Operation>> }

/** Seeded, so that a run can be repeated. Source: mulberry32. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Most values fit the description of the API; about one in eight is odd. */
function createRequests({ paths }: Description, random: () => number) {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )

  function inputFor(schema: Schema = {}): unknown {
    if (random() < 1 / 8) return pick(odd)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return pick(schema.enum)
    const alternatives = schema.anyOf ?? schema.oneOf
    if (alternatives) return inputFor(pick(alternatives))
    if (schema.type === 'array')
      return Array.from({ length: Math.floor(random() * 3) }, () => inputFor(schema.items))
    if (schema.properties)
      return Object.fromEntries(
        Object.entries(schema.properties).map(([name, part]) => [name, inputFor(part)]),
      )
    if (schema.type === 'integer' || schema.type === 'number') return Math.floor(random() * 6)
    if (schema.type === 'boolean') return random() < 0.5
    return pick(['Lassers', 'els@smederij.nl', '2026-11-25', '3812 AB', '1', 'GENERAL', 'WRITE'])
  }

  const idOf = () =>
    random() < 0.8
      ? String(1 + Math.floor(random() * 6))
      : encodeURIComponent(String(pick(odd)).toWellFormed())

  return () => {
    const { path, method, operation } = pick(operations)
    const { parameters = [], requestBody } = operation
    const query = new URLSearchParams()
    for (const { name, in: place, schema } of parameters)
      if (place === 'query' && random() < 0.7) query.set(name, String(inputFor(schema)))
    const schema = requestBody?.content['application/json']?.schema
    return {
      path: `${path.replace(/\{[^}]+\}/g, idOf)}?${query}`,
      method,
      body: schema && method !== 'GET' ? JSON.stringify(inputFor(schema)) : undefined,
    }
  }
}

/** Deletes the account that sends requests, or takes minutes on purpose. */
const isLeftOut = ({ path }: { path: string }) => /deletion|data-export|logout/.test(path)

/** Out of reach of the random requests, which use the first ids only. Returns the headers and the company. */
async function createBystander(url: string) {
  const email = 'omstander@smederij.nl'
  const password = `Aa1${randomUUID()}`
  const registration = {
    email,
    givenname: 'Omstander',
    surname: 'Smid',
    password,
    confirmpassword: password,
    userConditions: true,
    termsOfUse: true,
  }
  const post = (path: string, headers: Record<string, string>, body: object) =>
    send(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('/rest/registration', { origin: url, 'content-type': 'application/json' }, registration)
  const headers = await logIn(url, email, password)
  const { body } = await post('/rest/companies', headers, { ...newCompanyDefaults, name: 'Smederij' })
  return { headers, companyId: body.responseObject.id as number }
}

/** Sends random requests as different people, while somebody else saves. A fault is a response with 500, or none. */
async function fuzz(portal: Portal, count: number, random: () => number): Promise<Outcome> {
  await portal.start()
  const { body: description } = await send(`${portal.url}/rest/openapi.json`)
  const nextRequest = createRequests(description, random)
  const writers = await startWriters(portal.url, { account: await createBystander(portal.url), count: 1 })
  const visitor = { origin: portal.url, 'content-type': 'application/json' }
  const logInAll = () =>
    Promise.all([OWNER, COLLEAGUE, COACH, ADMIN].map((email) => logIn(portal.url, email)))
  let people = [visitor, ...(await logInAll())]
  let [tried, survived, succeeded] = [0, 0, 0]
  const { failures } = writers

  async function sendNext() {
    const request = nextRequest()
    if (isLeftOut(request)) return
    const headers = people[tried++ % people.length]!
    const { path, method, body } = request
    const { status } = await send(portal.url + path, { method, headers, ...(body && { body }) })
    if (status === 'late' || status === 0 || status >= 500)
      failures.push(`${status || 'no answer'} for ${method} ${path} ${body ?? ''}`.slice(0, 300))
    else survived++
    if (status === 200) succeeded++
  }

  while (tried < count) {
    const end = Math.min(count, tried + LOG_IN_EVERY)
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (tried < end) await sendNext()
      }),
    )
    // A random request may have changed the address or the password of one of them.
    people = [visitor, ...(await logInAll().catch(() => people.slice(1)))]
  }
  await writers.stop()
  await portal.stop()
  const { acknowledged } = writers
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, acknowledged))
  return {
    tried,
    survived,
    lost,
    doubled,
    failures,
    note: `${succeeded} with 200, ${acknowledged.size} saved`,
  }
}

/** After every few thousand requests to another server with new data, because they delete what is there. */
export async function drillFuzz(
  createPortal: (drill: (portal: Portal) => Promise<Outcome>) => Promise<Outcome>,
  count: number,
  seed: number,
): Promise<Outcome> {
  const random = createRandom(seed)
  const outcomes: Outcome[] = []
  for (let left = count; left > 0; left -= REQUESTS_PER_PORTAL) {
    process.stderr.write(`${left} requests to go, seed ${seed}\n`)
    outcomes.push(await createPortal((portal) => fuzz(portal, Math.min(left, REQUESTS_PER_PORTAL), random)))
  }
  return { ...sumOf(outcomes), note: `seed ${seed}; ${outcomes.map(({ note }) => note).join('; ')}` }
}
