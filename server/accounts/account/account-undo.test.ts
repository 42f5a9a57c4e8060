import { expect, test } from 'vitest'

import { switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { type Client, PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useBackEnd()
const [OLD, NEW] = ['els@smederij.nl', 'dief@elders.nl']
const STOLEN = 'Gestolen2027'

async function logInAs(email: string, password = PASSWORD) {
  const browser = backEnd.client()
  await browser.login(email, password)
  return browser
}
async function tokensIn(recipient: string, subject: string) {
  const mails = await backEnd.sql`
    select body from mail_outbox where recipient = ${recipient} and subject = ${subject} order by id`
  return mails.map(({ body }) => /token=([\w-]{43})/.exec(String(body))![1]!)
}
const changePassword = (browser: Client, oldPassword = PASSWORD, newPassword = STOLEN) =>
  browser.post('/rest/password/update', { oldPassword, newPassword, repeatPassword: newPassword })
async function changeAddress(browser: Client, password: string) {
  const input = { firstName: 'Els', lastName: 'Smid', emailAddress: NEW, password }
  await browser.post('/rest/person/detail', input)
  const [token] = await tokensIn(NEW, 'Bevestig je nieuwe e-mailadres')
  return browser.post('/rest/person/address-change/confirm', { token })
}
const undo = (token: string | undefined, browser = backEnd.client()) =>
  browser.post('/rest/person/undo', { token })
const preview = async (token: string | undefined) =>
  (await backEnd.client().get(`/rest/person/undo?token=${token}`)).body.responseObject
const isLoggedIn = async (browser: Client) =>
  (await browser.get('/rest/login')).body.responseObject.loggedIn as boolean
const logIn = async (username: string, password: string) =>
  (await backEnd.client().post('/rest/login', { username, password })).status

test('whose password somebody else changed gets the account back, once', async () => {
  await backEnd.createPerson({ email: OLD })
  const thief = await logInAs(OLD)
  await changePassword(thief)
  const [token] = await tokensIn(OLD, 'Je wachtwoord is gewijzigd')
  expect(await preview(token)).toEqual({
    kind: 'PASSWORD',
    emailAddress: OLD,
    changedAt: expect.any(String),
    setsPassword: true,
  })

  const { status, body } = await undo(token)
  expect(status).toBe(200)
  expect(await isLoggedIn(thief)).toBe(false)
  expect(await logIn(OLD, STOLEN)).toBe(401)
  expect(await logIn(OLD, PASSWORD)).toBe(401)
  expect(await preview(token)).toBeNull()
  expect((await undo(token)).body.code).toBe('UNDO_INVALID')

  const passwords = { newPassword: 'Nieuwer2027', repeatPassword: 'Nieuwer2027' }
  const owner = backEnd.client()
  const reset = await owner.post('/rest/password/reset-password', {
    ...passwords,
    token: body.responseObject.token,
  })
  expect(reset.body.responseObject.loggedIn).toBe(true)
})

test('whose address somebody else changed gets it back, and other changes of that person are void', async () => {
  await backEnd.createPerson({ email: OLD })
  const thief = await logInAs(OLD)
  await changePassword(thief)
  expect((await changeAddress(thief, STOLEN)).status).toBe(204)
  await changePassword(thief, STOLEN, 'Gestolen2028')
  const [ofPassword] = await tokensIn(OLD, 'Je wachtwoord is gewijzigd')
  const [ofAddress] = await tokensIn(OLD, 'Je e-mailadres is gewijzigd')
  const [ofThief] = await tokensIn(NEW, 'Je wachtwoord is gewijzigd')

  expect((await undo(ofPassword)).status).toBe(200)
  expect(await backEnd.sql`select email from person`).toEqual([{ email: OLD }])
  expect(await isLoggedIn(thief)).toBe(false)
  expect([await preview(ofAddress), await preview(ofThief)]).toEqual([null, null])
})

test('an undone change leaves earlier ones, so that nobody can undo only their own', async () => {
  await backEnd.createPerson({ email: OLD })
  const thief = await logInAs(OLD)
  await changeAddress(thief, PASSWORD)
  await changePassword(thief)
  const [ofThief] = await tokensIn(NEW, 'Je wachtwoord is gewijzigd')
  expect((await undo(ofThief)).status).toBe(200)
  const [ofAddress] = await tokensIn(OLD, 'Je e-mailadres is gewijzigd')
  expect((await undo(ofAddress)).status).toBe(200)
  expect(await backEnd.sql`select email from person`).toEqual([{ email: OLD }])
})

test('nobody else gets the old address as long as the change can be undone', async () => {
  await backEnd.createPerson({ email: OLD })
  await changeAddress(await logInAs(OLD), PASSWORD)
  const registration = {
    ...{ email: OLD, givenname: 'Dief', surname: 'Elders', userConditions: true, termsOfUse: true },
    ...{ password: PASSWORD, confirmpassword: PASSWORD },
  }
  expect((await backEnd.client().post('/rest/registration', registration)).body.code).toBe('EMAIL_TAKEN')
  await backEnd.sql`update account_undo set expires_at = now()`
  expect((await backEnd.client().post('/rest/registration', registration)).status).toBe(200)
})

test('the link is valid for seven days, and stored as a hash', async () => {
  await backEnd.createPerson({ email: OLD })
  await changePassword(await logInAs(OLD))
  const [token] = await tokensIn(OLD, 'Je wachtwoord is gewijzigd')
  const [row] = await backEnd.sql`select token_hash, expires_at from account_undo`
  expect(Buffer.from(row?.token_hash as Uint8Array).toString()).not.toContain(token)
  expect((Number(row?.expires_at) - Date.now()) / 86_400_000).toBeCloseTo(7, 1)
  await backEnd.sql`update account_undo set expires_at = now()`
  expect(await preview(token)).toBeNull()
  expect((await undo(token)).status).toBe(400)
  expect(await logIn(OLD, STOLEN)).toBe(200)
})

test('a reset password is announced too, and of simultaneous undos one succeeds', async () => {
  await backEnd.createPerson({ email: OLD })
  await backEnd.client().post('/rest/password/forgot-password', { email: OLD })
  const [token] = await tokensIn(OLD, 'Nieuw wachtwoord kiezen')
  const passwords = { newPassword: STOLEN, repeatPassword: STOLEN, token }
  await backEnd.client().post('/rest/password/reset-password', passwords)
  const [undoToken] = await tokensIn(OLD, 'Je wachtwoord is gewijzigd')
  const undone = await Promise.all([1, 2, 3].map(() => undo(undoToken)))
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
})

const hasTwoStepLogin = async () => (await backEnd.sql`select two_step_login from person`)[0]?.two_step_login
async function setPassword(token: string) {
  const passwords = { newPassword: 'Nieuwer2027', repeatPassword: 'Nieuwer2027' }
  const { body } = await backEnd.client().post('/rest/password/reset-password', { ...passwords, token })
  return body.responseObject.loggedIn as boolean
}

test('the mail about two-step login undoes it, with its recovery codes', async () => {
  await backEnd.createPerson({ email: OLD })
  const thief = await logInAs(OLD)
  await switchOnTwoStepLogin(thief)
  const [token] = await tokensIn(OLD, 'Tweestapslogin staat aan')
  expect(await preview(token)).toMatchObject({ kind: 'TWO_STEP_LOGIN', emailAddress: OLD })
  const { body } = await undo(token)
  expect(await isLoggedIn(thief)).toBe(false)
  expect(await hasTwoStepLogin()).toBe(false)
  expect((await backEnd.contents()).recovery_code).toEqual([])
  expect(await backEnd.sql`select body from mail_outbox where subject = 'Tweestapslogin staat uit'`).toEqual([
    { body: expect.stringContaining('iemand anders kan het hebben ingesteld') },
  ])
  expect(await setPassword(body.responseObject.token)).toBe(true)
})

test.each(['before', 'after'])(
  'two-step login of somebody who also changed the password, %s it, goes with that change',
  async (order) => {
    await backEnd.createPerson({ email: OLD })
    const thief = await logInAs(OLD)
    if (order === 'before') await switchOnTwoStepLogin(thief)
    await changePassword(thief)
    if (order === 'after') await switchOnTwoStepLogin(thief, STOLEN)
    const [token] = await tokensIn(OLD, 'Je wachtwoord is gewijzigd')
    const { body } = await undo(token)
    expect(await hasTwoStepLogin()).toBe(false)
    expect(await setPassword(body.responseObject.token)).toBe(true)
  },
)

test('two-step login of more than seven days ago stays: who reads the mailbox does not get past it', async () => {
  await backEnd.createPerson({ email: OLD })
  const owner = await logInAs(OLD)
  await switchOnTwoStepLogin(owner)
  await backEnd.sql`update two_step_secret set set_up_at = now() - interval '169 hours'`
  await changePassword(owner)
  const [token] = await tokensIn(OLD, 'Je wachtwoord is gewijzigd')
  const { body } = await undo(token)
  expect(await hasTwoStepLogin()).toBe(true)
  expect(await setPassword(body.responseObject.token)).toBe(false)
})
