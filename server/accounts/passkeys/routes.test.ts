import { beforeEach, expect, test } from 'vitest'

import { MAX_PASSKEYS } from '#shared/domain/accounts/passkey.ts'
import { addPasskey, askForPasskey, createDevice, startPasskey } from '../../../testing/factories/passkeys.ts'
import { switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { type Client, PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useBackEnd()

const EMAIL = 'els@smederij.nl'
const OWN = '/rest/person/passkeys'
const REFUSED = 'Deze passkey kan niet worden toegevoegd.'

let els: number
let page: Client
beforeEach(async () => {
  els = await backEnd.createPerson({ email: EMAIL })
  page = backEnd.client()
  await page.openSession(EMAIL)
})

const list = async (browser = page) => (await browser.get(OWN)).body.responseObject
const names = async (browser = page) =>
  (await list(browser)).passkeys.map(({ name }: { name: string }) => name)
const rows = () => backEnd.sql`select * from passkey order by id`
const subjects = async () =>
  (await backEnd.sql`select recipient, subject from mail_outbox order by id`).map(
    ({ recipient, subject }) => `${recipient}: ${subject}`,
  )
const kinds = async () =>
  (await backEnd.sql`select kind from audit_event where kind like '%PASSKEY%' order by id`).map(
    ({ kind }) => kind,
  )
const isLoggedIn = async (browser: Client) => (await browser.get('/rest/login')).body.responseObject.loggedIn

async function newBrowser(email = EMAIL) {
  const browser = backEnd.client()
  await browser.openSession(email)
  return browser
}

test('nobody has passkeys, and a name is proposed from the browser', async () => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const { body } = await page.get(OWN, { 'user-agent': userAgent })
  expect(body.responseObject).toEqual({
    passkeys: [],
    proposedName: 'Firefox op Windows',
    hasTwoStepLogin: false,
    unverifiedEmail: null,
  })
})

test('a passkey is added with a verified address only', async () => {
  await backEnd.sql`update person set email_verified_at = null`
  expect(await list()).toMatchObject({ unverifiedEmail: EMAIL })
  const { status, body } = await page.post(`${OWN}/start`, { password: PASSWORD })
  expect([status, body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
  expect(await backEnd.sql`select * from passkey_challenge`).toEqual([])
})

test('the browser is asked for a passkey that it finds itself, of a verified user', async () => {
  const creation = await startPasskey(page)
  expect(creation).toMatchObject({
    rp: { id: 'localhost', name: 'Beterwerk' },
    user: { name: EMAIL, displayName: 'Els de Smid' },
    attestation: 'none',
    timeout: 300_000,
    excludeCredentials: [],
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  })
  expect(Buffer.from(creation.challenge, 'base64url')).toHaveLength(32)
  // The handle says nothing about the account, and stays the same.
  const handle = Buffer.from(creation.user.id, 'base64url')
  expect(handle).toHaveLength(16)
  expect((await startPasskey(page)).user.id).toBe(creation.user.id)
  const [challenge] =
    await backEnd.sql`select extract(epoch from max(expires_at) - now()) as left from passkey_challenge`
  expect(Number(challenge!.left)).toBeGreaterThan(200)
  expect(Number(challenge!.left)).toBeLessThanOrEqual(300)
})

test('a passkey is added, with a mail and an event, and other sessions stay', async () => {
  const elsewhere = await newBrowser()
  const device = await addPasskey(page, ' Laptop\u200b op kantoor ')
  expect(await list()).toMatchObject({
    passkeys: [{ name: 'Laptop op kantoor', createdAt: expect.any(String), lastUsedAt: null }],
  })
  expect(await rows()).toMatchObject([{ person_id: els, credential_id: Buffer.from(device.id, 'base64url') }])
  expect(await backEnd.sql`select * from passkey_challenge`).toEqual([])
  expect(await subjects()).toEqual([`${EMAIL}: Er is een passkey toegevoegd`])
  const [mail] = await backEnd.sql`select body from mail_outbox`
  expect(mail!.body).toContain('\n\nPasskey: Laptop op kantoor\n\n')
  expect(await kinds()).toEqual(['PASSKEY_ADDED'])
  expect(await isLoggedIn(elsewhere)).toBe(true)
  // Browsers are told, because a second passkey on the same device would replace the first.
  expect((await startPasskey(page)).excludeCredentials).toEqual([{ type: 'public-key', id: device.id }])
})

test.each([
  ['', 'Dit is een verplicht veld.'],
  ['Welkom2025', 'Dit is niet je wachtwoord.'],
])('does not start with the password "%s"', async (password, message) => {
  const { status, body } = await page.post(`${OWN}/start`, { password })
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ field: 'password', message }])
  expect(await backEnd.sql`select * from passkey_challenge`).toEqual([])
})

