import { beforeEach, expect, test } from 'vitest'
import type { InvitationRights } from '#shared/domain/companies/invitation.ts'
import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { ownershipIn } from '../../../testing/factories/ownership.ts'
import { useOwnBackEnd } from '../../../testing/harness/back-end.ts'

// A script on a page of the website can call in the name of a visitor. What gives more than reading waits for the owner.

const WEBSITE = 'https://www.beterwerk.nl'
const backEnd = useOwnBackEnd({ env: { WEBSITE_ORIGINS: WEBSITE, COACH_MAILBOX: 'coaches@beterwerk.nl' } })
const { createUser, createCompany } = companiesIn(backEnd)
const { accept, changeOwner, mailedKey } = ownershipIn(backEnd)

const JAN = 'jan@elders.nl'
const fromWebsite = { origin: WEBSITE }

let els: User
let id: number
beforeEach(async () => {
  els = await createUser('els')
  id = await createCompany(els)
})

const ofCompany = (path: string) => `/rest/companies/${id}/${path}`
const invite = (rights: InvitationRights, headers: Record<string, string> = fromWebsite) =>
  els.browser.post(
    ofCompany('personinvitation'),
    { role: 'COLLEAGUE', name: 'Jan', email: JAN, message: 'Kijk je mee?', rights, checks: ['NOISE_HAZARD'] },
    headers,
  )
const inviteCoach = (headers: Record<string, string> = fromWebsite) =>
  els.browser.post(ofCompany('coachinvitation'), { message: 'Kom je langs?' }, headers)
const recipients = async () =>
  (await backEnd.sql`select recipient from mail_outbox order by id`).map(({ recipient }) => recipient)
async function keyToOwner(recipient = els.email) {
  const [mail] = await backEnd.sql`
    select body from mail_outbox where recipient = ${recipient} and subject like 'Bevestig%' order by id desc limit 1`
  return /\/uitnodiging-versturen#sleutel=([\w-]+)\n/.exec(String(mail?.body))?.[1]
}
const preview = async (key: string | undefined) =>
  (await backEnd.client().post('/rest/invitation-request', { key })).body.responseObject
const confirmByMail = (key: string | undefined) =>
  backEnd.client().post('/rest/invitation-request/confirm', { key })
const company = async () => (await els.browser.get(ofCompany('checks'))).body.responseObject
const activities = async () =>
  (await backEnd.sql`select kind from company_activity where kind <> 'COMPANY_CREATED' order by id`).map(
    ({ kind }) => kind,
  )
const isOpenToCoaches = async () => (await company()).permission.coachInvited

test.each([
  ['READONLY', fromWebsite],
  ['ADMIN', {}],
] as const)('an invitation with %s from %j is sent at once', async (rights, headers) => {
  const { status, body } = await invite(rights, headers)
  expect([status, body.responseObject.awaitsConfirmation]).toEqual([200, false])
  expect(await recipients()).toEqual([JAN])
})

test.each(['WRITE', 'ADMIN'] as const)(
  'an invitation from the website with %s has no key, and the mail to the owner sends it once',
  async (rights) => {
    const { body } = await invite(rights)
    expect(body.responseObject).toMatchObject({ name: 'Jan', rights, awaitsConfirmation: true })
    expect(await recipients()).toEqual([els.email])
    expect(await backEnd.sql`select key_hash from invitation`).toEqual([{ key_hash: null }])
    expect(await activities()).toEqual([])

    const key = await keyToOwner()
    expect(key).toMatch(/^[\w-]{22}$/)
    const person = { name: 'Jan', email: JAN, rights, checks: ['NOISE_HAZARD'] }
    expect(await preview(key)).toEqual({ company: 'Metaal Noord', person })
    const jan = await createUser('jan')
    await backEnd.sql`update person set email = ${JAN} where id = ${jan.id}`
    expect((await accept(jan, key!)).status).toBe(400)

    const answers = await Promise.all([1, 2, 3].map(() => confirmByMail(key)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400, 400])
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('INVITATION_REQUEST_INVALID')
    expect(await preview(key)).toBeNull()
    expect(await recipients()).toEqual([els.email, JAN])
    expect(await activities()).toEqual(['PERSON_INVITED'])
    expect((await company()).invitees).toMatchObject([{ awaitsConfirmation: false, accepted: false }])
    expect((await accept(jan, await mailedKey(JAN))).status).toBe(200)
  },
)

