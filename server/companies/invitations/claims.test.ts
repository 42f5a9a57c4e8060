import { beforeEach, expect, test } from 'vitest'

import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { ownershipIn } from '../../../testing/factories/ownership.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

// Using an invitation with an account of another address than the invited one.

const backEnd = useBackEnd()
const { createUser, createCompany } = companiesIn(backEnd)
const { accept, changeOwner, mailedKey } = ownershipIn(backEnd)

const PIET = 'piet@bedrijf.nl'
const access = { rights: 'ADMIN', checks: ['PHYSICAL_STRAIN'] }
const input = { role: 'EXTERNAL_ADVISOR', name: 'Piet', message: 'Kijk je mee?', ...access }

let els: User
let anna: User
let id: number
let key: string
beforeEach(async () => {
  els = await createUser('els')
  anna = await createUser('anna')
  await backEnd.sql`update person set first_name = 'Anna', last_name = E'de\nVries' where id = ${anna.id}`
  id = await createCompany(els)
  key = await invite(PIET)
})

async function invite(email: string, companyId = id) {
  const path = `/rest/companies/${companyId}/personinvitation`
  expect((await els.browser.post(path, { ...input, email })).status).toBe(200)
  return mailedKey(email)
}

const claim = ({ browser }: User, invitationKey = key) =>
  browser.post('/rest/invitation/claim', { invitationKey })
const bodies = async (recipient: string, subject: string) =>
  (
    await backEnd.sql`
    select body from mail_outbox where recipient = ${recipient} and subject = ${subject} order by id`
  ).map(({ body }) => String(body))
