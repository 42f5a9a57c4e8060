import { beforeEach, expect, test } from 'vitest'
import { hashToken } from '#server/platform/session/token.ts'
import { companiesIn, type User } from '../../testing/factories/companies.ts'
import { improvementsIn } from '../../testing/factories/improvements.ts'
import { ownershipIn, UNKNOWN } from '../../testing/factories/ownership.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany, invite, openToCoaches } = companiesIn(backEnd)
const { changeOwner, mailedKey, ownership, adminActions, mails, emptyOutbox } = ownershipIn(backEnd)
const { writeAdvice } = improvementsIn(backEnd)

const CHANGED_MEANWHILE = 'De eigenaar of de uitnodiging is intussen gewijzigd.'

let admin: User
let els: User
let jan: User
let id: number
beforeEach(async () => {
  admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  els = await createUser('els')
  jan = await createUser('jan')
  id = await createCompany(els)
})

const seen = async () => (await admin.browser.get(`/rest/admin/companies/${id}`)).body.responseObject
const withdraw = (query = '') => admin.browser.delete(`/rest/admin/companies/${id}/owner/invitation${query}`)
const statusFor = async ({ browser }: User) => (await browser.get(`/rest/companies/${id}/checks`)).status

test('an administrator sees a company with its owner, its people and its checks', {
  tags: ['deep'],
}, async () => {
  await openToCoaches(id)
  await invite(jan, id)
  for (const check of ['PHYSICAL_STRAIN', 'WELDING_SMOKE'])
    await els.browser.post(`/rest/companies/${id}/start-check/${check}`)
  expect(await seen()).toMatchObject({
    id,
    name: 'Metaal Noord',
    branch: 'Metaalbewerking',
    numberOfEmployees: '<10',
    membership: 'Geen van beide',
    contactInfo: { city: '' },
    ownerName: 'Els de Smid',
    ownerEmail: 'els@smederij.nl',
    numInvitees: 2,
    numStartedChecks: 2,
    ownerInvitation: null,
    revision: 1,
  })
})

test('an administrator gets 404 for a company that does not exist', async () => {
  await els.browser.delete(`/rest/companies/${id}/delete`)
  expect((await admin.browser.get(`/rest/admin/companies/${id}`)).status).toBe(404)
  expect((await changeOwner(admin, id, jan.email)).status).toBe(404)
  expect((await withdraw()).status).toBe(404)
  expect(await adminActions()).toEqual([])
})

test('gives the company to a known address at once, in whatever case it is typed', {
  tags: ['deep'],
}, async () => {
  const { status, body } = await changeOwner(admin, id, ' JAN@Smederij.NL ', { revision: 1 })
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({ ownerEmail: jan.email, ownerInvitation: null, revision: 2 })
  expect(await statusFor(els)).toBe(403)
  expect(await statusFor(jan)).toBe(200)
  expect((await jan.browser.get('/rest/companies/own')).body.responseObject).toMatchObject([{ id }])
  expect(await adminActions()).toEqual([
    {
      actor: admin.id,
      action: 'OWNER_CHANGED',
      person_ids: [els.id, jan.id],
      company_ids: [id],
      changes: [{ field: 'owner', from: els.id, to: jan.id }],
    },
  ])
})

test('mails both owners, with the name of the company on one line', async () => {
  await backEnd.sql`update company set name = ${'Metaal\nKlik hier: https://kwaad.example'}`
  await changeOwner(admin, id, jan.email)
  const [former, next, ...others] = await mails()
  expect(others).toEqual([])
  expect(former).toMatchObject({
    recipient: els.email,
    subject: 'Je bent geen eigenaar meer van een bedrijf',
  })
  expect(next).toMatchObject({ recipient: jan.email, subject: 'Je bent nu eigenaar van een bedrijf' })
  for (const mail of [former, next])
    expect(mail?.body).toContain('Bedrijf: Metaal Klik hier: https://kwaad.example\n')
  expect(former?.body).toContain('Bel ons dan: 030 123 45 67.')
  expect(next?.body).toContain(`${backEnd.url}/bedrijven/${id}/checks`)
})