test('with two-step login it takes a code too', async () => {
  const { recoveryCodes } = await switchOnTwoStepLogin(page)
  expect(await list()).toMatchObject({ hasTwoStepLogin: true })
  const without = await page.post(`${OWN}/start`, { password: PASSWORD })
  expect(without.status).toBe(400)
  expect(without.body.errors[0]?.field).toBe('code')
  await addPasskey(page, 'Telefoon', { code: recoveryCodes[0] })
  expect(await names()).toEqual(['Telefoon'])
})

test.each([
  ['of another origin', { origin: 'https://elders.nl' }],
  ['of a page of the website elsewhere', { origin: 'http://www.localhost' }],
  ['for another domain', { rpId: 'elders.nl' }],
  ['without a verified user', { isVerified: false }],
  ['that is an answer to something else', { type: 'webauthn.get' }],
])('a passkey %s is refused, and uses the challenge up', async (_, circumstances) => {
  const creation = await startPasskey(page)
  const device = createDevice(page.url)
  const bad = await page.post(OWN, { name: 'Laptop', credential: device.create(creation, circumstances) })
  expect(bad.status).toBe(400)
  expect(bad.body).toMatchObject({ code: 'PASSKEY_INVALID', message: REFUSED })
  const good = await page.post(OWN, { name: 'Laptop', credential: device.create(creation) })
  expect(good.status).toBe(409)
  expect(good.body.code).toBe('PASSKEY_SETUP_EXPIRED')
  expect(await rows()).toEqual([])
  expect(await subjects()).toEqual([])
})

test('a challenge is for one session, one purpose and five minutes', { tags: ['deep'] }, async () => {
  const device = createDevice(page.url)
  const send = async (browser: Client, challenge: string) => {
    const creation = { ...(await startPasskey(browser)), challenge }
    return (await browser.post(OWN, { name: 'Laptop', credential: device.create(creation) })).status
  }
  const { challenge } = await startPasskey(page)
  expect(await send(await newBrowser(), challenge)).toBe(409)
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  expect(await send(await newBrowser('jan@smederij.nl'), challenge)).toBe(409)
  expect(await send(page, (await askForPasskey(page)).challenge)).toBe(409)
  expect(await send(page, Buffer.alloc(32, 1).toString('base64url'))).toBe(409)
  await backEnd.sql`update passkey_challenge set expires_at = now()`
  expect(await send(page, challenge)).toBe(409)
  expect(await rows()).toEqual([])
})

test('a passkey is added once, and to one account', async () => {
  const device = await addPasskey(page)
  const again = await page.post(OWN, {
    name: 'Nog eens',
    credential: device.create(await startPasskey(page)),
  })
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ code: 'PASSKEY_EXISTS', message: 'Deze passkey is al toegevoegd.' })
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  const jan = await newBrowser('jan@smederij.nl')
  const credential = device.create(await startPasskey(jan))
  expect((await jan.post(OWN, { name: 'Van Els', credential })).status).toBe(409)
  expect(await rows()).toMatchObject([{ person_id: els }])
})

test('an account has ten passkeys at most', async () => {
  const creation = await startPasskey(page)
  await backEnd.sql`
    insert into passkey (person_id, name, credential_id, public_key, counter)
    select ${els}::int, place::text, sha256(place::text::bytea), '', 0 from generate_series(1, ${MAX_PASSKEYS}::int) as place`
  const message = 'Je hebt al 10 passkeys. Verwijder er eerst een.'
  const start = await page.post(`${OWN}/start`, { password: PASSWORD })
  expect(start.status).toBe(409)
  expect(start.body).toMatchObject({ code: 'LIMIT_REACHED', message })
  const added = await page.post(OWN, { name: '11', credential: createDevice(page.url).create(creation) })
  expect(added.status).toBe(409)
  expect(added.body.message).toBe(message)
  expect(await rows()).toHaveLength(MAX_PASSKEYS)
})

