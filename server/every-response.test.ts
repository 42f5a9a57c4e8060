import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { tokenOf, useAccessFixture, type Visitor } from '../testing/access/access-fixture.ts'
import { accessTable } from '../testing/access/access-table.ts'
import { existingPath, initOf } from '../testing/access/call-route.ts'
import { useOwnBackEnd } from '../testing/harness/back-end.ts'
import { PASSWORD } from '../testing/harness/client.ts'
import { pickAddress } from '../testing/harness/server.ts'

const PORTAL = 'https://mijn.beterwerk.nl'
const { port, url: address } = await pickAddress('127.0.0.1')
const backEnd = useOwnBackEnd({ env: { PORT: port, PUBLIC_URL: PORTAL } })

useAccessFixture(backEnd)

async function send(method: string, path: string, visitor: Visitor, init: RequestInit = {}) {
  const headers = new Headers({ origin: PORTAL, ...(init.headers as Record<string, string>) })
  if (visitor !== 'anonymous') headers.set('cookie', `__Host-bw_session=${tokenOf(visitor)}`)
  const response = await fetch(`${address}${path}`, { ...init, method, headers, redirect: 'manual' })
  const body = Buffer.from(await response.arrayBuffer())
  return { what: `${method} ${path} of ${visitor}: ${response.status}`, path, response, body }
}
type Received = Awaited<ReturnType<typeof send>>

/** Sends bytes over their own connection. Returns the responses until the server closes it. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  return text(socket)
}

const starts: Record<string, RegExp> = {
  'application/json; charset=utf-8': /^[{[]/,
  'text/html; charset=utf-8': /^<!doctype html>/i,
  'text/plain; charset=utf-8': /^[A-Z]/,
  'text/calendar; charset=utf-8': /^BEGIN:VCALENDAR/,
  'text/csv; charset=utf-8': /./,
  'application/pdf': /^%PDF-/,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': /^PK/,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': /^PK/,
}

function faultsOf({ path, response: { status, headers }, body }: Received): string[] {
  const faults: string[] = []
  const check = (isRight: boolean, fault: string) => isRight || faults.push(fault)
  const policy = (headers.get('content-security-policy') ?? '').split('; ')
  const maxAge = /^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]
  check(Number(maxAge) >= 31_536_000, 'strict-transport-security')
  check(headers.get('x-content-type-options') === 'nosniff', 'x-content-type-options')
  // An uploaded file is in a sandbox, in which nothing runs.
  if (policy.join() !== 'sandbox')
    for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      check(policy.includes(directive), `no ${directive}`)
  check(!/unsafe|nonce|\*|http:/.test(policy.join()), `policy ${policy}`)
  // A document sends its address to no other origin: it may contain the secret of a link for a moment.
  const isDocument = headers.get('content-type')?.startsWith('text/html') && !path.startsWith('/website')
  const referrers = isDocument ? 'same-origin' : 'strict-origin-when-cross-origin'
  check(headers.get('referrer-policy') === referrers, 'referrer-policy')
  check(headers.get('cross-origin-opener-policy') === 'same-origin', 'cross-origin-opener-policy')

  const type = headers.get('content-type') ?? 'none'
  const isAttachment = headers.get('content-disposition')?.startsWith('attachment') ?? false
  if (body.length > 0 && !isAttachment) check(starts[type]?.test(body.toString()) ?? false, `type ${type}`)
  if (type.includes('json')) check(status > 0 && Boolean(JSON.parse(body.toString() || '{}')), 'json')
  check(!/\n\s+at |node_modules|\.ts:\d/.test(body.toString('latin1')), 'a stack')
  check(!body.includes('token of '), 'the value of the session')
  const isPublic = /^\/(?!rest\/)|^\/rest\/products$/.test(path)
  check(isPublic || /no-store|no-cache/.test(headers.get('cache-control') ?? ''), 'cached')
  return faults
}

test('every response has the security headers, and the type of its content', async () => {
  const received: Received[] = []
  /** These come last, because others would find nothing after them. */
  const isLast = (route: string) => /^DELETE |\/deletion$|\/logout$/.test(route)
  const routes = Object.keys(accessTable).toSorted(
    (one, other) => Number(isLast(one)) - Number(isLast(other)),
  )
  for (const visitor of ['anonymous', 'stranger', 'system admin'] as const)
    for (const route of routes) {
      const [method = '', url = ''] = route.split(' ')
      received.push(await send(method, existingPath(url), visitor, initOf(accessTable[route]![1])))
    }
  const faults = received.map((answer) => ({ what: answer.what, faults: faultsOf(answer) }))
  expect(faults.filter(({ faults }) => faults.length > 0)).toEqual([])
  const statuses = new Set(received.map(({ response }) => response.status))
  for (const status of [200, 204, 400, 401, 403, 404, 409]) expect(statuses).toContain(status)
})

