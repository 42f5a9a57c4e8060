import { expect, test } from 'vitest'

import { switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useBackEnd()
const NEW = 'Nieuwer2027'
const IMPOSSIBLE = 'Wachtwoord resetten niet mogelijk'

const createEls = () => backEnd.createPerson({ email: 'els@smederij.nl' })
const requestReset = (email: string) => backEnd.client().post('/rest/password/forgot-password', { email })
const mails = () => backEnd.sql`select recipient, body from mail_outbox order by id`
const sessions = () => backEnd.sql`select person_id from session`
async function isPossible(token: string): Promise<boolean> {
  const address = '/rest/password/reset-password-possible'
  const answers = [
    await backEnd.client().post(address, { token }),
    await backEnd.client().get(`${address}?token=${token}`),
  ].map(({ body }) => body.responseObject)
  expect(answers[0]).toBe(answers[1])
  return answers[0]
}
const reset = (token: string, newPassword = NEW, browser = backEnd.client()) =>
  browser.post('/rest/password/reset-password', { newPassword, repeatPassword: newPassword, token })
const canLogIn = async (password: string) =>
  (await backEnd.client().post('/rest/login', { username: 'els@smederij.nl', password })).status === 200

async function askForToken() {
  await requestReset(' ELS@smederij.nl ')
  const { body } = (await mails()).at(-1)!
  const token = /\/wachtwoord-resetten#token=([\w-]+)$/m.exec(String(body))?.[1]
  return token!
}

async function isLoggedIn(browser: ReturnType<typeof backEnd.client>) {
  return (await browser.get('/rest/login')).body.responseObject.loggedIn
}

test('the mail leads to a new password, which ends all sessions and opens a new one', async () => {
  const id = await createEls()
  const [elsewhere, browser] = [backEnd.client(), backEnd.client()]
  await elsewhere.login('els@smederij.nl')
  await browser.login('els@smederij.nl')
  const token = await askForToken()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await mails()).toMatchObject([
    {
      recipient: 'els@smederij.nl',
      body: expect.stringContaining(`${backEnd.url}/wachtwoord-resetten#token=`),
    },
  ])
  expect(await isPossible(token)).toBe(true)

  const { status, body } = await reset(token, NEW, browser)
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({ loggedIn: true, fullName: 'Els de Smid', id })
  expect((await browser.get('/rest/login')).body.responseObject).toEqual(body.responseObject)
  expect(await isLoggedIn(elsewhere)).toBe(false)
  expect(await sessions()).toEqual([{ person_id: id }])
  expect(await canLogIn(PASSWORD)).toBe(false)
  expect(await canLogIn(NEW)).toBe(true)
})

test.each([
  ['that nobody verified, goes', null, false],
  ['with a verified address, stays', new Date(), true],
])('two-step login of an account %s with a reset', async (_, verifiedAt, stays) => {
  await createEls()
  const somebodyElse = backEnd.client()
  await somebodyElse.login('els@smederij.nl')
  await switchOnTwoStepLogin(somebodyElse)
  await backEnd.sql`update person set email_verified_at = ${verifiedAt}`
  await backEnd.sql`update two_step_secret set set_up_at = null`
  const { body } = await reset(await askForToken())
  expect(body.responseObject.loggedIn).toBe(!stays)
  expect(await backEnd.sql`select two_step_login from person`).toEqual([{ two_step_login: stays }])
  expect(await canLogIn(NEW)).toBe(!stays)
})

test('accepts the token once', async () => {
  await createEls()
  const token = await askForToken()
  await reset(token)
  expect(await isPossible(token)).toBe(false)
  const { status, body, headers } = await reset(token, 'Anders2028')
  expect(status).toBe(400)
  expect(body.message).toBe(IMPOSSIBLE)
  expect(headers.getSetCookie()).toEqual([])
  expect(await sessions()).toHaveLength(1)
  expect(await canLogIn(NEW)).toBe(true)
})

test('replaces the session of another user in the same browser', async () => {
  const id = await createEls()
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  const browser = backEnd.client()
  await browser.login('jan@smederij.nl')
  const before = `bw_session=${browser.cookies.get('bw_session')}`
  await reset(await askForToken(), NEW, browser)
  expect((await browser.get('/rest/login')).body.responseObject.id).toBe(id)
  expect((await backEnd.client().get('/rest/companies', { cookie: before })).status).toBe(401)
  expect(await sessions()).toEqual([{ person_id: id }])
})

test('a reset gives access again after too many wrong passwords', { tags: ['deep'] }, async () => {
  await createEls()
  for (let attempt = 0; attempt < 5; attempt++) await canLogIn('Welkom2027')
  expect(await canLogIn(PASSWORD)).toBe(false)
  await reset(await askForToken())
  expect(await canLogIn(NEW)).toBe(true)
})