test('a passkey is renamed by its user alone', async () => {
  await addPasskey(page, 'Laptop')
  const [{ id }] = (await rows()) as [{ id: number }]
  await backEnd.createPerson({ email: 'jan@smederij.nl' })
  const jan = await newBrowser('jan@smederij.nl')
  expect((await jan.put(`${OWN}/${id}`, { name: 'Van Jan' })).status).toBe(404)
  expect((await jan.delete(`${OWN}/${id}`)).status).toBe(404)
  expect((await page.put(`${OWN}/${id}`, { name: ' ' })).status).toBe(400)
  expect(await names()).toEqual(['Laptop'])
  expect((await page.put(`${OWN}/${id}`, { name: 'Werkplaats' })).status).toBe(204)
  expect(await names()).toEqual(['Werkplaats'])
})

test('a passkey is removed, which ends other sessions and sends a mail', async () => {
  const elsewhere = await newBrowser()
  await addPasskey(page, 'Laptop')
  await addPasskey(page, 'Telefoon')
  const [{ id }] = (await rows()) as [{ id: number }]
  expect((await page.delete(`${OWN}/${id}`)).status).toBe(204)
  expect(await names()).toEqual(['Telefoon'])
  expect(await isLoggedIn(page)).toBe(true)
  expect(await isLoggedIn(elsewhere)).toBe(false)
  expect((await subjects()).at(-1)).toBe(`${EMAIL}: Er is een passkey verwijderd`)
  expect(await kinds()).toEqual(['PASSKEY_ADDED', 'PASSKEY_ADDED', 'PASSKEY_REMOVED'])
  expect((await page.delete(`${OWN}/${id}`)).status).toBe(404)
})

async function mailedToken(path: string): Promise<string> {
  const [mail] = await backEnd.sql`
    select body from mail_outbox where body like ${`%/${path}#token=%`} order by id desc limit 1`
  return /#token=([\w-]+)/.exec(String(mail!.body))![1]!
}

test('whoever takes the account back with a mail has no passkeys of somebody else left', async () => {
  await addPasskey(page)
  const visitor = backEnd.client()
  await visitor.post('/rest/password/forgot-password', { email: EMAIL })
  const password = { newPassword: 'Draaibank-en-frees-7', repeatPassword: 'Draaibank-en-frees-7' }
  const token = await mailedToken('wachtwoord-resetten')
  expect((await visitor.post('/rest/password/reset-password', { ...password, token })).status).toBe(200)
  expect(await rows()).toEqual([])
  expect(await kinds()).toEqual(['PASSKEY_ADDED', 'PASSKEYS_REMOVED'])
  expect((await subjects()).at(-1)).toBe(`${EMAIL}: Je passkeys zijn verwijderd`)
})

test('undoing a change removes all passkeys, and a changed password none', async () => {
  await addPasskey(page)
  const newPassword = 'Draaibank-en-frees-7'
  const update = { oldPassword: PASSWORD, newPassword, repeatPassword: newPassword }
  expect((await page.post('/rest/password/update', update)).status).toBe(204)
  expect(await rows()).toHaveLength(1)
  const token = await mailedToken('wijziging-ongedaan-maken')
  expect((await backEnd.client().post('/rest/person/undo', { token })).status).toBe(200)
  expect(await rows()).toEqual([])
  expect((await subjects()).at(-1)).toBe(`${EMAIL}: Je passkeys zijn verwijderd`)
})

test('they go with the account', { tags: ['deep'] }, async () => {
  await addPasskey(page)
  await startPasskey(page)
  const { status } = await page.post('/rest/person/deletion', { companies: [], password: PASSWORD })
  expect(status).toBe(200)
  expect(await rows()).toEqual([])
  expect(await backEnd.sql`select * from passkey_challenge`).toEqual([])
})
