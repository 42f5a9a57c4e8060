import { describe, expect, test } from 'vitest'

import { tokenOf, useAccessFixture } from '../testing/access/access-fixture.ts'
import { accessTable } from '../testing/access/access-table.ts'
import { existingPath, initOf } from '../testing/access/call-route.ts'
import { useOwnBackEnd } from '../testing/harness/back-end.ts'

const WEBSITE = 'https://www.beterwerk.nl'
const FOREIGN = 'https://elders.nl'
const backEnd = useOwnBackEnd({ env: { WEBSITE_URL: WEBSITE } })

/** Written by hand. Every other route refuses pages of the website. */
const forWidgets = [
  'POST /rest/login',
  // Registration with the first login, and a mail for a new password; not the password itself.
  'POST /rest/registration',
  'POST /rest/login/after-registration',
  'POST /rest/password/forgot-password',
  'POST /rest/login/passkey/start',
  'POST /rest/login/passkey',
  'GET /rest/login',
  'HEAD /rest/login',
  'GET /rest/logout',
  'HEAD /rest/logout',
  // The user's own cart, which widgets show and change.
  'GET /rest/cart',
  'HEAD /rest/cart',
  'PATCH /rest/cart',
  'PUT /rest/cart',
  'GET /rest/companies/own',
  'HEAD /rest/companies/own',
  'GET /rest/companies/search',
  'HEAD /rest/companies/search',
  'GET /rest/companies/externalId/:externalId',
  'HEAD /rest/companies/externalId/:externalId',
  'POST /rest/companies/:companyId/personinvitation',
  'POST /rest/companies/externalid/:externalId/personinvitation',
  'POST /rest/companies/:companyId/coachinvitation',
  'POST /rest/companies/externalid/:externalId/coachinvitation',
  'GET /rest/products',
  'HEAD /rest/products',
  // Tells a page that its settings are wrong.
  'GET /rest/website',
  'HEAD /rest/website',
]

const restoreFixture = useAccessFixture(backEnd)

async function call(route: string, origin: string, headers: Record<string, string> = {}) {
  const [method = '', url = ''] = route.split(' ')
  const response = await fetch(`${backEnd.url}${existingPath(url)}`, {
    method,
    headers: { origin, cookie: `bw_session=${tokenOf('system admin')}`, ...headers },
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const code = isJson && text ? JSON.parse(text).code : undefined
  const { headers: received, status } = response
  return { status, code, allowedOrigin: received.get('access-control-allow-origin'), received }
}

async function mayCall(route: string, origin: string): Promise<boolean> {
  const [method = '', url = ''] = route.split(' ')
  const { allowedOrigin, received } = await call(`OPTIONS ${url}`, origin, {
    'access-control-request-method': method,
    'access-control-request-headers': 'content-type',
  })
  const methods = (received.get('access-control-allow-methods') ?? '').split(', ')
  return allowedOrigin === origin && methods.includes(method)
}

const routes = () =>
  backEnd.routes.filter((route) => route.includes(' /rest/') && !route.startsWith('OPTIONS '))

test('every route is open to the pages of the website or closed to them, as listed here', async () => {
  const open: string[] = []
  for (const route of routes()) if (await mayCall(route, WEBSITE)) open.push(route)
  expect(open.toSorted()).toEqual(forWidgets.toSorted())
})

describe.each([
  ['the website', WEBSITE, (route: string) => forWidgets.includes(route)],
  ['another website', FOREIGN, () => false],
])('a page of %s', (_, origin, isOpen) => {
  test('reads and changes nothing through the other routes, whoever is logged in', async () => {
    const before = await backEnd.contents()
    const closed = routes().filter((route) => !isOpen(route))
    expect(closed.length).toBeGreaterThan(80)
    for (const route of closed) {
      const { status, code, allowedOrigin } = await call(route, origin)
      expect({ route, status, allowedOrigin }).toEqual({ route, status: 403, allowedOrigin: null })
      if (!route.startsWith('HEAD ')) expect(code).toBe('ORIGIN_NOT_ALLOWED')
      expect(await mayCall(route, origin), `${route} after a preflight`).toBe(false)
    }
    expect(await backEnd.contents()).toEqual(before)
  })
})

test('a page of the website makes the calls of the widgets with credentials', async () => {
  for (const route of forWidgets) {
    const { code, allowedOrigin, received } = await call(route, WEBSITE)
    expect({ route, allowedOrigin }).toEqual({ route, allowedOrigin: WEBSITE })
    expect(received.get('access-control-allow-credentials')).toBe('true')
    expect(code).not.toBe('ORIGIN_NOT_ALLOWED')
    expect(await mayCall(route, FOREIGN)).toBe(false)
  }
})

/** All that can give somebody access, or more of it: each column, or row, is one way. */
async function rightsOfAll() {
  const { person, passkey, two_step_secret, company, invitation, owner_invitation, invitation_claim } =
    await backEnd.contents()
  const rowsOf = (rows: unknown) => rows as Record<string, unknown>[]
  const pick = (rows: unknown, ...columns: string[]) =>
    rowsOf(rows).map((row) => columns.map((column) => row[column]))
  return {
    accounts: pick(person, 'id', 'email', 'password_hash', 'roles', 'two_step_login'),
    companies: pick(company, 'id', 'owner_id', 'coach_invited_at'),
    // Without a key nobody accepts it: it waits for the owner.
    invitations: rowsOf(invitation).filter(
      ({ key_hash, rights }) => key_hash !== null && rights !== 'READONLY',
    ),
    ...{ passkey, two_step_secret, owner_invitation, invitation_claim },
  }
}

test('what a page of the website changes in the name of its visitor gives nobody more than reading', async () => {
  const writes = forWidgets.filter((route) => !/^(GET|HEAD) /.test(route))
  expect(writes).toHaveLength(12)
  for (const visitor of ['owner', 'system admin'] as const) {
    await restoreFixture()
    // A closed company, so that opening it to coaches would be a change.
    await backEnd.sql`update company set coach_invited_at = null`
    const before = await rightsOfAll()
    for (const route of writes) {
      const [method = '', url = ''] = route.split(' ')
      const init = initOf(accessTable[route]![1])
      const response = await fetch(`${backEnd.url}${existingPath(url)}`, {
        ...init,
        method,
        headers: { ...init.headers, origin: WEBSITE, cookie: `bw_session=${tokenOf(visitor)}` },
      })
      const after = await rightsOfAll()
      // A new account is that of its own visitor, and has no rights.
      after.accounts.length = before.accounts.length
      expect({ route, ...after }).toEqual({ route, ...before })
      if (/invitation$/.test(route)) expect(response.status, route).toBeLessThan(300)
      await backEnd.sql`delete from invitation where confirmation_hash is not null`
    }
  }
})

test('a page of the portal may make every call', { tags: ['deep'] }, async () => {
  let isChanged = false
  for (const route of routes()) {
    if (isChanged) await restoreFixture()
    isChanged = !/^(GET|HEAD) /.test(route) || route.endsWith('/rest/logout')
    expect({ route, code: (await call(route, backEnd.url)).code }).not.toMatchObject({
      code: 'ORIGIN_NOT_ALLOWED',
    })
  }
})