const toInvited = (recipient = PIET) => bodies(recipient, 'Mag dit account jouw uitnodiging gebruiken?')
const keyIn = (body: string | undefined) =>
  String(body).match(/\/uitnodiging-bevestigen#sleutel=([\w-]+)\n/)![1]!
const claimKey = async () => keyIn((await toInvited()).at(-1))
const confirmByMail = (claimedWith: string) =>
  backEnd.client().post('/rest/invitation-claim/confirm', { key: claimedWith })
const previewClaim = async (claimedWith: string) =>
  (await backEnd.client().get(`/rest/invitation-claim?key=${claimedWith}`)).body.responseObject
const answer = (word: 'confirm' | 'refuse', claimId = 1, invitationId = 1, by = els) =>
  by.browser.post(`/rest/companies/${id}/personinvitation/${invitationId}/claims/${claimId}/${word}`)
const mayLook = async ({ browser }: User) =>
  (await browser.get(`/rest/companies/${id}/checks`)).status === 200
const invitees = async () =>
  (await els.browser.get(`/rest/companies/${id}/checks`)).body.responseObject.invitees
const claimOf = async ({ browser }: User) =>
  (await browser.get(`/rest/invitation?key=${key}`)).body.responseObject.visitor.claim

test('asking gives no access, mails the invited address and the owner once, and shows the account to the owner', async () => {
  expect(await claimOf(anna)).toBe('NONE')
  for (const attempt of [1, 2]) expect([attempt, (await claim(anna)).status]).toEqual([attempt, 204])
  expect(await mayLook(anna)).toBe(false)
  expect(await claimOf(anna)).toBe('WAITING')
  const [mail, ...others] = await toInvited()
  expect(others).toEqual([])
  expect(mail).toMatch(/^Hallo Piet,\n/)
  expect(mail).toContain('\nWie vraagt het: Anna de Vries (anna@smederij.nl)\nBedrijf: Metaal Noord\n')
  const toOwner = await bodies(els.email, 'Iemand anders wil je uitnodiging gebruiken')
  expect(toOwner).toHaveLength(1)
  expect(toOwner[0]).toContain(
    'Wie vraagt het: Anna de Vries (anna@smederij.nl)\nUitgenodigd: Piet (piet@bedrijf.nl)\nRechten: Bedrijf administreren\n',
  )
  expect(await invitees()).toMatchObject([
    { accepted: false, claims: [{ claimId: 1, name: 'Anna de\nVries', email: anna.email }] },
  ])
  expect(
    await backEnd.sql`select key_hash = sha256(${await claimKey()}::text::bytea) as ok from invitation_claim`,
  ).toEqual([{ ok: true }])
})

test('the invited address confirms with the key of its mail, once and without a login', async () => {
  await claim(anna)
  const mailed = await claimKey()
  expect(await previewClaim(mailed)).toEqual({
    status: 'OPEN',
    company: 'Metaal Noord',
    account: { name: 'Anna de\nVries', email: anna.email },
    ...access,
  })
  for (const wrong of ['verzonnen', key]) expect((await confirmByMail(wrong)).status).toBe(400)
  expect(await mayLook(anna)).toBe(false)
  expect((await confirmByMail(mailed)).status).toBe(204)
  expect(await mayLook(anna)).toBe(true)
  expect(await invitees()).toMatchObject([
    { name: 'Piet', email: PIET, accepted: true, account: { email: anna.email }, claims: [] },
  ])
  expect(await previewClaim(mailed)).toMatchObject({ status: 'CONFIRMED' })
  const again = await confirmByMail(mailed)
  expect([again.status, again.body.code]).toEqual([400, 'INVITATION_CLAIM_INVALID'])
  expect(await bodies(anna.email, 'Je kijkt nu mee bij een bedrijf')).toHaveLength(1)
  expect(await bodies(els.email, 'Uitnodiging aangenomen')).toHaveLength(1)
  expect((await accept(anna, key)).body.responseObject).toEqual({ companyId: id })
})

test('the owner confirms an account', async () => {
  await claim(anna)
  expect((await answer('confirm')).status).toBe(204)
  expect(await mayLook(anna)).toBe(true)
  expect(await backEnd.sql`select answer, answered_by from invitation_claim`).toEqual([
    { answer: 'CONFIRMED', answered_by: els.id },
  ])
  expect((await answer('confirm')).status).toBe(404)
})

test('an account that the owner refused cannot be confirmed and cannot ask again; the invitation stays valid', async () => {
  await claim(anna)
  const mailed = await claimKey()
  expect((await answer('refuse')).status).toBe(204)
  expect(await invitees()).toMatchObject([{ accepted: false, claims: [] }])
  expect(await previewClaim(mailed)).toEqual({ status: 'GONE' })
  expect((await confirmByMail(mailed)).status).toBe(400)
  expect((await answer('confirm')).status).toBe(404)
  const again = await claim(anna)
  expect([again.status, again.body.code]).toEqual([409, 'INVITATION_CLAIM_REFUSED'])
  expect(await claimOf(anna)).toBe('REFUSED')
  expect(await mayLook(anna)).toBe(false)
  await backEnd.sql`update person set email = ${PIET} where id = ${anna.id}`
  expect((await accept(anna, key)).status).toBe(200)
})

test('a claim ends with its invitation: sent again, expired, revoked, or accepted by the invited address', {
  tags: ['deep'],
}, async () => {
  const piet = await createUser('piet')
  await backEnd.sql`update person set email = ${PIET} where id = ${piet.id}`
  const ends: Record<string, (invitationId: number) => Promise<unknown>> = {
    'sent again': (one) => els.browser.post(`/rest/companies/${id}/personinvitation/${one}/send`),
    expired: () => backEnd.sql`update invitation set expires_at = now()`,
    revoked: (one) => els.browser.delete(`/rest/companies/${id}/personinvitation/${one}`),
    accepted: () => accept(piet, key),
  }
  for (const [how, end] of Object.entries(ends)) {
    await backEnd.sql`delete from invitation`
    key = await invite(PIET)
    expect([how, (await claim(anna)).status]).toEqual([how, 204])
    const [{ id: claimId, invitation_id: one }] = (await backEnd.sql`
      select id, invitation_id from invitation_claim`) as [{ id: number; invitation_id: number }]
    const mailed = await claimKey()
    await end(one)
    expect([how, await previewClaim(mailed)]).toEqual([how, { status: 'GONE' }])
    expect([how, (await confirmByMail(mailed)).status]).toEqual([how, 400])
    expect([how, (await answer('confirm', claimId, one)).status]).toEqual([how, 404])
    expect([how, await mayLook(anna)]).toEqual([how, false])
  }
})

test('of many confirmations of three accounts at once, exactly one counts', { tags: ['deep'] }, async () => {
  const people = [anna, await createUser('bo'), await createUser('cas')]
  for (const person of people) expect((await claim(person)).status).toBe(204)
  const keys = (await toInvited()).map(keyIn)
  const responses = await Promise.all([
    ...[...keys, ...keys, ...keys].map(confirmByMail),
    ...[1, 2, 3].map((claimId) => answer('confirm', claimId)),
  ])
  expect(responses.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(responses.filter(({ status }) => status >= 500)).toEqual([])
  const allowed = await Promise.all(people.map(mayLook))
  expect(allowed.filter(Boolean)).toHaveLength(1)
  expect(await backEnd.sql`select answer from invitation_claim`).toEqual([{ answer: 'CONFIRMED' }])
  expect(await bodies(els.email, 'Uitnodiging aangenomen')).toHaveLength(1)
})

test('an invitation can be asked for by three accounts, and an account can ask for several', {
  tags: ['deep'],
}, async () => {
  for (const name of ['bo', 'cas', 'dirk']) expect((await claim(await createUser(name))).status).toBe(204)
  expect((await claim(anna)).status).toBe(409)
  expect(await toInvited()).toHaveLength(3)
  const other = await invite('kees@bedrijf.nl')
  expect((await claim(anna, other)).status).toBe(204)
  // An account that is confirmed twice for one company has one invitation there.
  await backEnd.sql`delete from invitation_claim where invitation_id = 1`
  await claim(anna)
  const [{ id: newest }] = (await backEnd.sql`select max(id) as id from invitation_claim`) as [{ id: number }]
  expect((await answer('confirm', newest)).status).toBe(204)
  expect((await answer('confirm', newest - 1, 2)).status).toBe(204)
  expect(await invitees()).toMatchObject([{ email: 'kees@bedrijf.nl', account: { email: anna.email } }])
})

test('only whoever manages the company answers, and only there', async () => {
  await claim(anna)
  expect((await answer('confirm', 1, 1, anna)).status).toBe(403)
  const mine = await createCompany(anna)
  const path = `/rest/companies/${mine}/personinvitation/1/claims/1`
  for (const word of ['confirm', 'refuse'])
    expect((await anna.browser.post(`${path}/${word}`)).status).toBe(404)
  expect(await mayLook(anna)).toBe(false)
})

test('the owner, the invited address and a stranger without the key have nothing to ask', async () => {
  expect((await claim(els)).body.code).toBe('INVITATION_TO_OWN_COMPANY')
  expect((await claim(anna, 'verzonnen')).body.code).toBe('INVITATION_INVALID')
  await backEnd.sql`update person set email = ${PIET} where id = ${anna.id}`
  expect((await claim(anna)).status).toBe(409)
  expect(await backEnd.sql`select * from invitation_claim`).toEqual([])
})

test('an invitation to own a company is for its address alone', async () => {
  const admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  await changeOwner(admin, id, 'koper@elders.nl')
  const refused = await claim(anna, await mailedKey('koper@elders.nl'))
  expect([refused.status, refused.body.code]).toEqual([400, 'INVITATION_TO_OTHER_ADDRESS'])
})

test('claims go with the account and with the company', async () => {
  await claim(anna)
  await backEnd.sql`delete from person where id = ${anna.id}`
  expect(await backEnd.sql`select * from invitation_claim`).toEqual([])
  await claim(await createUser('bo'))
  await els.browser.delete(`/rest/companies/${id}/delete`)
  expect(await backEnd.sql`select * from invitation_claim`).toEqual([])
})

test('whoever becomes the owner of the company has nothing to confirm any more', async () => {
  await claim(anna)
  const mailed = await claimKey()
  const admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  await changeOwner(admin, id, anna.email)
  expect((await confirmByMail(mailed)).status).toBe(400)
  expect(await backEnd.sql`select * from invitation_claim`).toEqual([])
})
