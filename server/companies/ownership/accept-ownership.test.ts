import { beforeEach, expect, test } from 'vitest'

import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { ownershipIn, UNKNOWN } from '../../../testing/factories/ownership.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany } = companiesIn(backEnd)
const { changeOwner, mailedKey, accept, createAccount, ownership, adminActions, mails, emptyOutbox } =
  ownershipIn(backEnd)

const USED = 'Deze uitnodiging is al gebruikt of verlopen.'

let admin: User
let els: User
let id: number
let key: string
beforeEach(async () => {
  admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  els = await createUser('els')
  id = await createCompany(els)
  await changeOwner(admin, id, UNKNOWN)
  key = await mailedKey()
})

async function insertAccount(email: string): Promise<User> {
  const personId = await backEnd.createPerson({ email })
  const browser = backEnd.client()
  await browser.login(email)
  return { id: personId, email, browser }
}

test('registering with the link makes the invited address the owner', async () => {
  expect((await createAccount('KEES@elders.nl', key)).status).toBe(200)
  const kees = backEnd.client()
  await kees.login(UNKNOWN)
  const [company] = (await kees.get('/rest/companies/own')).body.responseObject
  expect(company).toMatchObject({ id, permission: { companyOwner: true } })
  expect((await els.browser.get(`/rest/companies/${id}/checks`)).status).toBe(403)

  const [person] = await backEnd.sql`select id from person where lower(email) = ${UNKNOWN}`
  expect((await adminActions()).slice(1)).toEqual([
    {
      actor: admin.id,
      action: 'OWNER_CHANGED',
      person_ids: [els.id, person?.id],
      company_ids: [id],
      changes: [{ field: 'owner', from: els.id, to: person?.id }],
    },
  ])
  const sent = (await mails()).slice(1).map(({ recipient, subject }) => `${recipient}: ${subject}`)
  expect(sent.toSorted()).toEqual([
    'KEES@elders.nl: Je bent nu eigenaar van een bedrijf',
    'KEES@elders.nl: Welkom bij Beterwerk',
    'els@smederij.nl: Je bent geen eigenaar meer van een bedrijf',
  ])
})

test('an account with the invited address becomes the owner when it accepts, and the key works once', async () => {
  const kees = await insertAccount(UNKNOWN)
  const { status, body } = await accept(kees, key)
  expect([status, body.responseObject]).toEqual([200, { companyId: id }])
  expect(await ownership(id)).toEqual({ owner: UNKNOWN, invited: null, revision: 3 })
  const again = await accept(kees, key)
  expect([again.status, again.body.message]).toEqual([400, USED])
  expect(await adminActions()).toHaveLength(2)
})

test('another account cannot accept, and the invitation stays valid', async () => {
  const jan = await createUser('jan')
  await emptyOutbox()
  const before = await backEnd.contents()
  for (const other of [jan, els, admin]) {
    const { status, body } = await accept(other, key)
    expect([status, body.code]).toEqual([400, 'INVITATION_TO_OTHER_ADDRESS'])
    expect(body.message).toBe(
      'Deze uitnodiging is voor een ander e-mailadres. Log in met het account van het adres waarop je de mail kreeg.',
    )
  }
  expect(await backEnd.contents()).toEqual(before)
  expect((await accept(await insertAccount(UNKNOWN), key)).status).toBe(200)
})

test('registering another address with the link is refused at the address, and creates no account', async () => {
  const before = await backEnd.sql`select id, email from person`
  const { status, body } = await createAccount('kaper@elders.nl', key)
  expect([status, body.code]).toEqual([400, 'INVITATION_TO_OTHER_ADDRESS'])
  expect(body.errors).toEqual([
    {
      field: 'email',
      message: 'De uitnodiging is voor een ander e-mailadres. Vul het adres in waarop je de mail kreeg.',
    },
  ])
  expect(await backEnd.sql`select id, email from person`).toEqual(before)
  expect(await mails()).toHaveLength(1)
  expect(await ownership(id)).toEqual({ owner: els.email, invited: UNKNOWN, revision: 2 })
})

test('a key that was replaced, withdrawn or has expired makes nobody the owner', {
  tags: ['deep'],
}, async () => {
  const kees = await insertAccount(UNKNOWN)
  const refused = async (refusedKey: string) => {
    const { status, body } = await accept(kees, refusedKey)
    expect([status, body.code, body.message]).toEqual([400, 'INVITATION_INVALID', USED])
  }
  await backEnd.sql`update owner_invitation set expires_at = now()`
  await refused(key)
  await backEnd.sql`delete from person where id = ${kees.id}`
  await changeOwner(admin, id, UNKNOWN)
  const newer = await mailedKey()
  const again = await insertAccount(UNKNOWN)
  expect((await accept(again, key)).status).toBe(400)
  await admin.browser.delete(`/rest/admin/companies/${id}/owner/invitation`)
  expect((await accept(again, newer)).status).toBe(400)
  expect(await ownership(id)).toMatchObject({ owner: els.email })
})

test('a key that has expired is ignored at registration', async () => {
  await backEnd.sql`update owner_invitation set expires_at = now()`
  expect((await createAccount(UNKNOWN, key)).status).toBe(200)
  expect(await ownership(id)).toMatchObject({ owner: els.email })
})

test('an owner who takes the invited address is told that the company is theirs', async () => {
  await backEnd.sql`update person set email = ${UNKNOWN} where id = ${els.id}`
  const { status, body } = await accept(els, key)
  expect([status, body.code]).toEqual([400, 'INVITATION_TO_OWN_COMPANY'])
  expect(await adminActions()).toHaveLength(1)
})

test('the admin action names the administrator who invited, also after that account was deleted', async () => {
  await backEnd.sql`delete from person where id = ${admin.id}`
  await accept(await insertAccount(UNKNOWN), key)
  expect((await adminActions()).at(-1)).toMatchObject({ actor: admin.id, action: 'OWNER_CHANGED' })
})
