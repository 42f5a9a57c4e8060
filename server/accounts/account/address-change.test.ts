import { expect, test } from 'vitest'

import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { type Client, PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useBackEnd()
const [OLD, NEW] = ['els@smederij.nl', 'els@werkplaats.nl']
const CHANGE = '/rest/person/address-change'

const createEls = () => backEnd.createPerson({ email: OLD })
async function logInAs(email: string) {
  const browser = backEnd.client()
  await browser.login(email)
  return browser
}
const requestChange = (browser: Client, emailAddress = NEW) =>
  browser.post('/rest/person/detail', {
    firstName: 'Els',
    lastName: 'Smid',
    emailAddress,
    password: PASSWORD,
  })
const mails = () => backEnd.sql`select recipient, subject, body from mail_outbox order by id`
async function tokenTo(recipient: string) {
  const mail = (await mails()).findLast((mail) => mail.recipient === recipient)
  return /token=([\w-]{43})/.exec(String(mail?.body))![1]!
}
const confirm = (token: string, browser = backEnd.client()) => browser.post(`${CHANGE}/confirm`, { token })
const preview = async (token: string) =>
  (await backEnd.client().get(`${CHANGE}?token=${token}`)).body.responseObject
const addressOf = async (id: number) =>
  (await backEnd.sql`select email from person where id = ${id}`)[0]?.email
const isLoggedIn = async (browser: Client) =>
  (await browser.get('/rest/login')).body.responseObject.loggedIn as boolean

test('the new address counts once its mail is answered; sessions elsewhere end', async () => {
  const id = await createEls()
  const [browser, elsewhere] = [await logInAs(OLD), await logInAs(OLD)]
  await requestChange(browser)
  const token = await tokenTo(NEW)
  const cookie = browser.cookies.get('bw_session')!
  expect(await preview(token)).toEqual({ emailAddress: NEW })
  expect(await addressOf(id)).toBe(OLD)

  expect((await confirm(token, browser)).status).toBe(204)
  expect(await addressOf(id)).toBe(NEW)
  expect(await isLoggedIn(browser)).toBe(true)
  expect(await isLoggedIn(elsewhere)).toBe(false)
  // The session got a new token.
  expect(browser.cookies.get('bw_session')).not.toBe(cookie)
  browser.cookies.set('bw_session', cookie)
  expect(await isLoggedIn(browser)).toBe(false)
  await logInAs(NEW)

  expect(await preview(token)).toBeNull()
  expect((await confirm(token)).body.code).toBe('ADDRESS_CHANGE_INVALID')
  const [, toOld, ...others] = await mails()
  expect(others).toEqual([])
  expect(toOld).toMatchObject({ recipient: OLD, subject: 'Je e-mailadres is gewijzigd' })
  expect(toOld!.body).not.toContain('werkplaats')
})

test('a browser without a session, or with that of another user, confirms and logs nobody in', async () => {
  const id = await createEls()
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  await requestChange(await logInAs(OLD))
  const jan = await logInAs('jan@smederij.nl')
  const cookie = jan.cookies.get('bw_session')
  expect((await confirm(await tokenTo(NEW), jan)).status).toBe(204)
  expect(jan.cookies.get('bw_session')).toBe(cookie)
  expect(await isLoggedIn(jan)).toBe(true)
  expect(await addressOf(id)).toBe(NEW)
})

test('the database contains the hash of the token, which is valid for a day', async () => {
  const id = await createEls()
  await requestChange(await logInAs(OLD))
  const token = await tokenTo(NEW)
  const [row] = await backEnd.sql`select token_hash, expires_at from address_change`
  expect(Buffer.from(row?.token_hash as Uint8Array).toString()).not.toContain(token)
  expect((Number(row?.expires_at) - Date.now()) / 3_600_000).toBeCloseTo(24, 0)
  await backEnd.sql`update address_change set expires_at = now()`
  expect(await preview(token)).toBeNull()
  expect((await confirm(token)).status).toBe(400)
  expect(await addressOf(id)).toBe(OLD)
})

test('a waiting address is mailed again, with another link, or cancelled', async () => {
  await createEls()
  const browser = await logInAs(OLD)
  expect((await browser.post(`${CHANGE}/resend`)).status).toBe(409)
  await requestChange(browser)
  const first = await tokenTo(NEW)
  expect((await browser.post(`${CHANGE}/resend`)).status).toBe(204)
  const second = await tokenTo(NEW)
  expect([await preview(first), await preview(second)]).toEqual([null, { emailAddress: NEW }])
  expect((await browser.post(`${CHANGE}/cancel`)).status).toBe(204)
  expect(await preview(second)).toBeNull()
  expect((await browser.get('/rest/person/detail')).body.responseObject.pendingEmailAddress).toBeNull()
  for (let attempt = 0; attempt < 4; attempt++) await browser.post(`${CHANGE}/resend`)
  expect((await browser.post(`${CHANGE}/resend`)).status).toBe(429)
})

test('another address takes the place of the one that waits, and saving the stored one keeps it', async () => {
  await createEls()
  const browser = await logInAs(OLD)
  await requestChange(browser)
  const first = await tokenTo(NEW)
  await requestChange(browser, 'els@elders.nl')
  await requestChange(browser, OLD)
  expect(await preview(first)).toBeNull()
  expect(await preview(await tokenTo('els@elders.nl'))).toEqual({ emailAddress: 'els@elders.nl' })
})

test('an address that another account took meanwhile is refused, and nothing changes', async () => {
  const id = await createEls()
  const browser = await logInAs(OLD)
  await requestChange(browser)
  await backEnd.createPerson({ email: 'Els@Werkplaats.nl' })
  const { status, body } = await confirm(await tokenTo(NEW), browser)
  expect([status, body.code]).toEqual([400, 'EMAIL_TAKEN'])
  expect(body.message).toBe('Er is al een account met dit e-mailadres.')
  expect(await addressOf(id)).toBe(OLD)
  expect(await isLoggedIn(browser)).toBe(true)
})

test('of two accounts that confirm the same address at once, one gets it', { tags: ['deep'] }, async () => {
  await createEls()
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  const tokens: string[] = []
  for (const email of [OLD, 'jan@smederij.nl']) {
    await requestChange(await logInAs(email))
    tokens.push(await tokenTo(NEW))
  }
  const responses = await Promise.all(tokens.map((token) => confirm(token)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 400])
  expect(await backEnd.sql`select id from person where email = ${NEW}`).toHaveLength(1)
})

test('a new password lets an address not wait any more', async () => {
  await createEls()
  const browser = await logInAs(OLD)
  await requestChange(browser)
  const newPassword = 'Nieuwer2027'
  const passwords = { oldPassword: PASSWORD, newPassword, repeatPassword: newPassword }
  expect((await browser.post('/rest/password/update', passwords)).status).toBe(204)
  expect(await preview(await tokenTo(NEW))).toBeNull()
})

test('links to reset the password that were mailed to the old address are void', async () => {
  await createEls()
  await requestChange(await logInAs(OLD))
  const token = await tokenTo(NEW)
  await backEnd.client().post('/rest/password/forgot-password', { email: OLD })
  const resetToken = await tokenTo(OLD)
  await confirm(token)
  const { body } = await backEnd.client().get(`/rest/password/reset-password-possible?token=${resetToken}`)
  expect(body.responseObject).toBe(false)
})
