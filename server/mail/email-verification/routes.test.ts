import { beforeEach, expect, test } from 'vitest'

import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { ownershipIn } from '../../../testing/factories/ownership.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useOwnBackEnd({ env: { MAILS_PER_RECIPIENT: '2', INVITATIONS_PER_COMPANY: '3' } })
const { createUser, createCompany } = companiesIn(backEnd)
const { changeOwner, createAccount, ownership } = ownershipIn(backEnd)

const invitation = {
  role: 'COLLEAGUE',
  name: 'Jan',
  message: 'Kijk je mee?',
  rights: 'READONLY',
  checks: ['PHYSICAL_STRAIN'],
}
let els: User
let id: number
beforeEach(async () => {
  els = await createUser('els')
  id = await createCompany(els)
})

const unverify = () => backEnd.sql`update person set email_verified_at = null`
const isVerified = async (email: string) => {
  const [person] =
    await backEnd.sql`select email_verified_at is not null as yes from person where email = ${email}`
  return person?.yes
}
const mailed = async (recipient: string) =>
  (await backEnd.sql`select body from mail_outbox where recipient = ${recipient} order by id`).map(
    ({ body }) => String(body),
  )
const tokenIn = (body: string | undefined) =>
  String(body).match(/\/e-mailadres-bevestigen#token=([\w-]{43})\n/)?.[1]
const verify = (token: string | undefined) => backEnd.client().post('/rest/email-verification', { token })
const resend = ({ browser }: User) => browser.post('/rest/person/email-verification')
const ofCompany = (path: string) => `/rest/companies/${id}/${path}`
const invite = (email: string, companyId = id) =>
  els.browser.post(`/rest/companies/${companyId}/personinvitation`, { ...invitation, email })

test('a registration mails a link that verifies its address once', async () => {
  await createAccount('kees@elders.nl', '')
  expect(await isVerified('kees@elders.nl')).toBe(false)
  const token = tokenIn((await mailed('kees@elders.nl'))[0])
  const [stored] =
    await backEnd.sql`select token_hash = sha256(${token}::text::bytea) as ok from email_verification`
  expect(stored).toEqual({ ok: true })
  const responses = await Promise.all(Array.from({ length: 10 }, () => verify(token)))
  expect(responses.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(responses.find(({ status }) => status !== 204)?.body.code).toBe('EMAIL_VERIFICATION_INVALID')
  expect(await isVerified('kees@elders.nl')).toBe(true)
})

test('until then nothing is sent to others, and nobody gets access; then it is', async () => {
  await unverify()
  const actionPoint = { themes: ['GENERAL'], description: 'Kap', actionHolder: 'Jan', deadline: '2030-01-01' }
  const send = () => [
    invite('jan@elders.nl'),
    els.browser.post(ofCompany('coachinvitation'), { message: 'Kom je langs?' }),
    els.browser.post(ofCompany('actionitems'), { ...actionPoint, holderEmail: 'jan@elders.nl' }),
  ]
  for (const { status, body } of await Promise.all(send()))
    expect([status, body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
  expect(await backEnd.sql`select id from mail_outbox`).toEqual([])
  expect((await els.browser.post(ofCompany('actionitems'), actionPoint)).status).toBe(200)
  await resend(els)
  expect((await verify(tokenIn((await mailed(els.email))[0]))).status).toBe(204)
  for (const { status } of await Promise.all(send())) expect(status).toBeLessThan(300)
})

test('only the last link verifies, within a week, and only the address that it was sent to', async () => {
  await unverify()
  await resend(els)
  await resend(els)
  const [first, second] = (await mailed(els.email)).map(tokenIn)
  expect((await verify(first)).status).toBe(400)
  await backEnd.sql`update person set email = 'els@elders.nl' where id = ${els.id}`
  expect((await verify(second)).status).toBe(400)
  await resend(els)
  await backEnd.sql`update email_verification set expires_at = now()`
  expect((await verify(tokenIn((await mailed('els@elders.nl'))[0]))).status).toBe(400)
  expect(await isVerified('els@elders.nl')).toBe(false)
})

test('the key of an invitation and the link to reset a password verify the address that they were mailed to', {
  tags: ['deep'],
}, async () => {
  await invite('kees@elders.nl')
  const key = (await mailed('kees@elders.nl'))[0]!.match(/registration=([\w-]+)/)![1]!
  await createAccount('kees@elders.nl', key)
  expect(await isVerified('kees@elders.nl')).toBe(true)
  expect(tokenIn((await mailed('kees@elders.nl')).at(-1))).toBeUndefined()
  await unverify()
  await backEnd.client().post('/rest/password/forgot-password', { email: els.email })
  const token = (await mailed(els.email)).at(-1)!.match(/token=([\w-]+)/)![1]!
  await backEnd
    .client()
    .post('/rest/password/reset-password', { token, newPassword: PASSWORD, repeatPassword: PASSWORD })
  expect(await isVerified(els.email)).toBe(true)
})

test('an account that has not verified its address is invited to own a company, and gets nothing before', async () => {
  const admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  const kees = await createUser('kees')
  await backEnd.sql`update person set email_verified_at = null where id = ${kees.id}`
  expect((await changeOwner(admin, id, kees.email)).status).toBeLessThan(300)
  expect(await ownership(id)).toMatchObject({ owner: els.email, invited: kees.email })
})

test('one address gets a limited number of mails a day, whoever causes them', async () => {
  const other = await createCompany(els)
  const third = await createCompany(els)
  expect((await invite('jan@elders.nl')).status).toBe(200)
  expect((await invite('JAN@elders.nl', other)).status).toBe(200)
  const refused = await invite('jan@elders.nl', third)
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'Dit e-mailadres heeft vandaag al heel veel mails gekregen. Probeer het morgen opnieuw.',
  ])
  expect(await backEnd.sql`select id from invitation where company_id = ${third}`).toEqual([])
  await backEnd.sql`update daily_count set day = day - 1`
  expect((await invite('jan@elders.nl', third)).status).toBe(200)
})

test('a company sends a limited number of invitations a day', { tags: ['deep'] }, async () => {
  for (const name of ['an', 'bo', 'cas']) expect((await invite(`${name}@elders.nl`)).status).toBe(200)
  expect((await invite('dirk@elders.nl')).status).toBe(429)
  expect((await invite('dirk@elders.nl', await createCompany(els))).status).toBe(200)
})

test('links to reset a password are limited without a word, apart from other mails', {
  tags: ['deep'],
}, async () => {
  await backEnd.sql`
    insert into daily_count
    select 'MAIL', sha256(${els.email}::text::bytea), (now() at time zone 'Europe/Amsterdam')::date, 99`
  const ask = () => backEnd.client().post('/rest/password/forgot-password', { email: els.email })
  for (let attempt = 0; attempt < 3; attempt++) expect((await ask()).status).toBe(204)
  expect(await mailed(els.email)).toHaveLength(2)
})
