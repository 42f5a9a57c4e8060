import { expect, test } from 'vitest'

import {
  externalIds,
  tokenOf,
  useAccessFixture,
  type Visitor,
} from '../../../testing/access/access-fixture.ts'
import { accessTable } from '../../../testing/access/access-table.ts'
import { switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useOwnBackEnd({ env: { TWO_STEP_LOGIN: 'required' } })

const OWN = '/rest/person/two-step-login'

const privileged: Visitor[] = ['invited coach', 'other coach', 'system admin']

function clientOf(visitor: Visitor) {
  const client = backEnd.client()
  client.cookies.set('bw_session', tokenOf(visitor))
  return client
}

/** The route about company 1 and what belongs to it, which the invited coach and the administrator see. */
const fill = (url: string) =>
  url
    .replace(':externalId', externalIds[0]!)
    .replace(':check', 'PHYSICAL_STRAIN')
    .replace(':scriptKey', 'SITTING_WORK')
    .replace(/:\w+/g, '1')

const routes = Object.entries(accessTable).map(([route, [allowed]]) => {
  const [method = '', url = ''] = route.split(' ')
  return { method, url, allowed }
})
const open = routes.filter(({ allowed }) => allowed.includes('without roles'))
const closed = routes.filter(({ allowed }) => !allowed.includes('without roles'))

useAccessFixture(backEnd)

test('the routes that stay open are those to log in and out, to see what happened, to set it up with a verified address, to delete the account, to keep the cart, to check a page of the website, and those for everybody', () => {
  const urls = open.filter(({ allowed }) => !allowed.includes('anonymous')).map(({ url }) => url)
  expect([...new Set(urls)]).toEqual([
    OWN,
    `${OWN}/start`,
    `${OWN}/confirm`,
    `${OWN}/recovery-codes`,
    `${OWN}/switch-off`,
    '/rest/person/events',
    '/rest/person/sessions',
    '/rest/person/deletion',
    '/rest/person/email-verification',
    '/rest/website/page',
    '/rest/cart',
  ])
})

test.each(privileged)(
  'as long as it is off, every other route is closed to the %s',
  { tags: ['deep'] },
  async (visitor) => {
    const client = clientOf(visitor)
    const before = await backEnd.contents()
    const outcomes = []
    for (const { method, url } of closed) {
      const { status } = await client.fetch(fill(url), { method })
      if (status !== 403) outcomes.push(`${method} ${url}: ${status}`)
    }
    expect(outcomes).toEqual([])
    expect(await backEnd.contents()).toEqual(before)
    const { status, body } = await client.get('/rest/login')
    expect(status).toBe(200)
    expect(body.responseObject).toMatchObject({
      loggedIn: true,
      personRoles: [],
      mustSetUpTwoStepLogin: true,
    })
  },
)

test.each([
  ['invited coach', '/rest/companies/1/visitreports'],
  ['system admin', '/rest/admin/users/1'],
] as const)('once it is on, the %s has every right again', async (visitor, path) => {
  const client = clientOf(visitor)
  expect((await client.get(path)).status).toBe(403)
  const { password_hash } = await createKnown()
  await backEnd.sql`update person set password_hash = ${password_hash} where first_name = ${visitor}`
  expect((await client.get(OWN)).body.responseObject).toMatchObject({ isOn: false, isRequired: true })
  await switchOnTwoStepLogin(client)
  expect((await client.get(path)).status).toBe(200)
  const { personRoles, mustSetUpTwoStepLogin } = (await client.get('/rest/login')).body.responseObject
  expect(personRoles).toContain(visitor === 'system admin' ? 'BW_ADMIN' : 'BW_COACH')
  expect(mustSetUpTwoStepLogin).toBeUndefined()
})

async function createKnown() {
  const id = await backEnd.createPerson({ email: 'bekend@smederij.nl' })
  const [person] = await backEnd.sql`select password_hash from person where id = ${id}`
  return person as { password_hash: string }
}

test('nothing changes for users without such a role', async () => {
  const client = clientOf('owner')
  expect((await client.get('/rest/companies')).status).toBe(200)
  expect((await client.get(OWN)).body.responseObject).toMatchObject({ isRequired: false })
})

test('a login and its response are without roles too, and with them once it is on', async () => {
  await backEnd.createPerson({ email: 'kim@smederij.nl', roles: ['BW_USER', 'BW_ADMIN'] })
  const client = backEnd.client()
  const logIn = (code?: string) =>
    client.post('/rest/login', { username: 'kim@smederij.nl', password: PASSWORD, code })
  expect((await logIn()).body.responseObject).toMatchObject({ personRoles: [], mustSetUpTwoStepLogin: true })
  const { app } = await switchOnTwoStepLogin(client)
  const { personRoles, ...rest } = (await logIn(app.code(30))).body.responseObject
  expect(personRoles).toEqual(['BW_USER', 'BW_ADMIN'])
  expect(rest).not.toHaveProperty('mustSetUpTwoStepLogin')
})

test('a role that is given closes everything at the next request, until it is set up', async () => {
  const id = await backEnd.createPerson({ email: 'kim@smederij.nl' })
  const client = backEnd.client()
  await client.login('kim@smederij.nl')
  expect((await client.get('/rest/companies')).status).toBe(200)
  await backEnd.sql`update person set roles = '{BW_USER,BW_COACH}' where id = ${id}`
  expect((await client.get('/rest/companies')).status).toBe(403)
})

test('it cannot be switched off as long as the role requires it', async () => {
  const id = await backEnd.createPerson({ email: 'kim@smederij.nl', roles: ['BW_USER', 'BW_COACH'] })
  const client = backEnd.client()
  await client.login('kim@smederij.nl')
  const { app } = await switchOnTwoStepLogin(client)
  const switchOff = () => client.post(`${OWN}/switch-off`, { password: PASSWORD, code: app.code(30) })
  const { status, body } = await switchOff()
  expect([status, body.code]).toEqual([409, 'TWO_STEP_LOGIN_REQUIRED'])
  await backEnd.sql`update person set roles = '{BW_USER}' where id = ${id}`
  expect((await switchOff()).status).toBe(204)
})
