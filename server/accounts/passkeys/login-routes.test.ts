import { beforeEach, expect, test } from 'vitest'

import type { UsedPasskey } from '#shared/domain/accounts/passkey.ts'
import {
  addPasskey,
  askForPasskey,
  createDevice,
  type Device,
  startPasskey,
} from '../../../testing/factories/passkeys.ts'
import { switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { type Client, PASSWORD } from '../../../testing/harness/client.ts'

const WEBSITE = 'http://www.localhost'
const backEnd = useOwnBackEnd({ env: { WEBSITE_ORIGINS: `${WEBSITE},http://elders.nl` } })

const EMAIL = 'els@smederij.nl'
const START = '/rest/login/passkey/start'
const LOGIN = '/rest/login/passkey'
const REFUSED = 'Inloggen met deze passkey is niet gelukt. Probeer het opnieuw, of log in met je wachtwoord.'

let els: number
let page: Client
let device: Device
beforeEach(async () => {
  els = await backEnd.createPerson({ email: EMAIL })
  page = backEnd.client()
  await page.login(EMAIL)
  device = await addPasskey(page)
  await page.get('/rest/logout')
  await backEnd.sql`delete from audit_event`
})

const send = (used: UsedPasskey, browser: Client, headers?: Record<string, string>) =>
  browser.post(LOGIN, used, headers)
const sessions = () => backEnd.sql`select person_id from session`
const kinds = async () =>
  (await backEnd.sql`select kind, person_id, actor_id from audit_event order by id`).map(
    ({ kind, person_id, actor_id }) => `${kind} of ${person_id} by ${actor_id}`,
  )
const stored = async () => (await backEnd.sql`select counter, last_used_at from passkey order by id`)[0]!

async function expectRefused(used: UsedPasskey, browser: Client, headers?: Record<string, string>) {
  const before = await stored()
  const { status, body } = await send(used, browser, headers)
  expect(status).toBe(401)
  expect(body).toMatchObject({ code: 'PASSKEY_REFUSED', message: REFUSED, responseObject: null })
  expect(await sessions()).toEqual([])
  expect(await stored()).toEqual(before)
}

test('a passkey logs its user in, without naming the account', async () => {
  const browser = backEnd.client()
  const request = await askForPasskey(browser)
  expect(request).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
  })
  const { status, body, headers } = await send(device.use(request), browser)
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({
    loggedIn: true,
    id: els,
    fullName: 'Els de Smid',
    personRoles: ['BW_USER'],
  })
  expect(headers.getSetCookie().some((line) => line.startsWith('bw_passkey=;'))).toBe(true)
  expect(await sessions()).toEqual([{ person_id: els }])
  expect((await browser.get('/rest/login')).body.responseObject.loggedIn).toBe(true)
  expect(await kinds()).toEqual([`LOGGED_IN of ${els} by ${els}`])
  expect(await stored()).toEqual({ counter: expect.anything(), last_used_at: expect.any(Date) })
  expect(Number((await stored()).counter)).toBe(1)
  expect(backEnd.log).toContain(`"userId":${els}`)
})

test('the cookie of a browser that is asked is for the server alone, and for five minutes', async () => {
  const { headers } = await page.post(START)
  const [cookie] = headers.getSetCookie().filter((line) => line.startsWith('bw_passkey='))
  expect(cookie).toMatch(/^bw_passkey=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/)
})

test('with two-step login no code is asked', { tags: ['deep'] }, async () => {
  await page.login(EMAIL)
  await switchOnTwoStepLogin(page)
  await page.get('/rest/logout')
  const browser = backEnd.client()
  expect((await browser.post('/rest/login', { username: EMAIL, password: PASSWORD })).status).toBe(401)
  expect((await send(device.use(await askForPasskey(browser)), browser)).status).toBe(200)
  expect(await sessions()).toEqual([{ person_id: els }])
})

test('a device that does not count logs in again and again', async () => {
  for (let time = 0; time < 3; time++) {
    const browser = backEnd.client()
    const used = device.use(await askForPasskey(browser), { counter: 0 })
    expect((await send(used, browser)).status).toBe(200)
  }
  expect(await sessions()).toHaveLength(3)
})

