import { beforeEach, expect, test } from 'vitest'

import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany } = companiesIn(backEnd)

const person = {
  role: 'COLLEAGUE',
  name: 'Jan',
  email: 'jan@smederij.nl',
  message: 'Kijk je mee?',
  rights: 'READONLY',
  checks: ['PHYSICAL_STRAIN'],
}
const INVITED = 'Dit e-mailadres heeft al een uitnodiging. Die kun je opnieuw versturen.'
const IS_INVITEE = 'De persoon met dit e-mailadres kijkt al mee.'
const IS_OWNER = 'Dit is het e-mailadres van de eigenaar van het bedrijf.'

let els: User
let id: number
beforeEach(async () => {
  els = await createUser('els')
  id = await createCompany(els)
})

const invite = (changes: object = {}, companyId = id) =>
  els.browser.post(`/rest/companies/${companyId}/personinvitation`, { ...person, ...changes })
const resend = (invitationId: number) =>
  els.browser.post(`/rest/companies/${id}/personinvitation/${invitationId}/send`)
const accept = ({ browser }: User, invitationKey: string) =>
  browser.post('/rest/invitation', { invitationKey })
/** With an account of another address, which the owner confirms. */
async function acceptElsewhere(user: User) {
  await user.browser.post('/rest/invitation/claim', { invitationKey: await newestKey() })
  const [claim] = await backEnd.sql`select id, invitation_id from invitation_claim where answer is null`
  const path = `/rest/companies/${id}/personinvitation/${claim!.invitation_id}/claims/${claim!.id}/confirm`
  expect((await els.browser.post(path)).status).toBe(204)
}
const expire = () => backEnd.sql`update invitation set expires_at = now()`
const mails = () => backEnd.sql`select recipient, body from mail_outbox order by id`
const newestKey = async () =>
  String((await mails()).findLast(({ body }) => String(body).includes('registration='))?.body).match(
    /registration=([\w-]+)/,
  )![1]!
const invitees = async () =>
  (await els.browser.get(`/rest/companies/${id}/checks`)).body.responseObject.invitees
const rows = () => backEnd.sql`select * from invitation order by id`

/** Refused at the address, and nothing is stored or sent. */
async function expectRefused(changes: object, message: string) {
  const before = [await rows(), (await mails()).length]
  const { status, body } = await invite(changes)
  expect([status, body.errors]).toEqual([400, [{ field: 'email', message }]])
  expect([await rows(), (await mails()).length]).toEqual(before)
}

test('refuses an address that was invited, in whatever case, and allows it at another company', async () => {
  await invite()
  await expectRefused({ email: ' JAN@Smederij.nl ', role: 'EXTERNAL_ADVISOR' }, INVITED)
  expect((await invite({}, await createCompany(els))).status).toBe(200)
})

test('refuses the address of an invitee, and that of the account that accepted', async () => {
  const kim = await createUser('kim')
  await invite()
  await acceptElsewhere(kim)
  await expectRefused({}, IS_INVITEE)
  await expectRefused({ email: 'KIM@smederij.nl' }, IS_INVITEE)
})

test('refuses the address of the owner, also when an administrator invites', async () => {
  await expectRefused({ email: 'ELS@smederij.nl' }, IS_OWNER)
  const admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  const { body } = await admin.browser.post(`/rest/companies/${id}/personinvitation`, {
    ...person,
    email: els.email,
  })
  expect(body.errors).toEqual([{ field: 'email', message: IS_OWNER }])
})

test('an expired invitation can be replaced by another one', async () => {
  await invite()
  const old = await newestKey()
  await expire()
  expect(await invitees()).toMatchObject([{ expired: true, accepted: false, account: null }])
  expect((await invite({ rights: 'WRITE' })).status).toBe(200)
  expect(await invitees()).toMatchObject([{ expired: false, rights: 'WRITE' }])
  const jan = await createUser('jan')
  expect((await accept(jan, old)).status).toBe(400)
  expect((await accept(jan, await newestKey())).status).toBe(200)
})

