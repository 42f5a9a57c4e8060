import { beforeEach, expect, test } from 'vitest'

import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { ownershipIn, UNKNOWN } from '../../../testing/factories/ownership.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createUser, createCompany } = companiesIn(backEnd)
const { changeOwner, mailedKey, accept } = ownershipIn(backEnd)

const input = { role: 'COLLEAGUE', name: 'Jan', message: 'Kijk je mee?', rights: 'WRITE' }
const access = { rights: 'WRITE', checks: ['PHYSICAL_STRAIN', 'WELDING_SMOKE'] }
const shown = { company: 'Metaal Noord', inviter: 'Els de Smid', access, sentTo: 'k•••@elders.nl' }

let els: User
let jan: User
let id: number
beforeEach(async () => {
  els = await createUser('els')
  jan = await createUser('jan')
  await backEnd.sql`update person set first_name = 'Jan', last_name = 'Lasser' where id = ${jan.id}`
  id = await createCompany(els)
})

async function sendTo(email: string, inviter = els) {
  const body = { ...input, email, checks: access.checks }
  const { status } = await inviter.browser.post(`/rest/companies/${id}/personinvitation`, body)
  expect(status).toBe(200)
  return mailedKey(email)
}

const preview = async (key: string, browser = backEnd.client()) => {
  const { status, body } = await browser.get(`/rest/invitation?key=${key}`)
  expect(status).toBe(200)
  // A key that does not exist counts as a guess.
  if (body.responseObject.status !== 'UNKNOWN')
    expect((await browser.post('/rest/invitation/preview', { key })).body).toEqual(body)
  return body.responseObject
}

test('whoever has the key of an invitation sees who invites, to what, and until it is accepted or has expired', {
  tags: ['deep'],
}, async () => {
  const key = await sendTo('kim@elders.nl')
  expect(await preview(key)).toEqual({ status: 'OPEN', ...shown, visitor: null })
  await backEnd.sql`update invitation set expires_at = now()`
  expect(await preview(key)).toEqual({ status: 'EXPIRED', ...shown, visitor: null })
  await els.browser.post(`/rest/companies/${id}/personinvitation/1/send`)
  expect(await preview(key)).toEqual({ status: 'UNKNOWN' })
  const newer = await mailedKey('kim@elders.nl')
  await backEnd.sql`update person set email = 'kim@elders.nl' where id = ${jan.id}`
  await accept(jan, newer)
  expect(await preview(newer)).toEqual({ status: 'ACCEPTED', ...shown, visitor: null })
  await els.browser.delete(`/rest/companies/${id}/personinvitation/1`)
  expect(await preview(newer)).toEqual({ status: 'UNKNOWN' })
})

test('looking changes nothing', async () => {
  const key = await sendTo(jan.email)
  const before = await backEnd.sql`select * from invitation`
  await preview(key, jan.browser)
  expect(await backEnd.sql`select * from invitation`).toEqual(before)
})

test('names who invited, also when that is not the owner, and the owner when that account is gone', {
  tags: ['deep'],
}, async () => {
  const admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  await backEnd.sql`update person set first_name = 'Anne', last_name = 'Beheer' where id = ${admin.id}`
  const key = await sendTo('kim@elders.nl', admin)
  expect(await preview(key)).toMatchObject({ inviter: 'Anne Beheer' })
  await backEnd.sql`delete from person where id = ${admin.id}`
  expect(await preview(key)).toMatchObject({ inviter: 'Els de Smid' })
})

test('a logged-in user sees whether the invitation is for their address, and where it leads once accepted', async () => {
  const key = await sendTo('JAN@smederij.nl')
  const isInvited = { email: jan.email, isInvited: true, claim: 'NONE', companyId: null }
  expect((await preview(key, jan.browser)).visitor).toEqual(isInvited)
  const kim = await createUser('kim')
  const isOther = { email: kim.email, isInvited: false, claim: 'NONE', companyId: null }
  expect((await preview(key, kim.browser)).visitor).toEqual(isOther)
  expect((await preview(key, els.browser)).visitor).toEqual({ ...isOther, email: els.email, companyId: id })
  await accept(jan, key)
  expect((await preview(key, jan.browser)).visitor).toEqual({ ...isInvited, companyId: id })
  expect((await preview(key, kim.browser)).visitor).toEqual(isOther)
})

test('an invitation to own a company does not name the administrator', async () => {
  const admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  await changeOwner(admin, id, UNKNOWN)
  const owning = { company: 'Metaal Noord', inviter: null, access: null, sentTo: 'k•••@elders.nl' }
  expect(await preview(await mailedKey())).toEqual({ status: 'OPEN', ...owning, visitor: null })
  await backEnd.sql`update owner_invitation set expires_at = now()`
  const visitor = { email: jan.email, isInvited: false, claim: 'NONE', companyId: null }
  expect(await preview(await mailedKey(), jan.browser)).toEqual({ status: 'EXPIRED', ...owning, visitor })
})

test('an unknown key says nothing, and cannot be tried without end', { tags: ['deep'] }, async () => {
  const { status } = await backEnd.client().get('/rest/invitation')
  expect(status).toBe(400)
  const known = await sendTo('kim@elders.nl')
  for (let attempt = 0; attempt < 30; attempt++)
    expect(await preview('verzonnen')).toEqual({ status: 'UNKNOWN' })
  expect((await backEnd.client().get('/rest/invitation?key=verzonnen')).status).toBe(429)
  for (let attempt = 0; attempt < 31; attempt++)
    expect(await preview(known)).toMatchObject({ status: 'OPEN' })
})

test('whoever has the key gets the invited address for the form, as long as it can be accepted, and few guesses', async () => {
  const address = async (key: string) => {
    const { status, body } = await backEnd.client().post('/rest/invitation/address', { key })
    return status === 200 ? body.responseObject : status
  }
  const key = await sendTo('kim@elders.nl')
  expect(await address(key)).toBe('kim@elders.nl')
  await backEnd.sql`update invitation set expires_at = now()`
  expect(await address(key)).toBeNull()
  expect(await address('onbekend')).toBeNull()
  await backEnd.sql`update throttle set points = 300 where key like 'invitation-key-address:%'`
  expect(await address('geraden')).toBe(429)
})