test('changes nothing else: what the old owner wrote stays signed, and others keep their access', {
  tags: ['deep'],
}, async () => {
  const kim = await createUser('kim')
  await invite(kim, id)
  await invite(jan, id, { rights: 'ADMIN' })
  await backEnd.sql`
    insert into invitation (company_id, role, name, email, message, rights, checks, key_hash, expires_at)
    values (${id}, 'COLLEAGUE', 'Jan', 'JAN@smederij.nl', 'Kom', 'WRITE', '{PHYSICAL_STRAIN}', 'a', now())`
  await writeAdvice(els, id)
  const other = await createCompany(els, 'Metaal Zuid')
  await invite(jan, other)
  const before = await backEnd.contents()
  const invitationsBefore = await backEnd.sql`select id, company_id, person_id from invitation order by id`
  await changeOwner(admin, id, jan.email)

  const after = await backEnd.contents()
  const changed = Object.keys(after).filter((table) => {
    const [left, right] = [before[table], after[table]]
    return JSON.stringify(left) !== JSON.stringify(right)
  })
  expect(changed.toSorted()).toEqual([
    'audit_event',
    'audit_record',
    'company',
    'company_activity',
    'company_search',
    'invitation',
    'mail_outbox',
  ])
  const companies = await backEnd.sql`select id, owner_id, owner_revision from company order by id`
  expect(companies).toEqual([
    { id, owner_id: jan.id, owner_revision: 2 },
    { id: other, owner_id: els.id, owner_revision: 1 },
  ])
  const remaining = await backEnd.sql`select id, company_id, person_id from invitation order by id`
  expect(remaining).toEqual([invitationsBefore[0], invitationsBefore[3]])
  const [advice] = (await jan.browser.get(`/rest/companies/${id}/advices`)).body.responseObject
  expect(advice.createdBy).toEqual({ id: els.id, name: 'Els de Smid' })
})

test('invites an unknown address by mail, with a key that the database does not contain', async () => {
  const { body } = await changeOwner(admin, id, UNKNOWN)
  expect(body.responseObject).toMatchObject({
    ownerEmail: els.email,
    ownerInvitation: { email: UNKNOWN, isExpired: false },
    revision: 2,
  })
  const { invitedAt, expiresAt } = body.responseObject.ownerInvitation
  expect((Date.parse(expiresAt) - Date.parse(invitedAt)) / 86_400_000).toBeCloseTo(30, 1)
  expect(await statusFor(els)).toBe(200)

  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: UNKNOWN,
    subject: 'Uitnodiging om eigenaar te worden in Beterwerk',
  })
  const key = await mailedKey()
  expect(key).toMatch(/^[\w-]{22}$/)
  expect(mail?.body).toContain(`${backEnd.url}/aanmelden#registration=${key}\n`)
  expect(mail?.body).toContain(`${backEnd.url}/inloggen#registration=${key}\n`)
  const [row] = await backEnd.sql`select key_hash from owner_invitation`
  expect(Buffer.from(row?.key_hash as Uint8Array)).toEqual(hashToken(key))
  expect(await adminActions()).toEqual([
    {
      actor: admin.id,
      action: 'OWNER_INVITED',
      person_ids: [],
      company_ids: [id],
      changes: [{ field: 'emailAddress', from: null, to: UNKNOWN }],
    },
  ])
})

test('a newer invitation replaces the older one', async () => {
  await changeOwner(admin, id, UNKNOWN)
  await changeOwner(admin, id, 'piet@elders.nl', { revision: 2 })
  expect(await ownership(id)).toEqual({ owner: els.email, invited: 'piet@elders.nl', revision: 3 })
  expect((await adminActions()).at(-1)?.changes).toEqual([
    { field: 'emailAddress', from: UNKNOWN, to: 'piet@elders.nl' },
  ])
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([UNKNOWN, 'piet@elders.nl'])
})

