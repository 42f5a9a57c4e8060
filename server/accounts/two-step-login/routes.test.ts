import { URI } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'

import {
  type Authenticator,
  createAuthenticator,
  startTwoStepLogin,
  switchOnTwoStepLogin,
} from '../../../testing/factories/two-step-login.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { type Client, PASSWORD } from '../../../testing/harness/client.ts'

// Its own back end, because its log is read.
const backEnd = useOwnBackEnd()

const EMAIL = 'els@smederij.nl'
const OWN = '/rest/person/two-step-login'
const WRONG_CODE = 'Deze code klopt niet of is al gebruikt. Wacht op de volgende code in je app.'

let els: number
let page: Client
beforeEach(async () => {
  els = await backEnd.createPerson({ email: EMAIL })
  page = backEnd.client()
  await page.login(EMAIL)
})

const logIn = (code?: string, password = PASSWORD, browser = backEnd.client()) =>
  browser.post('/rest/login', { username: EMAIL, password, code })
const state = async (browser = page) => (await browser.get(OWN)).body.responseObject
const isLoggedIn = async (browser: Client) =>
  (await browser.get('/rest/login')).body.responseObject.loggedIn as boolean
const subjects = async () =>
  (await backEnd.sql`select recipient, subject from mail_outbox order by id`).map(
    ({ recipient, subject }) => `${recipient}: ${subject}`,
  )
/** Lets the app use the codes of this minute again. */
const forgetUsedCodes = () => backEnd.sql`update two_step_secret set last_step = 0`

async function newBrowser() {
  const browser = backEnd.client()
  await browser.login(EMAIL)
  return browser
}

test('is off for everybody, and a login is as before', async () => {
  expect(await state()).toEqual({
    isOn: false,
    isRequired: false,
    recoveryCodesLeft: 0,
    unverifiedEmail: null,
  })
  const { status, body } = await logIn()
  expect(status).toBe(200)
  expect(Object.keys(body.responseObject)).not.toContain('mustSetUpTwoStepLogin')
})

test('a code is ignored as long as it is off', async () => {
  expect((await logIn('123456')).status).toBe(200)
})

test('the password and the first code switch it on, which ends other sessions and sends a mail', async () => {
  const elsewhere = await newBrowser()
  const { status, body } = await page.post(`${OWN}/start`, { password: PASSWORD })
  expect(status).toBe(200)
  const { secret, uri } = body.responseObject
  const app = URI.parse(uri)
  expect(app).toMatchObject({ issuer: 'Beterwerk', label: EMAIL })
  expect(app.secret.base32).toBe(secret)
  expect(await state()).toMatchObject({ isOn: false })
  expect((await logIn()).status).toBe(200)

  const confirmed = await page.post(`${OWN}/confirm`, { code: createAuthenticator(uri).code() })
  expect(confirmed.status).toBe(200)
  expect(confirmed.body.responseObject).toHaveLength(10)
  expect(await state()).toEqual({
    isOn: true,
    isRequired: false,
    recoveryCodesLeft: 10,
    unverifiedEmail: null,
  })
  expect(await isLoggedIn(page)).toBe(true)
  expect(await isLoggedIn(elsewhere)).toBe(false)
  expect(await subjects()).toEqual([`${EMAIL}: Tweestapslogin staat aan`])
})

test.each(['', 'Welkom2025'])('does not start with the password "%s"', async (password) => {
  const { status, body } = await page.post(`${OWN}/start`, { password })
  expect(status).toBe(400)
  expect(body.errors[0]?.field).toBe('password')
  expect(await backEnd.sql`select * from two_step_setup`).toEqual([])
})

test('is switched on with a verified address only, so that nobody locks the address of somebody else', async () => {
  await backEnd.sql`update person set email_verified_at = null`
  expect(await state()).toMatchObject({ isOn: false, unverifiedEmail: EMAIL })
  const { status, body } = await page.post(`${OWN}/start`, { password: PASSWORD })
  expect([status, body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
  expect(body.message).toMatch(/^Bevestig eerst je e-mailadres met de mail die je van ons kreeg\./)
  expect(await backEnd.sql`select * from two_step_setup`).toEqual([])
})

test('a wrong first code changes nothing, and the right one still works', async () => {
  const app = await startTwoStepLogin(page)
  const { status, body } = await page.post(`${OWN}/confirm`, { code: app.wrongCode() })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    code: 'TWO_STEP_CODE_INVALID',
    errors: [{ field: 'code', message: WRONG_CODE }],
  })
  expect(await state()).toMatchObject({ isOn: false })
  expect((await page.post(`${OWN}/confirm`, { code: app.code() })).status).toBe(200)
})