test('a refusal of the framework, a missing page and an error of the server have them too', async () => {
  const json = { 'content-type': 'application/json' }
  const received = [
    ...(await Promise.all(
      ['/', '/inloggen', '/bestaat-niet', '/health/live', '/website/', '/robots.txt', '/bestaat-niet.js'].map(
        (path) => send('GET', path, 'anonymous'),
      ),
    )),
    await send('GET', '/rest/nergens', 'anonymous'),
    await send('GET', '/rest/%', 'anonymous'),
    await send('GET', '/rest/%00', 'anonymous'),
    await send('OPTIONS', '/rest/login', 'anonymous'),
    await send('POST', '/rest/login', 'anonymous', { headers: json, body: '{' }),
    await send('POST', '/rest/login', 'anonymous', { headers: json, body: 'a'.repeat(100_001) }),
    await send('POST', '/rest/login', 'anonymous', { headers: { 'content-type': 'text/plain' }, body: '{}' }),
    await backEnd.withoutTable('company', () => send('GET', '/rest/companies', 'stranger')),
  ]
  expect(received.map(({ what, ...answer }) => ({ what, faults: faultsOf({ what, ...answer }) }))).toEqual(
    received.map(({ what }) => ({ what, faults: [] })),
  )
  const statuses = new Set(received.map(({ response }) => response.status))
  for (const status of [404, 400, 413, 415, 500]) expect(statuses).toContain(status)
})

test('every cookie of the server is for this host, over https, out of reach of scripts and of other sites', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl' })
  const lines: string[] = []
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { origin: PORTAL, 'content-type': 'application/json', cookie }
    const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    lines.push(...response.headers.getSetCookie())
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const credentials = { username: 'els@smederij.nl', password: PASSWORD }
  const session = await post('/rest/login', credentials)
  await post('/rest/login', credentials, session)
  const registered = await post('/rest/registration', {
    email: 'jan@smederij.nl',
    givenname: 'Jan',
    surname: 'Smid',
    password: PASSWORD,
    confirmpassword: PASSWORD,
    userConditions: true,
    termsOfUse: true,
  })
  await post('/rest/login/after-registration', {}, registered)
  const logout = await fetch(`${address}/rest/logout`, { headers: { origin: PORTAL, cookie: session } })
  lines.push(...logout.headers.getSetCookie())

  expect(new Set(lines.map((line) => line.split('=')[0]))).toEqual(
    new Set(['__Host-bw_session', '__Host-bw_first_login', '__Host-bw_known_browser']),
  )
  for (const line of lines) {
    expect(line).toMatch(/; Path=\/;/)
    expect(line).toMatch(/; HttpOnly; Secure; SameSite=(Lax|Strict)$/)
    expect(line).not.toMatch(/Domain/i)
  }
  expect(lines.length).toBeGreaterThan(5)
})