test('giving the company to a known address withdraws the invitation, which is recorded too', async () => {
  await changeOwner(admin, id, UNKNOWN)
  await changeOwner(admin, id, jan.email)
  expect(await ownership(id)).toEqual({ owner: jan.email, invited: null, revision: 3 })
  expect((await adminActions()).map(({ action }) => action)).toEqual([
    'OWNER_INVITED',
    'OWNER_INVITATION_WITHDRAWN',
    'OWNER_CHANGED',
  ])
})

test.each([
  ['nothing', '', 'Dit is een verplicht veld.'],
  ['no address', 'jan', 'Ongeldig e-mailadres'],
  ['a line of a mail header', 'jan@elders.nl\r\nBcc: kim@elders.nl', 'Ongeldig e-mailadres'],
  ['a long address', `${'a'.repeat(250)}@elders.nl`, 'Vul hier maximaal 255 tekens in.'],
  ['the owner', 'els@smederij.nl', 'Dit is het e-mailadres van de eigenaar die het bedrijf nu heeft.'],
  [
    'the owner in capitals',
    'ELS@SMEDERIJ.NL',
    'Dit is het e-mailadres van de eigenaar die het bedrijf nu heeft.',
  ],
])('refuses %s, and changes nothing', { tags: ['deep'] }, async (_, ownerEmail, message) => {
  await changeOwner(admin, id, UNKNOWN)
  await emptyOutbox()
  const before = await backEnd.contents()
  const { status, body } = await changeOwner(admin, id, ownerEmail)
  expect(status).toBe(400)
  expect(body.errors[0]).toEqual({ field: 'ownerEmail', message })
  expect(await backEnd.contents()).toEqual(before)
})

test('refuses a change of an older revision, and changes nothing', async () => {
  await changeOwner(admin, id, UNKNOWN)
  await emptyOutbox()
  const before = await backEnd.contents()
  for (const { status, body } of [
    await changeOwner(admin, id, jan.email, { revision: 1 }),
    await withdraw('?revision=1'),
  ]) {
    expect([status, body.code, body.message]).toEqual([409, 'EDIT_CONFLICT', CHANGED_MEANWHILE])
  }
  expect(await backEnd.contents()).toEqual(before)
})

test('withdraws an invitation, which is recorded, and once', async () => {
  await changeOwner(admin, id, UNKNOWN)
  expect((await withdraw('?revision=2')).status).toBe(204)
  expect(await ownership(id)).toEqual({ owner: els.email, invited: null, revision: 3 })
  expect((await adminActions()).at(-1)).toEqual({
    actor: admin.id,
    action: 'OWNER_INVITATION_WITHDRAWN',
    person_ids: [],
    company_ids: [id],
    changes: [{ field: 'emailAddress', from: UNKNOWN, to: null }],
  })
  expect((await withdraw()).status).toBe(404)
  expect(await adminActions()).toHaveLength(2)
  expect(await mails()).toHaveLength(1)
})

test('says that an invitation has expired', async () => {
  await changeOwner(admin, id, UNKNOWN)
  await backEnd.sql`update owner_invitation set expires_at = now()`
  expect((await seen()).ownerInvitation).toMatchObject({ email: UNKNOWN, isExpired: true })
})

test('an administrator who is the old owner keeps the access of administrators only', async () => {
  const own = await createCompany(admin)
  await changeOwner(admin, own, jan.email)
  const { permission } = (await admin.browser.get(`/rest/companies/${own}/checks`)).body.responseObject
  expect(permission.companyOwner).toBe(false)
  expect((await admin.browser.get('/rest/companies/own')).body.responseObject).toEqual([])
})