test('accepts the token once when it is used twice at the same time', async () => {
  await createEls()
  const token = await askForToken()
  const answers = await Promise.all([reset(token, 'Eerste2027'), reset(token, 'Tweede2027')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await sessions()).toHaveLength(1)
})

test('accepts the token for an hour', async () => {
  await createEls()
  const token = await askForToken()
  const [{ minutes }] = (await backEnd.sql`
    select extract(epoch from expires_at - now())::float / 60 as minutes from password_reset`) as [
    { minutes: number },
  ]
  expect(minutes).toBeGreaterThan(59)
  expect(minutes).toBeLessThanOrEqual(60)
  await backEnd.sql`update password_reset set expires_at = now() - interval '1 second'`
  expect(await isPossible(token)).toBe(false)
  expect((await reset(token)).body.message).toBe(IMPOSSIBLE)
  expect(await sessions()).toEqual([])
  expect(await canLogIn(PASSWORD)).toBe(true)
})

test('a newer mail voids the previous one', { tags: ['deep'] }, async () => {
  await createEls()
  const older = await askForToken()
  const newer = await askForToken()
  expect(await isPossible(older)).toBe(false)
  expect(await isPossible(newer)).toBe(true)
})

test('the database does not contain the token', async () => {
  await createEls()
  const token = await askForToken()
  const [row] = await backEnd.sql`select encode(token_hash, 'escape') as stored from password_reset`
  expect(row?.stored).not.toContain(token)
})

test('an unknown address gets the same response, and no mail', async () => {
  const { status, body } = await requestReset('jan@smederij.nl')
  expect([status, body]).toEqual([204, undefined])
  expect(await mails()).toEqual([])
})

test('requires a strong password, repeated correctly', async () => {
  await createEls()
  const token = await askForToken()
  const post = (newPassword: string, repeatPassword: string) =>
    backEnd.client().post('/rest/password/reset-password', { newPassword, repeatPassword, token })
  expect((await post('lasser26', 'lasser26')).body.errors[0]?.field).toBe('newPassword')
  expect((await post(NEW, 'Nieuwer2028')).body.errors).toEqual([
    { field: 'repeatPassword', message: 'Vul hier hetzelfde wachtwoord in.' },
  ])
  expect(await isPossible(token)).toBe(true)
})

test('a new password is neither a common one nor the name of the person', { tags: ['deep'] }, async () => {
  await createEls()
  const token = await askForToken()
  const browser = backEnd.client()
  await browser.login('els@smederij.nl')
  for (const newPassword of ['Welkom2026', 'PassWord1', 'Smederij12!', 'Beterwerk1']) {
    const passwords = { oldPassword: PASSWORD, newPassword, repeatPassword: newPassword }
    for (const { status, body } of [
      await reset(token, newPassword),
      await browser.post('/rest/password/update', passwords),
    ]) {
      expect([status, body.code]).toEqual([400, 'PASSWORD_TOO_COMMON'])
      expect(body.errors).toMatchObject([{ field: 'newPassword' }])
    }
  }
  expect(await canLogIn(PASSWORD)).toBe(true)
  expect(await isPossible(token)).toBe(true)
})

test('rejects a missing and an invented token', async () => {
  expect(await isPossible('')).toBe(false)
  expect(await isPossible('a'.repeat(43))).toBe(false)
  expect((await reset('a'.repeat(43))).body.message).toBe(IMPOSSIBLE)
})

const update = (browser: ReturnType<typeof backEnd.client>, oldPassword: string) =>
  browser.post('/rest/password/update', { oldPassword, newPassword: NEW, repeatPassword: NEW })

test('changing the password ends all sessions but this one', async () => {
  await createEls()
  const [browser, elsewhere] = [backEnd.client(), backEnd.client()]
  await browser.login('els@smederij.nl')
  await elsewhere.login('els@smederij.nl')
  expect((await update(browser, PASSWORD)).status).toBe(204)
  expect(await isLoggedIn(browser)).toBe(true)
  expect(await isLoggedIn(elsewhere)).toBe(false)
  expect(await canLogIn(PASSWORD)).toBe(false)
  expect(await canLogIn(NEW)).toBe(true)
})

test('changing the password voids earlier links to reset it', { tags: ['deep'] }, async () => {
  await createEls()
  const token = await askForToken()
  const browser = backEnd.client()
  await browser.login('els@smederij.nl')
  await update(browser, PASSWORD)
  expect((await reset(token, 'Anders2028')).body.message).toBe(IMPOSSIBLE)
  expect(await canLogIn(NEW)).toBe(true)
})

test('reports a wrong old password at its field, and limits the attempts', async () => {
  await createEls()
  const browser = backEnd.client()
  await browser.login('els@smederij.nl')
  for (let attempt = 0; attempt < 5; attempt++) {
    const { status, body } = await update(browser, 'Welkom2027')
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field: 'oldPassword', message: 'Dit is niet je huidige wachtwoord.' }])
  }
  expect((await update(browser, PASSWORD)).status).toBe(429)
})

test('requires a session to change the password', async () => {
  await createEls()
  expect((await update(backEnd.client(), PASSWORD)).status).toBe(401)
  expect(await canLogIn(PASSWORD)).toBe(true)
})
