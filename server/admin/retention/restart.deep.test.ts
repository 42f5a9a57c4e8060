import { expect, test } from 'vitest'

import { companiesIn } from '../../../testing/factories/companies.ts'
import { ownershipIn, UNKNOWN } from '../../../testing/factories/ownership.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'

// The server sweeps when it starts.

const backEnd = useOwnBackEnd({ env: { RETENTION_DAYS: '10' } })
const { createUser, createCompany } = companiesIn(backEnd)
const { mailedKey, accept, changeOwner } = ownershipIn(backEnd)

const person = {
  role: 'COLLEAGUE',
  name: 'Jan de lasser',
  email: 'jan@elders.nl',
  message: 'Kijk je mee?',
  rights: 'READONLY',
  checks: ['PHYSICAL_STRAIN'],
}
const IS_INVITEE = 'De persoon met dit e-mailadres kijkt al mee.'

test('an invitation whose address was swept still gives access, and the list shows the account', async () => {
  const [els, kim] = [await createUser('els'), await createUser('kim')]
  const id = await createCompany(els)
  const invite = (email: string) =>
    els.browser.post(`/rest/companies/${id}/personinvitation`, { ...person, email })
  await invite(person.email)
  const key = await mailedKey(person.email)
  await backEnd.sql`update person set email = ${person.email} where id = ${kim.id}`
  await accept(kim, key)
  await backEnd.sql`update person set email = ${kim.email} where id = ${kim.id}`
  await backEnd.sql`update invitation set accepted_at = now() - interval '11 days'`

  await backEnd.killAndRestart()
  const rows = () => backEnd.sql`select name, email, message, key_hash from invitation order by id`
  await expect.poll(rows).toEqual([{ name: '', email: '', message: '', key_hash: null }])

  expect((await kim.browser.get(`/rest/companies/${id}/checks`)).status).toBe(200)
  const account = { name: 'Els de Smid', email: kim.email }
  const invitee = { invitationId: 1, ...account, accepted: true, expired: false, rights: 'READONLY', account }
  const { body } = await els.browser.get(`/rest/companies/${id}/checks`)
  expect(body.responseObject.invitees).toMatchObject([invitee])

  const path = `/rest/companies/${id}/personinvitation/1`
  const changed = await els.browser.post(path, { rights: 'WRITE', checks: ['NOISE_HAZARD'] })
  expect(changed.body.responseObject).toMatchObject({ ...invitee, rights: 'WRITE', checks: ['NOISE_HAZARD'] })
  expect((await els.browser.post(`${path}/send`)).status).toBe(409)
  expect((await invite(kim.email)).body.errors).toEqual([{ field: 'email', message: IS_INVITEE }])
  const again = await accept(await createUser('piet'), key)
  expect([again.status, again.body.code]).toEqual([400, 'INVITATION_INVALID'])
  // Nobody knows any more that this account was invited with that address.
  expect((await invite(person.email)).status).toBe(200)

  await els.browser.delete(path)
  expect((await kim.browser.get(`/rest/companies/${id}/checks`)).status).toBe(403)
})

test('an administrator who still sees a swept invitation to own a company is told that it changed', async () => {
  const [els, admin] = [await createUser('els'), await createUser('beheer', ['BW_USER', 'BW_ADMIN'])]
  const id = await createCompany(els)
  await changeOwner(admin, id, UNKNOWN)
  await backEnd.sql`update owner_invitation set expires_at = now() - interval '11 days'`
  const company = async () => (await admin.browser.get(`/rest/admin/companies/${id}`)).body.responseObject
  const { revision, ownerInvitation } = await company()
  expect(ownerInvitation).toMatchObject({ email: UNKNOWN, isExpired: true })

  await backEnd.killAndRestart()
  await expect.poll(async () => (await company()).ownerInvitation).toBe(null)

  const path = `/rest/admin/companies/${id}/owner/invitation?revision=${revision}`
  const withdrawal = await admin.browser.delete(path)
  expect([withdrawal.status, withdrawal.body.code]).toEqual([409, 'EDIT_CONFLICT'])
  expect((await changeOwner(admin, id, UNKNOWN, { revision })).status).toBe(409)
  expect((await changeOwner(admin, id, UNKNOWN, { revision: revision + 1 })).status).toBe(200)
})
