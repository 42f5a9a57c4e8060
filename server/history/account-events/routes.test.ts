import { beforeEach, expect, test } from 'vitest'

import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { ownershipIn } from '../../../testing/factories/ownership.ts'
import { switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useBackEnd()
const { createUser, createCompany, invite, openToCoaches } = companiesIn(backEnd)
const { accept, mailedKey } = ownershipIn(backEnd)

const NEW_PASSWORD = 'Draaibank-en-frees-7'
const WRONG = 'Verkeerd-wachtwoord-1'

let els: User
beforeEach(async () => {
  els = await createUser('els')
  await forget()
})

/** Events cannot be changed, but are deleted when they were kept long enough. */
const forget = () => backEnd.sql`delete from audit_event`
const kindsOf = async ({ id }: { id: number }) =>
  (await backEnd.sql`select kind from audit_event where person_id = ${id} order by id`).map(
    ({ kind }) => kind,
  )
const rows = () => backEnd.sql`select * from audit_event order by id`
const logIn = (username: string, password: string, code = '') =>
  backEnd.client().post('/rest/login', { username, password, code })
const listOf = async ({ browser }: User, path = '/rest/person/events') =>
  (await browser.get(path)).body.responseObject
/** The secret in the last mailed link to a page. */
async function mailedSecret(page: string): Promise<string> {
  const [mail] = await backEnd.sql`
    select body from mail_outbox where body like ${`%/${page}#%`} order by id desc limit 1`
  return String(mail?.body).match(new RegExp(`/${page}#\\w+=([\\w-]+)`))![1]!
}

test('records a login and a logout: who, what and when, and nothing else', async () => {
  await els.browser.get('/rest/logout')
  await els.browser.login(els.email)
  const row = { person_id: els.id, actor_id: els.id, company_id: null, happened_at: expect.any(Date) }
  expect(await rows()).toEqual([
    { ...row, id: expect.anything(), kind: 'LOGGED_OUT' },
    { ...row, id: expect.anything(), kind: 'LOGGED_IN' },
  ])
})

test('another user who logs in in the same browser ends the session, and logging in again does not', async () => {
  const jan = await createUser('jan')
  await els.browser.login(els.email)
  await els.browser.login(jan.email)
  expect(await kindsOf(els)).toEqual(['LOGGED_IN', 'LOGGED_OUT'])
})

test('records a wrong password of an account, by nobody knows whom, and nothing for an unknown address', async () => {
  await logIn('niemand@smederij.nl', WRONG)
  await logIn(els.email, WRONG)
  await expect.poll(() => kindsOf(els)).toEqual(['LOGIN_FAILED'])
  expect((await rows()).map(({ actor_id }) => actor_id)).toEqual([null])
})

test('a wrong code after the right password is another event', { tags: ['deep'] }, async () => {
  const { app, recoveryCodes } = await switchOnTwoStepLogin(els.browser)
  await forget()
  await logIn(els.email, PASSWORD)
  await logIn(els.email, PASSWORD, app.wrongCode())
  await expect.poll(() => kindsOf(els)).toEqual(['LOGIN_CODE_FAILED'])
  await logIn(els.email, PASSWORD, recoveryCodes[0])
  expect(await kindsOf(els)).toEqual(['LOGIN_CODE_FAILED', 'LOGGED_IN', 'RECOVERY_CODE_USED'])
})

test('of one kind at most fifty events of a person are stored in a day, so that nobody fills the table', {
  tags: ['deep'],
}, async () => {
  const jan = await createUser('jan')
  await forget()
  await backEnd.sql`
    insert into audit_event (kind, person_id, happened_at)
    select 'LOGIN_FAILED', ${els.id}::int, now() - interval '12 hours' * place from generate_series(1, 2) as places (place)
    union all select 'LOGIN_FAILED', ${els.id}::int, now() from generate_series(1, 48)
    union all select 'LOGIN_FAILED', ${jan.id}::int, now() from generate_series(1, 50)`
  // One of hers is more than a day old.
  await logIn(els.email, WRONG)
  await expect.poll(async () => (await kindsOf(els)).length).toBe(51)
  await logIn(els.email, WRONG)
  await els.browser.get('/rest/logout')
  await els.browser.login(els.email)
  const kinds = await kindsOf(els)
  expect(kinds.filter((kind) => kind === 'LOGIN_FAILED')).toHaveLength(51)
  expect(kinds.slice(-2)).toEqual(['LOGGED_OUT', 'LOGGED_IN'])
})

test('records what users do with their password and their second step', { tags: ['deep'] }, async () => {
  const change = (oldPassword: string) =>
    els.browser.post('/rest/password/update', {
      oldPassword,
      newPassword: NEW_PASSWORD,
      repeatPassword: NEW_PASSWORD,
    })
  await change(WRONG)
  await change(PASSWORD)
  await backEnd.client().post('/rest/password/forgot-password', { email: els.email })
  const token = await mailedSecret('wachtwoord-resetten')
  await els.browser.post('/rest/password/reset-password', {
    token,
    newPassword: PASSWORD,
    repeatPassword: PASSWORD,
  })
  expect(await kindsOf(els)).toEqual([
    'CONFIRMATION_FAILED',
    'PASSWORD_CHANGED',
    'PASSWORD_RESET_REQUESTED',
    'PASSWORD_RESET',
    'LOGGED_IN',
  ])
  await forget()
  const { app } = await switchOnTwoStepLogin(els.browser)
  const path = '/rest/person/two-step-login'
  const renewed = await els.browser.post(`${path}/recovery-codes`, { password: PASSWORD, code: app.code(30) })
  const [code] = renewed.body.responseObject
  await els.browser.post(`${path}/switch-off`, { password: PASSWORD, code })
  expect(await kindsOf(els)).toEqual([
    'TWO_STEP_LOGIN_ON',
    'RECOVERY_CODES_RENEWED',
    'RECOVERY_CODE_USED',
    'TWO_STEP_LOGIN_OFF',
  ])
})

test('records a new address: asked for, kept after all, confirmed and undone', async () => {
  const account = { firstName: 'Els', lastName: 'Smid', password: PASSWORD }
  const change = () => els.browser.post('/rest/person/detail', { ...account, emailAddress: 'els@nieuw.nl' })
  await change()
  await els.browser.post('/rest/person/address-change/cancel')
  await els.browser.post('/rest/person/address-change/cancel')
  await change()
  const confirmation = await mailedSecret('nieuw-e-mailadres-bevestigen')
  await els.browser.post('/rest/person/address-change/confirm', { token: confirmation })
  const token = await mailedSecret('wijziging-ongedaan-maken')
  await backEnd.client().post('/rest/person/undo', { token })
  expect(await kindsOf(els)).toEqual([
    'ADDRESS_CHANGE_REQUESTED',
    'ADDRESS_CHANGE_CANCELLED',
    'ADDRESS_CHANGE_REQUESTED',
    'ADDRESS_CHANGED',
    'CHANGE_UNDONE',
  ])
  expect(JSON.stringify(await rows())).not.toContain('nieuw.nl')
})

test('records invitations for who invites and for the invitee', async () => {
  const jan = await createUser('jan')
  const companyId = await createCompany(els)
  const company = `/rest/companies/${companyId}`
  const input = { rights: 'WRITE', checks: ['NOISE_HAZARD'] }
  await forget()
  await els.browser.post(`${company}/personinvitation`, {
    role: 'COLLEAGUE',
    name: 'Jan',
    email: jan.email,
    message: 'Kijk je mee?',
    ...input,
  })
  await accept(jan, await mailedKey(jan.email))
  const [invitation] = await backEnd.sql`select id from invitation`
  await els.browser.post(`${company}/personinvitation/${invitation!.id}`, { ...input, rights: 'ADMIN' })
  await els.browser.delete(`${company}/personinvitation/${invitation!.id}`)
  expect(await kindsOf(els)).toEqual(['INVITATION_SENT', 'INVITATION_CHANGED', 'INVITATION_WITHDRAWN'])
  const ofJan = (await rows()).filter(({ person_id }) => person_id === jan.id)
  expect(ofJan).toMatchObject([
    { kind: 'INVITATION_ACCEPTED', actor_id: jan.id, company_id: companyId },
    { kind: 'RIGHTS_CHANGED', actor_id: els.id, company_id: companyId },
    { kind: 'ACCESS_REVOKED', actor_id: els.id, company_id: companyId },
  ])
})

test('records downloads once, also when a browser asks for them in parts', async () => {
  await els.browser.post('/rest/person/data-export')
  expect(await kindsOf(els)).toEqual(['DATA_EXPORT_REQUESTED'])
  const companyId = await createCompany(els)
  const record = await els.browser.post(`/rest/companies/${companyId}/company-records`, {
    theme: 'GENERAL',
    subject: 'Keuring',
  })
  const form = new FormData()
  form.set('file', new Blob(['Certificaat']), 'certificaat.txt')
  const files = `/rest/companies/${companyId}/company-records/${record.body.responseObject.id}/files`
  await els.browser.fetch(files, { method: 'POST', body: form })
  await forget()
  const file = `${files}/1`
  for (const range of ['bytes=0-3', 'bytes=4-'])
    expect((await els.browser.fetch(file, { headers: { range } })).status).toBe(206)
  await els.browser.fetch(file, { method: 'HEAD' })
  expect(await rows()).toMatchObject([
    { kind: 'COMPANY_FILE_DOWNLOADED', person_id: els.id, company_id: companyId },
  ])
})

test('who an administrator does something to sees it, and so does the administrator; never by whom', async () => {
  const admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  const jan = await createUser('jan')
  const companyId = await createCompany(els)
  await forget()
  const user = {
    emailAddress: 'els@nieuw.nl',
    firstName: 'Els',
    lastName: 'X',
    roles: ['BW_USER', 'BW_COACH'],
  }
  await admin.browser.post(`/rest/admin/users/${els.id}`, user)
  await admin.browser.post(`/rest/admin/users/${els.id}/prepare-data-export`)
  await backEnd.sql`update person set email_verified_at = now() where id = ${jan.id}`
  await admin.browser.post(`/rest/admin/companies/${companyId}/owner`, { ownerEmail: jan.email })
  await admin.browser.get(`/rest/admin/users/${els.id}/admin-actions/csv`)
  expect((await kindsOf(els)).toSorted()).toEqual([
    'ADDRESS_CHANGED_BY_ADMIN',
    'COMPANY_GIVEN',
    'DATA_EXPORT_PREPARED_BY_ADMIN',
    'DETAILS_CHANGED_BY_ADMIN',
    'ROLES_CHANGED',
  ])
  expect(await kindsOf(jan)).toEqual(['COMPANY_RECEIVED'])
  expect(await kindsOf(admin)).toEqual(['ADMINISTERED', 'ADMINISTERED', 'ADMINISTERED', 'DEEDS_DOWNLOADED'])

  const seen = await listOf(admin, `/rest/admin/users/${jan.id}/events`)
  const event = { id: expect.any(String), kind: 'COMPANY_RECEIVED', happenedAt: expect.stringMatching(/Z$/) }
  const company = { id: companyId, name: 'Metaal Noord' }
  expect(seen.items).toEqual([{ ...event, company, actor: { id: admin.id, name: 'Els de Smid' } }])
  expect((await listOf(jan)).items).toEqual([{ ...event, company }])
  // Administrators see the company, even with a user who no longer has access to it.
  expect((await listOf(admin, `/rest/admin/users/${els.id}/events`)).items).toContainEqual(
    expect.objectContaining({ kind: 'COMPANY_GIVEN', company }),
  )
})

test('coaches and administrators see which company their events are about, while they may read it', async () => {
  const coach = await createUser('coach', ['BW_USER', 'BW_COACH'])
  const admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  const companyId = await createCompany(els)
  const company = { id: companyId, name: 'Metaal Noord' }
  await openToCoaches(companyId)
  await coach.browser.post(`/rest/companies/${companyId}/data-export`)
  await admin.browser.post(`/rest/companies/${companyId}/data-export`)
  const companyOf = async (user: User) =>
    (await listOf(user)).items.find(({ kind }: { kind: string }) => kind === 'COMPANY_EXPORT_REQUESTED')
      .company
  expect([await companyOf(coach), await companyOf(admin)]).toEqual([company, company])
  await els.browser.delete(`/rest/companies/${companyId}/coachinvitation`)
  expect([await companyOf(coach), await companyOf(admin)]).toEqual([null, company])
})

test('lists the own events only, newest first, in pages, without the names of companies of others', async () => {
  const jan = await createUser('jan')
  const companyId = await createCompany(jan, 'Metaal Zuid')
  await invite(els, companyId)
  await forget()
  await backEnd.sql`
    insert into audit_event (kind, person_id, company_id, happened_at)
    select 'INVITATION_ACCEPTED', ${els.id}, ${companyId}, '2026-03-29T10:00:00Z'::timestamptz + place * interval '1 s'
    from generate_series(1, 12) as places (place)`
  const first = await listOf(els)
  expect(first).toMatchObject({ count: 12, total: 12 })
  expect(first.items).toHaveLength(10)
  expect(first.items[0]).toEqual({
    id: expect.any(String),
    kind: 'INVITATION_ACCEPTED',
    happenedAt: '2026-03-29T10:00:12.000Z',
    company: { id: companyId, name: 'Metaal Zuid' },
  })
  expect(await listOf(jan)).toEqual({ items: [], count: 0, total: 0 })
  await backEnd.sql`delete from invitation`
  const second = await listOf(els, '/rest/person/events?page=2')
  expect(second.items.map(({ company }: { company: unknown }) => company)).toEqual([null, null])
})

test('records the deletion of a company and of an account, after which nothing else of the account remains', async () => {
  const companyId = await createCompany(els)
  await forget()
  await els.browser.delete(`/rest/companies/${companyId}/delete`)
  expect(await kindsOf(els)).toEqual(['COMPANY_DELETED'])
  await els.browser.post('/rest/person/deletion', { password: PASSWORD, code: '', companies: [] })
  expect(await rows()).toMatchObject([{ kind: 'ACCOUNT_DELETED', person_id: els.id, actor_id: els.id }])
})

test('nobody can change an event', async () => {
  await els.browser.get('/rest/logout')
  const before = await rows()
  await expect(backEnd.sql`update audit_event set kind = 'LOGGED_IN'`).rejects.toThrow(
    'audit_event cannot be changed',
  )
  expect(await rows()).toEqual(before)
})