test('of simultaneous invitations to one address, one is sent', async () => {
  const emails = Array.from({ length: 10 }, (_, number) =>
    number % 2 ? 'jan@smederij.nl' : 'Jan@Smederij.nl',
  )
  const responses = await Promise.all(emails.map((email) => invite({ email })))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)])
  expect(await rows()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test('the database has one open invitation per address', async () => {
  await invite()
  await expect(
    backEnd.sql`
      insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at)
      select company_id, role, name, upper(email), message, rights, checks, 'a', expires_at from invitation`,
  ).rejects.toThrow('invitation_address')
})

test.each([['open'], ['expired']])('sends an %s invitation again, with a new key', async (state) => {
  await invite({ name: 'Jan', message: 'Kijk je mee?\nGraag' })
  const old = await newestKey()
  await backEnd.sql`update invitation set sent_at = '2026-10-01', expires_at = now() + interval '1 day'`
  if (state === 'expired') await expire()
  const { status, body } = await resend(1)
  expect([status, body.responseObject]).toEqual([
    200,
    expect.objectContaining({ invitationId: 1, accepted: false, expired: false }),
  ])
  const [first, second] = await mails()
  expect(second?.recipient).toBe('jan@smederij.nl')
  const key = await newestKey()
  expect(key).not.toBe(old)
  expect(second?.body).toBe(String(first?.body).replaceAll(old, key))
  const [row] = await rows()
  expect((Number(row?.expires_at) - Date.now()) / 86_400_000).toBeCloseTo(30, 1)
  expect((Number(row?.expires_at) - Number(row?.sent_at)) / 86_400_000).toBeCloseTo(30, 1)
  expect(new Date(body.responseObject.sentAt)).toEqual(row?.sent_at)

  const jan = await createUser('jan')
  expect((await accept(jan, old)).status).toBe(400)
  expect((await accept(jan, key)).status).toBe(200)
})

test('an accepted invitation is not sent again', async () => {
  await invite()
  await accept(await createUser('jan'), await newestKey())
  const before = [await rows(), (await mails()).length]
  const { status, body } = await resend(1)
  expect([status, body.message]).toEqual([409, 'Deze uitnodiging is al geaccepteerd.'])
  expect([await rows(), (await mails()).length]).toEqual(before)
  expect((await resend(2)).status).toBe(404)
})

test('an invitation that is accepted while it is sent again has one key that worked', {
  tags: ['deep'],
}, async () => {
  const jan = await createUser('jan')
  for (let round = 0; round < 5; round++) {
    await invite()
    const [row] = await rows()
    const [accepted, sent] = await Promise.all([accept(jan, await newestKey()), resend(row?.id as number)])
    expect([accepted.status, sent.status]).toEqual(accepted.status === 200 ? [200, 409] : [400, 200])
    await backEnd.sql`delete from invitation`
    await backEnd.sql`delete from mail_outbox`
  }
})

test('the list names the account that accepted, in the order of those names', async () => {
  const [kim, ann] = [await createUser('kim'), await createUser('ann')]
  await backEnd.sql`update person set first_name = 'Zoë' where id = ${kim.id}`
  await backEnd.sql`update person set first_name = 'Ann', last_name = 'Bos' where id = ${ann.id}`
  for (const [user, name] of [
    [kim, 'Albert'],
    [ann, 'Bert'],
  ] as const) {
    await invite({ name, email: `${name}@elders.nl` })
    await acceptElsewhere(user)
  }
  await invite({ name: 'Cor', email: 'cor@elders.nl' })
  expect(await invitees()).toMatchObject([
    { name: 'Bert', email: 'Bert@elders.nl', account: { name: 'Ann Bos', email: 'ann@smederij.nl' } },
    { name: 'Cor', account: null },
    { name: 'Albert', account: { name: 'Zoë de Smid', email: 'kim@smederij.nl' } },
  ])
})