test('a page of the website logs in, and changes no passkeys', async () => {
  const headers = { origin: WEBSITE, 'sec-fetch-site': 'same-site' }
  const preflight = await page.fetch(LOGIN, {
    method: 'OPTIONS',
    headers: { ...headers, 'access-control-request-method': 'POST' },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBe(WEBSITE)
  const request = await askForPasskey(page, headers)
  const { status } = await send(device.use(request, { origin: WEBSITE }), page, headers)
  expect(status).toBe(200)

  const creation = await startPasskey(page)
  const other = createDevice(WEBSITE)
  const own = '/rest/person/passkeys'
  const [passkey] = await backEnd.sql`select id from passkey`
  for (const answer of [
    await page.get(own, headers),
    await page.post(`${own}/start`, { password: PASSWORD }, headers),
    await page.post(own, { name: 'Website', credential: other.create(creation) }, headers),
    await page.put(`${own}/${passkey!.id}`, { name: 'Website' }, headers),
    await page.delete(`${own}/${passkey!.id}`, headers),
  ]) {
    expect(answer.status).toBe(403)
    expect(answer.body.code).toBe('ORIGIN_NOT_ALLOWED')
  }
  // Created on a page of the website, and sent from the portal.
  const added = await page.post(own, { name: 'Website', credential: other.create(creation) })
  expect(added.body.code).toBe('PASSKEY_INVALID')
  expect(await backEnd.sql`select id, name from passkey`).toEqual([
    { id: passkey!.id, name: 'Chrome op Windows' },
  ])
})

test.each([
  ['of a page elsewhere', { origin: 'https://elders.nl' }],
  ['of a website outside the domain of the passkeys', { origin: 'http://elders.nl' }],
  ['for another domain', { rpId: 'elders.nl' }],
  ['without a verified user', { isVerified: false }],
  ['that is the answer to something else', { type: 'webauthn.create' }],
])('an answer %s is refused and recorded, and uses the challenge up', async (_, circumstances) => {
  const browser = backEnd.client()
  const request = await askForPasskey(browser)
  await expectRefused(device.use(request, circumstances), browser)
  await expectRefused(device.use(request), browser)
  await expect
    .poll(kinds)
    .toEqual([`LOGIN_PASSKEY_FAILED of ${els} by null`, `LOGIN_PASSKEY_FAILED of ${els} by null`])
})

test.each(['https://elders.nl', 'http://localhost:1'])('a request from %s is refused', async (origin) => {
  const headers = { origin }
  expect((await page.post(START, undefined, headers)).status).toBe(403)
  expect((await send(device.use(await askForPasskey(page)), page, headers)).status).toBe(403)
})

test('an answer is accepted once', async () => {
  const browser = backEnd.client()
  const { cookies } = browser
  const request = await askForPasskey(browser)
  const cookie = cookies.get('bw_passkey')!
  const used = device.use(request)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(used, browser)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  await browser.get('/rest/logout')
  cookies.set('bw_passkey', cookie)
  await expectRefused(used, browser)
  await expectRefused(device.use(request), browser)
})

test('a challenge is for one browser, and for five minutes', async () => {
  const browser = backEnd.client()
  const request = await askForPasskey(browser)
  const other = backEnd.client()
  await expectRefused(device.use(request), other)
  await askForPasskey(other)
  await expectRefused(device.use(request), other)
  await backEnd.sql`update passkey_challenge set expires_at = now()`
  await expectRefused(device.use(request), browser)
})

test('a challenge that was made to add a passkey does not log in, and one of nobody neither', {
  tags: ['deep'],
}, async () => {
  await page.login(EMAIL)
  const { challenge } = await startPasskey(page)
  const copy = backEnd.client()
  copy.cookies.set('bw_passkey', page.cookies.get('bw_session')!)
  await page.get('/rest/logout')
  await expectRefused(
    device.use({ challenge, rpId: 'localhost', timeout: 0, userVerification: 'required' }),
    copy,
  )
  const browser = backEnd.client()
  const request = await askForPasskey(browser)
  await expectRefused(device.use({ ...request, challenge }), browser)
  await expectRefused(device.use({ ...request, challenge: 'a'.repeat(43) }), browser)
  await expectRefused(device.use({ ...request, challenge: '' }), browser)
})

test('the passkey of somebody else does not log in with another signature or account', async () => {
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  const jan = backEnd.client()
  await jan.login('jan@smederij.nl')
  const other = await addPasskey(jan)
  await jan.get('/rest/logout')
  const answer = async () => other.use(await askForPasskey(jan))
  const claimed = { id: device.id, rawId: device.id }
  await expectRefused({ ...(await answer()), ...claimed }, jan)
  // With the account of Els in it, and without one.
  const handle = device.use(await askForPasskey(jan)).response.userHandle!
  const used = await answer()
  await expectRefused({ ...used, response: { ...used.response, userHandle: handle } }, jan)
  const { userHandle: _, ...response } = (await answer()).response
  await expectRefused({ ...used, response }, jan)
  const unsigned = await answer()
  const signature = Buffer.alloc(70, 1).toString('base64url')
  await expectRefused({ ...unsigned, response: { ...unsigned.response, signature } }, jan)
})

test('an unknown passkey is refused like any other, and nothing is recorded', async () => {
  const browser = backEnd.client()
  await page.login(EMAIL)
  const unknown = createDevice(browser.url)
  unknown.create(await startPasskey(page))
  await page.get('/rest/logout')
  await backEnd.sql`delete from audit_event`
  await expectRefused(unknown.use(await askForPasskey(browser)), browser)
  expect(await kinds()).toEqual([])
})

test.each([2, 1, 0])('a counter that goes from 2 to %i is refused: there is a copy', async (counter) => {
  const browser = backEnd.client()
  await send(device.use(await askForPasskey(browser), { counter: 2 }), browser)
  await browser.get('/rest/logout')
  await expectRefused(device.use(await askForPasskey(browser), { counter }), browser)
  await expect.poll(kinds).toContain(`LOGIN_PASSKEY_FAILED of ${els} by null`)
})

test('a removed passkey is refused, and that of a deleted account', { tags: ['deep'] }, async () => {
  const browser = backEnd.client()
  await page.login(EMAIL)
  const phone = await addPasskey(page, 'Telefoon')
  const [{ id }] = (await backEnd.sql`select id from passkey order by id limit 1`) as [{ id: number }]
  await page.post('/rest/person/identity', { password: PASSWORD })
  await page.delete(`/rest/person/passkeys/${id}`)
  await page.get('/rest/logout')
  await expectRefused(device.use(await askForPasskey(browser)), browser)
  await page.login(EMAIL)
  await page.post('/rest/person/deletion', { companies: [], password: PASSWORD })
  const { status } = await send(phone.use(await askForPasskey(browser)), browser)
  expect(status).toBe(401)
  expect(await sessions()).toEqual([])
})

test('three hundred questions of one address in a quarter of an hour are enough', async () => {
  await askForPasskey(page)
  await backEnd.sql`update throttle set points = 300 where key like 'passkey-challenge:%'`
  const { status, body } = await page.post(START)
  expect(status).toBe(429)
  expect(body.message).toMatch(/^Je hebt dit te vaak geprobeerd\./)
})

test('failed answers are counted with failed passwords, and successes are not', async () => {
  const points = async () =>
    (await backEnd.sql`select key, points from throttle where key like 'login-%' order by key`).map(
      ({ key, points }) => [String(key).split(':')[0], points],
    )
  await backEnd.sql`delete from throttle`
  const browser = backEnd.client()
  await send(device.use(await askForPasskey(browser)), browser)
  expect(await points()).toEqual([['login-address', 0]])
  await browser.get('/rest/logout')
  await expectRefused(device.use(await askForPasskey(browser), { rpId: 'elders.nl' }), browser)
  expect(await points()).toEqual([
    ['login-address', 1],
    ['login-failures', 1],
  ])
})

test('a login with a passkey makes the browser known, and ends the session of another user', async () => {
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  const browser = backEnd.client()
  await browser.login('jan@smederij.nl')
  await send(device.use(await askForPasskey(browser)), browser)
  expect(await sessions()).toEqual([{ person_id: els }])
  expect(await backEnd.sql`select person_id from known_browser where person_id = ${els}`).toHaveLength(2)
})