test('must be completed within an hour, with the secret that was made last', { tags: ['deep'] }, async () => {
  const expired = { status: 409, body: { code: 'TWO_STEP_SETUP_EXPIRED' } }
  expect(await page.post(`${OWN}/confirm`, { code: '123456' })).toMatchObject(expired)
  const first = await startTwoStepLogin(page)
  const second = await startTwoStepLogin(page)
  expect(await page.post(`${OWN}/confirm`, { code: first.code() })).toMatchObject({ status: 400 })
  await backEnd.sql`update two_step_setup set started_at = now() - interval '61 minutes'`
  expect(await page.post(`${OWN}/confirm`, { code: second.code() })).toMatchObject(expired)
})

test('a login takes the password and then a code', async () => {
  const { app } = await switchOnTwoStepLogin(page)
  const browser = backEnd.client()
  const withoutCode = await logIn(undefined, PASSWORD, browser)
  expect(withoutCode.status).toBe(401)
  expect(withoutCode.body).toMatchObject({ code: 'TWO_STEP_CODE_REQUIRED', errors: [] })
  expect(withoutCode.headers.getSetCookie()).toEqual([])

  const { status, body } = await logIn(` ${app.code(30).replace(/(...)/, '$1 ')} `, PASSWORD, browser)
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({ loggedIn: true, id: els })
  expect(await isLoggedIn(browser)).toBe(true)
})

test.each([-90, 90])('a code of a clock that differs %i s is refused', { tags: ['deep'] }, async (drift) => {
  const { app } = await switchOnTwoStepLogin(page)
  await forgetUsedCodes()
  const { status, body, headers } = await logIn(app.code(drift))
  expect(status).toBe(401)
  expect(body).toMatchObject({
    code: 'TWO_STEP_CODE_INVALID',
    errors: [{ field: 'code', message: WRONG_CODE }],
  })
  expect(headers.getSetCookie()).toEqual([])
})