test('the owner confirms or withdraws it in the portal, and a page of the website does neither', async () => {
  const { body } = await invite('ADMIN')
  const path = ofCompany(`personinvitation/${body.responseObject.invitationId}`)
  for (const attempt of [
    els.browser.post(`${path}/send`, undefined, fromWebsite),
    els.browser.post('/rest/invitation-request/confirm', { key: await keyToOwner() }, fromWebsite),
  ])
    expect((await attempt).body.code).toBe('ORIGIN_NOT_ALLOWED')
  const { body: sent } = await els.browser.post(`${path}/send`)
  expect(sent.responseObject).toMatchObject({ awaitsConfirmation: false })
  expect(await recipients()).toEqual([els.email, JAN])
  expect((await confirmByMail(await keyToOwner())).status).toBe(400)

  await els.browser.delete(path)
  const { body: again } = await invite('WRITE')
  await els.browser.delete(ofCompany(`personinvitation/${again.responseObject.invitationId}`))
  expect((await confirmByMail(await keyToOwner())).status).toBe(400)
})

test('an invitation of the coach from the website opens nothing before the owner confirms it, by mail or in the portal', async () => {
  expect((await inviteCoach()).body.responseObject).toEqual({ awaitsConfirmation: true })
  expect(await recipients()).toEqual([els.email])
  expect(await company()).toMatchObject({ isCoachAwaited: true, permission: { coachInvited: false } })
  expect(await activities()).toEqual([])
  const key = await keyToOwner()
  expect(await preview(key)).toEqual({ company: 'Metaal Noord', person: null })
  expect((await confirmByMail(key)).status).toBe(204)
  expect(await company()).toMatchObject({ isCoachAwaited: false, permission: { coachInvited: true } })
  expect(await recipients()).toEqual([els.email, 'coaches@beterwerk.nl'])
  expect(await activities()).toEqual(['COACH_INVITED'])
  expect((await confirmByMail(key)).status).toBe(400)

  await els.browser.delete(ofCompany('coachinvitation'))
  await inviteCoach()
  const confirm = () => els.browser.post(ofCompany('coachinvitation/confirm'))
  expect((await confirm()).status).toBe(204)
  expect(await isOpenToCoaches()).toBe(true)
  expect((await confirm()).status).toBe(404)
})

test('an invitation of the coach that waits is withdrawn, and the portal invites at once', async () => {
  await inviteCoach()
  expect((await els.browser.delete(ofCompany('coachinvitation'))).status).toBe(204)
  expect((await confirmByMail(await keyToOwner())).status).toBe(400)
  expect(await isOpenToCoaches()).toBe(false)
  await inviteCoach()
  expect((await inviteCoach({})).body.responseObject).toEqual({ awaitsConfirmation: false })
  expect(await company()).toMatchObject({ isCoachAwaited: false, permission: { coachInvited: true } })
  expect((await inviteCoach()).status).toBe(409)
})

test('the link works for thirty days', async () => {
  await invite('ADMIN')
  const toPerson = await keyToOwner()
  await inviteCoach()
  const toCoach = await keyToOwner()
  await backEnd.sql`update invitation set expires_at = now()`
  await backEnd.sql`update company set coach_requested_at = now() - interval '30 days'`
  for (const key of [toPerson, toCoach, 'onbekend']) {
    expect(await preview(key)).toBeNull()
    expect((await confirmByMail(key)).status).toBe(400)
  }
})

test('what waits for an owner is gone with a new one', async () => {
  const admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  const kees = await createUser('kees')
  await invite('ADMIN')
  const toPerson = await keyToOwner()
  await inviteCoach()
  const toCoach = await keyToOwner()
  expect((await changeOwner(admin, id, kees.email)).status).toBeLessThan(300)
  for (const key of [toPerson, toCoach]) expect((await confirmByMail(key)).status).toBe(400)
  expect(await backEnd.sql`select id from invitation`).toEqual([])
})
