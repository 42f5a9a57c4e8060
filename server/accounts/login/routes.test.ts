import { expect, test } from 'vitest'
import { needsRehash } from '#server/platform/session/password.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useBackEnd()
const WRONG = 'Het e-mailadres of het wachtwoord klopt niet.'

const createEls = () =>
  backEnd.createPerson({ email: 'Els@smederij.nl', firstName: 'Els', lastName: 'de Smid' })
const logIn = (username: string, password = PASSWORD, browser = backEnd.client()) =>
  browser.post('/rest/login', { username, password })
const sessions = () => backEnd.sql`select * from session`
const cookieOf = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie().find((line) => line.startsWith('bw_session=')) ?? ''

test('logging in sets a cookie for a day, which identifies the user', async () => {
  const id = await createEls()
  const browser = backEnd.client()
  const answer = await logIn(' els@SMEDERIJ.nl ', PASSWORD, browser)

  expect(answer.status).toBe(200)
  const status = answer.body.responseObject
  expect(status).toEqual({
    loggedIn: true,
    cookieExpiration: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    fullName: 'Els de Smid',
    personRoles: ['BW_USER'],
    id,
  })
  const hours = (Date.parse(status.cookieExpiration) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
  expect((await browser.get('/rest/login')).body.responseObject).toEqual(status)
})

test('scripts and other sites cannot read the cookie, and the database does not contain its token', async () => {
  await createEls()
  const cookie = cookieOf(await logIn('els@smederij.nl'))
  expect(cookie).toMatch(/^bw_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
  const [session] = await sessions()
  const token = cookie.slice('bw_session='.length, cookie.indexOf(';'))
  expect(JSON.stringify(session)).not.toContain(token)
  expect(Buffer.from(session!.token_hash as Uint8Array).toString('utf8')).not.toBe(token)
})

test('reports that nobody is logged in, also with an unknown token', async () => {
  const nobody = { loggedIn: false, cookieExpiration: null, fullName: null, personRoles: [], id: null }
  for (const cookie of ['', 'bw_session=abc', `bw_session=${'a'.repeat(43)}`]) {
    const { status, body } = await backEnd.client().get('/rest/login', { cookie })
    expect(status).toBe(200)
    expect(body.responseObject).toEqual(nobody)
  }
})

test('responds alike to a wrong password and an unknown address', async () => {
  await createEls()
  const wrong = await logIn('els@smederij.nl', 'Welkom2027')
  const unknown = await logIn('jan@smederij.nl', 'Welkom2027')
  for (const { status, body, headers } of [wrong, unknown]) {
    expect(status).toBe(401)
    expect(body).toEqual({
      responseObject: null,
      code: 'LOGIN_FAILED',
      message: WRONG,
      globalerrors: [],
      errors: [],
    })
    expect(headers.getSetCookie()).toEqual([])
  }
  expect(await sessions()).toEqual([])
})

test('a login renews a password hash of older costs, and simultaneous ones succeed too', {
  tags: ['deep'],
}, async () => {
  await createEls()
  const hash = async () => (await backEnd.sql`select password_hash from person`)[0]?.password_hash as string
  expect(needsRehash(await hash())).toBe(true)
  expect((await logIn('els@smederij.nl', 'Welkom2027')).status).toBe(401)
  expect(needsRehash(await hash())).toBe(true)
  const logins = await Promise.all([1, 2, 3].map(() => logIn('els@smederij.nl', PASSWORD)))
  expect(logins.map(({ status }) => status)).toEqual([200, 200, 200])
  const renewed = await hash()
  expect(needsRehash(renewed)).toBe(false)
  await backEnd.client().login('els@smederij.nl')
  expect(await hash()).toBe(renewed)
})

test('reports invalid input per field', async () => {
  const { status, body } = await logIn('els', '')
  expect(status).toBe(400)
  expect(body.errors).toEqual([
    { field: 'username', message: 'Ongeldig e-mailadres' },
    { field: 'password', message: 'Dit is een verplicht veld.' },
  ])
})

test('does not trim a password', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl', password: ' Welkom2026 ' })
  expect((await logIn('els@smederij.nl', 'Welkom2026')).status).toBe(401)
  expect((await logIn('els@smederij.nl', ' Welkom2026 ')).status).toBe(200)
})

test('logging in again ends the previous session of this browser, and no other', async () => {
  await createEls()
  const [browser, elsewhere] = [backEnd.client(), backEnd.client()]
  await elsewhere.login('els@smederij.nl')
  await browser.login('els@smederij.nl')
  const old = `bw_session=${browser.cookies.get('bw_session')}`
  await browser.login('els@smederij.nl')

  expect(await sessions()).toHaveLength(2)
  const isLoggedIn = async (headers?: Record<string, string>, who = backEnd.client()) =>
    (await who.get('/rest/login', headers)).body.responseObject.loggedIn
  expect(await isLoggedIn({ cookie: old })).toBe(false)
  expect(await isLoggedIn(undefined, browser)).toBe(true)
  expect(await isLoggedIn(undefined, elsewhere)).toBe(true)
})

test('logging out ends the session and clears the cookie', async () => {
  await createEls()
  const browser = backEnd.client()
  await browser.login('els@smederij.nl')
  const old = `bw_session=${browser.cookies.get('bw_session')}`
  const answer = await browser.get('/rest/logout')
  expect(answer.status).toBe(204)
  expect(answer.headers.get('clear-site-data')).toBe('"prefetchCache", "prerenderCache"')
  expect(cookieOf(answer)).toMatch(
    /^bw_session=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970[^;]+; HttpOnly; SameSite=Lax$/,
  )
  expect(await sessions()).toEqual([])
  expect((await backEnd.client().get('/rest/companies', { cookie: old })).status).toBe(401)
  expect((await browser.get('/rest/logout')).status).toBe(204)
})

test.each([
  ['an image on another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page on a neighbouring host', { 'sec-fetch-site': 'same-site' }],
  ['a call from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a bookmark', { 'sec-fetch-site': 'none' }],
])('%s cannot log a visitor out', async (_, headers) => {
  await createEls()
  const browser = backEnd.client()
  await browser.login('els@smederij.nl')
  expect((await browser.get('/rest/logout', headers)).status).toBe(403)
  expect((await browser.get('/rest/login')).body.responseObject.loggedIn).toBe(true)
})

test('a session ends after a day', async () => {
  await createEls()
  const browser = backEnd.client()
  await browser.login('els@smederij.nl')
  await backEnd.sql`update session set expires_at = now() - interval '1 second'`
  expect((await browser.get('/rest/login')).body.responseObject.loggedIn).toBe(false)
  expect((await browser.get('/rest/companies')).status).toBe(401)
})

test('revoked roles are gone at the next request', async () => {
  await backEnd.createPerson({ email: 'els@smederij.nl', roles: ['BW_USER', 'BW_COACH'] })
  const browser = backEnd.client()
  await browser.login('els@smederij.nl')
  await backEnd.sql`update person set roles = '{BW_USER}'`
  expect((await browser.get('/rest/login')).body.responseObject.personRoles).toEqual(['BW_USER'])
})

test('another site cannot log a visitor in', async () => {
  await createEls()
  const { status, headers } = await backEnd
    .client()
    .post(
      '/rest/login',
      { username: 'els@smederij.nl', password: PASSWORD },
      { origin: 'https://evil.example' },
    )
  expect(status).toBe(403)
  expect(headers.getSetCookie()).toEqual([])
})