test('a code opens one session, also when it is sent five times at once', { tags: ['deep'] }, async () => {
  const { app } = await switchOnTwoStepLogin(page)
  await backEnd.sql`delete from session`
  const code = app.code(30)
  // As many as the throttle lets through.
  const responses = await Promise.all(Array.from({ length: 5 }, () => logIn(code)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
  expect(await backEnd.sql`select person_id from session`).toEqual([{ person_id: els }])
  expect((await logIn(code)).body.code).toBe('TWO_STEP_CODE_INVALID')
})

test('the code that switched it on does not open a session', async () => {
  const app = await startTwoStepLogin(page)
  const code = app.code()
  await page.post(`${OWN}/confirm`, { code })
  expect((await logIn(code)).body.code).toBe('TWO_STEP_CODE_INVALID')
})

test('a recovery code opens one session, in any notation, and sends a mail', async () => {
  const { recoveryCodes } = await switchOnTwoStepLogin(page)
  const [first, second] = recoveryCodes as [string, string]
  expect((await logIn(first)).status).toBe(200)
  const again = await logIn(first)
  expect(again.status).toBe(401)
  expect(again.body.errors).toEqual([
    { field: 'code', message: 'Deze herstelcode klopt niet of is al gebruikt.' },
  ])
  expect((await logIn(second.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect(await state()).toMatchObject({ recoveryCodesLeft: 8 })
  expect((await subjects()).slice(1)).toEqual(Array(2).fill(`${EMAIL}: Er is een herstelcode gebruikt`))
})

test('a wrong password and an unknown address get the same response, with a code too', {
  tags: ['deep'],
}, async () => {
  const { app } = await switchOnTwoStepLogin(page)
  const code = app.code(30)
  const wrong = await logIn(code, 'Welkom2025')
  const unknown = await backEnd
    .client()
    .post('/rest/login', { username: 'jan@smederij.nl', password: PASSWORD, code })
  expect(wrong.body).toMatchObject({ code: 'LOGIN_FAILED' })
  expect(unknown.status).toBe(wrong.status)
  expect(unknown.body).toEqual(wrong.body)
  // The attempt with a wrong password did not use up the code.
  expect((await logIn(code)).status).toBe(200)
})

test('codes are throttled with passwords, and the right password alone does not take that back', {
  tags: ['deep'],
}, async () => {
  const { app } = await switchOnTwoStepLogin(page)
  for (let attempt = 0; attempt < 2; attempt++) {
    expect((await logIn()).body.code).toBe('TWO_STEP_CODE_REQUIRED')
    expect((await logIn(app.wrongCode())).body.code).toBe('TWO_STEP_CODE_INVALID')
  }
  expect((await logIn(app.wrongCode())).status).toBe(401)
  expect((await logIn(app.code(30))).status).toBe(429)
})

/** What a change of two-step login changes, without mails, which also change when the server tries to send them. */
async function ownRows() {
  const { person, session, two_step_setup, two_step_secret, recovery_code } = await backEnd.contents()
  return { person, session, two_step_setup, two_step_secret, recovery_code }
}

const changes = ['recovery-codes', 'switch-off', 'start'] as const

test.each(changes)(
  '%s takes the password and a code, each of which is throttled',
  { tags: ['deep'] },
  async (change) => {
    const { app } = await switchOnTwoStepLogin(page)
    const send = (input: object) => page.post(`${OWN}/${change}`, input)
    const before = await ownRows()
    const refused = [
      [{ password: 'Welkom2025', code: app.code(30) }, 'password'],
      [{ password: PASSWORD, code: app.wrongCode() }, 'code'],
      [{ password: PASSWORD, code: app.code(90) }, 'code'],
      [{ password: PASSWORD, code: 'abcd-efgh-ijkl-mnop' }, 'code'],
      [{ password: PASSWORD, code: app.wrongCode() }, 'code'],
    ] as const
    for (const [input, field] of refused) {
      const { status, body } = await send(input)
      expect([status, body.errors[0]?.field]).toEqual([400, field])
    }
    expect((await send({ password: PASSWORD, code: app.code(30) })).status).toBe(429)
    expect(await ownRows()).toEqual(before)
  },
)

test('a code is required to start again, once it is on', async () => {
  await switchOnTwoStepLogin(page)
  expect((await page.post(`${OWN}/start`, { password: PASSWORD })).body.errors[0]?.field).toBe('code')
})

test('new recovery codes replace the old ones, and send a mail', { tags: ['deep'] }, async () => {
  const { app, recoveryCodes } = await switchOnTwoStepLogin(page)
  const { status, body } = await page.post(`${OWN}/recovery-codes`, {
    password: PASSWORD,
    code: app.code(30),
  })
  expect(status).toBe(200)
  expect(new Set([...recoveryCodes, ...body.responseObject]).size).toBe(20)
  expect((await logIn(recoveryCodes[0])).status).toBe(401)
  expect((await logIn(body.responseObject[0])).status).toBe(200)
  expect(await subjects()).toContain(`${EMAIL}: Je hebt nieuwe herstelcodes`)
})

test('another device replaces the first one, also with a recovery code', { tags: ['deep'] }, async () => {
  const { app: lost, recoveryCodes } = await switchOnTwoStepLogin(page)
  const { status, body } = await page.post(`${OWN}/start`, {
    password: PASSWORD,
    code: recoveryCodes[0],
  })
  expect(status).toBe(200)
  const other = createAuthenticator(body.responseObject.uri)
  // The lost device works until the first code of the other one.
  expect((await logIn(lost.code(30))).status).toBe(200)
  expect((await page.post(`${OWN}/confirm`, { code: other.code() })).status).toBe(200)
  expect((await logIn(lost.code(30))).status).toBe(401)
  expect((await logIn(recoveryCodes[1])).status).toBe(401)
  expect((await logIn(other.code(30))).status).toBe(200)
})

test('switching it off ends other sessions, deletes its rows and sends a mail', {
  tags: ['deep'],
}, async () => {
  const { app, recoveryCodes } = await switchOnTwoStepLogin(page)
  const elsewhere = backEnd.client()
  await logIn(recoveryCodes[0], PASSWORD, elsewhere)
  expect(await isLoggedIn(elsewhere)).toBe(true)
  const { status } = await page.post(`${OWN}/switch-off`, { password: PASSWORD, code: app.code(30) })
  expect(status).toBe(204)
  expect(await isLoggedIn(page)).toBe(true)
  expect(await isLoggedIn(elsewhere)).toBe(false)
  expect(await state()).toEqual({
    isOn: false,
    isRequired: false,
    recoveryCodesLeft: 0,
    unverifiedEmail: null,
  })
  const { two_step_setup, two_step_secret, recovery_code } = await backEnd.contents()
  expect([two_step_setup, two_step_secret, recovery_code]).toEqual([[], [], []])
  expect((await logIn()).status).toBe(200)
  expect((await subjects()).at(-1)).toBe(`${EMAIL}: Tweestapslogin staat uit`)
})

test.each(['switch-off', 'recovery-codes'])('%s is refused when it is off', async (change) => {
  const { status, body } = await page.post(`${OWN}/${change}`, { password: PASSWORD, code: '123456' })
  expect([status, body.code]).toEqual([409, 'TWO_STEP_LOGIN_OFF'])
})

async function reset(newPassword: string, browser: Client) {
  await browser.post('/rest/password/forgot-password', { email: EMAIL })
  const [mail] = await backEnd.sql`select body from mail_outbox where body like '%token=%' order by id desc`
  const token = /token=([\w-]+)/.exec(String(mail?.body))![1]
  return browser.post('/rest/password/reset-password', { newPassword, repeatPassword: newPassword, token })
}

test('a reset password does not replace the second step', { tags: ['deep'] }, async () => {
  const { app } = await switchOnTwoStepLogin(page)
  const browser = backEnd.client()
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  await browser.login('jan@smederij.nl')
  const { status, body } = await reset('Nieuwer2027', browser)
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({ loggedIn: false, id: null })
  expect(browser.cookies.get('bw_session')).toBeUndefined()
  expect(await backEnd.sql`select * from session`).toEqual([])
  expect((await logIn(undefined, 'Nieuwer2027')).body.code).toBe('TWO_STEP_CODE_REQUIRED')
  expect((await logIn(app.code(30), 'Nieuwer2027')).status).toBe(200)
})

test('a reset password gives no new attempts for codes', { tags: ['deep'] }, async () => {
  const { app } = await switchOnTwoStepLogin(page)
  for (let attempt = 0; attempt < 5; attempt++) await logIn(app.wrongCode())
  await reset('Nieuwer2027', backEnd.client())
  expect((await logIn(app.code(30), 'Nieuwer2027')).status).toBe(429)
})

test('no response but the first contains the secret, and the log contains neither secret nor codes', {
  tags: ['deep'],
}, async () => {
  const { body } = await page.post(`${OWN}/start`, { password: PASSWORD })
  const { secret, uri } = body.responseObject
  const app: Authenticator = createAuthenticator(uri)
  const codes = [app.code(), app.code(30)]
  const confirmed = await page.post(`${OWN}/confirm`, { code: codes[0] })
  const recoveryCodes = confirmed.body.responseObject as string[]
  const responses = [
    confirmed,
    await page.get(OWN),
    await page.get('/rest/login'),
    await page.get('/rest/person/detail'),
    await logIn(codes[1]),
    await logIn(recoveryCodes[0]),
  ]
  expect(JSON.stringify(responses.map(({ body }) => body))).not.toContain(secret)
  expect(JSON.stringify(responses.slice(1).map(({ body }) => body))).not.toContain(recoveryCodes[1])

  // The log is written at most a second after the request.
  await expect.poll(() => backEnd.log).toContain('/rest/person/two-step-login/confirm')
  for (const text of [secret, recoveryCodes[0]!, recoveryCodes[0]!.replaceAll('-', ''), EMAIL, PASSWORD])
    expect(backEnd.log).not.toContain(text)
  const mails = JSON.stringify(await backEnd.sql`select * from mail_outbox`)
  for (const text of [secret, ...codes, ...recoveryCodes]) expect(mails).not.toContain(text)
})