test('a request that reads changes no row', { tags: ['deep'] }, async () => {
  const reading = Object.keys(accessTable).filter(
    (route) => /^(GET|HEAD) /.test(route) && route !== 'GET /rest/logout',
  )
  expect(reading.length).toBeGreaterThan(60)
  const before = await backEnd.contents()
  for (const route of reading) {
    const [method = '', url = ''] = route.split(' ')
    const [, body] = accessTable[route]!
    for (const visitor of ['colleague', 'invited coach', 'owner', 'system admin'] as const)
      await send(method, existingPath(url), visitor, initOf(body))
  }
  const after = await backEnd.contents()
  const changed = Object.keys(after).filter(
    (table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]),
  )
  // Two are computed from other tables when the coach opens the page of the day; downloads are recorded and counted;
  // owners see who took a copy.
  expect(changed.toSorted()).toEqual([
    'audit_event',
    'audit_record',
    'company_activity',
    'company_change',
    'company_summary',
    'throttle',
  ])
  const seenByOwners = (after.company_activity as { kind: string }[]).slice(before.company_activity!.length)
  expect([...new Set(seenByOwners.map(({ kind }) => kind))].toSorted()).toEqual([
    'ADMINISTRATOR_DOWNLOADED',
    'PLAN_DOWNLOADED',
    'REGISTER_DOWNLOADED',
  ])
  const counted = (after.throttle as { key: string }[]).map(({ key }) => key.split(':')[0])
  expect([...new Set(counted)].toSorted()).toEqual([
    'export-company',
    'export-person',
    'website-page-account',
    'website-page-address',
  ])
  const recorded = (after.audit_event as { kind: string }[]).slice(before.audit_event!.length)
  expect([...new Set(recorded.map(({ kind }) => kind))].toSorted()).toEqual([
    'COMPANY_FILE_DOWNLOADED',
    'DEEDS_DOWNLOADED',
    'PLAN_DOWNLOADED',
    'REGISTER_DOWNLOADED',
  ])
})

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/main.js.map',
  '/bw.js.map',
  '/docs',
  '/metrics',
  '/rest/docs',
  '/rest/metrics',
  '/server/main.ts',
])('%s is not served', async (path) => {
  const { response, body } = await send('GET', path, 'anonymous')
  expect(response.status).toBe(404)
  expect(body.toString()).toMatch(/^(Niet gevonden|\{"responseObject":null|<!doctype html>)/i)
})

test.each(['TRACE', 'TRACK', 'PROPFIND', 'PUT', 'DELETE'])('%s / is refused', async (method) => {
  const answer = await exchange(
    `${method} / HTTP/1.1\r\nHost: mijn.beterwerk.nl\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 40[045] /)
})

test.each([
  ['Content-Length and Transfer-Encoding', 'Content-Length: 2\r\nTransfer-Encoding: chunked'],
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 3'],
  ['a length that is no number', 'Content-Length: +2'],
  ['an unknown encoding', 'Transfer-Encoding: chunked, gzip'],
  ['a space before the colon', 'Content-Length : 2'],
])('a request with %s is refused, and what follows it is not read as another request', async (_, headers) => {
  const smuggled = 'GET /rest/login HTTP/1.1\r\nHost: a\r\n\r\n'
  const request = `POST /rest/login HTTP/1.1\r\nHost: a\r\nOrigin: ${PORTAL}\r\nContent-Type: application/json\r\n${headers}\r\n\r\n{}`
  const answer = await exchange(`${request}\r\n0\r\n\r\n${smuggled}`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

test('a request with two hosts is refused', async () => {
  const [refused, answered] = await Promise.all(
    ['Host: b\r\n', ''].map((line) =>
      exchange(`GET /rest/login HTTP/1.1\r\nHost: a\r\n${line}Connection: close\r\n\r\n`),
    ),
  )
  expect(refused).toMatch(/^HTTP\/1\.1 400 /)
  expect(answered).toMatch(/^HTTP\/1\.1 200 /)
})

test('CONNECT leads nowhere', async () => {
  expect(await exchange('CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n')).toBe('')
})
