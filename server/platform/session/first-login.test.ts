import { expect, test } from 'vitest'

import { switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { type Client, PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useBackEnd()
const COOKIE = 'bw_first_login'

async function createAccount(email = 'els@smederij.nl') {
  const browser = backEnd.client()
  const names = { email, givenname: 'Els', surnamePrefix: 'de', surname: 'Smid' }
  const passwords = { password: PASSWORD, confirmpassword: PASSWORD }
  const consents = { userConditions: true, termsOfUse: true }
  const { body } = await browser.post('/rest/registration', { ...names, ...passwords, ...consents })
  return { id: body.responseObject.id as number, browser }
}
const logIn = (browser: Client, headers?: Record<string, string>) =>
  browser.post('/rest/login/after-registration', undefined, headers)
const sessions = () => backEnd.sql`select person_id from session`
const tokens = () => backEnd.sql`select person_id from first_login`

async function expectRefused(browser: Client) {
  const { status, body } = await logIn(browser)
  expect([status, body.code]).toEqual([400, 'FIRST_LOGIN_INVALID'])
  expect(body.message).toBe('Log in met je e-mailadres en je wachtwoord.')
  expect(browser.cookies.has('bw_session')).toBe(false)
  expect(browser.cookies.has(COOKIE)).toBe(false)
}

test('the browser that registered an account logs in without its password, once', async () => {
  const { id, browser } = await createAccount()
  const cookie = `${COOKIE}=${browser.cookies.get(COOKIE)}`
  const { status, body } = await logIn(browser)
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({ loggedIn: true, id, fullName: 'Els de Smid' })
  expect((await browser.get('/rest/login')).body.responseObject).toEqual(body.responseObject)
  expect(await sessions()).toEqual([{ person_id: id }])
  expect(browser.cookies.has(COOKIE)).toBe(false)

  const copy = await logIn(backEnd.client(), { cookie })
  expect([copy.status, copy.body.code]).toEqual([400, 'FIRST_LOGIN_INVALID'])
  expect(await sessions()).toHaveLength(1)
})

test('of simultaneous first logins one succeeds', async () => {
  const { browser } = await createAccount()
  const cookie = `${COOKIE}=${browser.cookies.get(COOKIE)}`
  const responses = await Promise.all([1, 2, 3].map(() => logIn(backEnd.client(), { cookie })))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
})

test('the database does not contain the token, which is valid for a quarter of an hour', async () => {
  const { browser } = await createAccount()
  const [row] = await backEnd.sql`select token_hash, expires_at from first_login`
  expect(Buffer.from(row?.token_hash as Uint8Array).toString()).not.toContain(browser.cookies.get(COOKIE))
  expect(backEnd.isDuringTest(Number(row?.expires_at) - 15 * 60_000)).toBe(true)
  await backEnd.sql`update first_login set expires_at = now()`
  await expectRefused(browser)
})

test('another browser, or one with a made-up token, must log in', async () => {
  await createAccount()
  await expectRefused(backEnd.client())
  const made = backEnd.client()
  made.cookies.set(COOKIE, 'a'.repeat(43))
  await expectRefused(made)
  expect(await tokens()).toHaveLength(1)
})

test('another site cannot use the cookie', async () => {
  const { browser } = await createAccount()
  expect((await logIn(browser, { origin: 'https://evil.example' })).status).toBe(403)
  expect(await sessions()).toEqual([])
  expect((await logIn(browser)).status).toBe(200)
})

test('a new password voids the token', { tags: ['deep'] }, async () => {
  const { id, browser } = await createAccount()
  const other = backEnd.client()
  await other.login('els@smederij.nl')
  const passwords = { oldPassword: PASSWORD, newPassword: 'Knalgas2027', repeatPassword: 'Knalgas2027' }
  await other.post('/rest/password/update', passwords)
  expect(await tokens()).toEqual([])
  await expectRefused(browser)
  expect(await sessions()).toEqual([{ person_id: id }])
})

test('the token does not replace the second step', { tags: ['deep'] }, async () => {
  const { id, browser } = await createAccount()
  const other = backEnd.client()
  await other.login('els@smederij.nl')
  await backEnd.sql`update person set two_step_login = true`
  await expectRefused(browser)
  await backEnd.sql`update person set two_step_login = false`
  const again = await createAccount('jan@smederij.nl')
  const jan = backEnd.client()
  await jan.login('jan@smederij.nl')
  await backEnd.sql`update person set email_verified_at = now()`
  await switchOnTwoStepLogin(jan)
  expect(await tokens()).toEqual([])
  await expectRefused(again.browser)
  expect(id).not.toBe(again.id)
})

test('logging in or out in another way ends the first login', async () => {
  const { browser } = await createAccount()
  await browser.login('els@smederij.nl')
  expect(browser.cookies.has(COOKIE)).toBe(false)
  const second = await createAccount('jan@smederij.nl')
  await second.browser.get('/rest/logout')
  expect(second.browser.cookies.has(COOKIE)).toBe(false)
})

test('the first login ends the session of somebody else in this browser', async () => {
  await createAccount()
  const { id, browser } = await createAccount('jan@smederij.nl')
  const cookie = browser.cookies.get(COOKIE)!
  await browser.login('els@smederij.nl')
  browser.cookies.set(COOKIE, cookie)
  expect((await logIn(browser)).status).toBe(200)
  expect(await sessions()).toEqual([{ person_id: id }])
})
