import { beforeEach, expect, test } from 'vitest'

import { newCompanyDefaults } from '#shared/domain/companies/company-input.ts'
import { companiesIn, type User } from '../../../testing/factories/companies.ts'
import { fullCompaniesIn } from '../../../testing/factories/full-company.ts'
import { switchOnTwoStepLogin } from '../../../testing/factories/two-step-login.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'
import { whileLocked } from '../../../testing/harness/held-lock.ts'

const backEnd = useBackEnd()
const { createUser, createCompany, invite } = companiesIn(backEnd)
const { fillCompany } = fullCompaniesIn(backEnd)

let els: User
let jan: User
let admin: User
let company: number
beforeEach(async () => {
  els = await createUser('els')
  jan = await createUser('jan')
  admin = await createUser('beheer', ['BW_USER', 'BW_ADMIN'])
  company = await createCompany(els)
})

const deleteCompany = () => ({ companyId: String(company), choice: 'DELETE' })
const handOver = () => ({ companyId: String(company), choice: String(jan.id) })
const deleteOwn = ({ browser }: User, companies: object[], input: object = {}) =>
  browser.post('/rest/person/deletion', { password: PASSWORD, companies, ...input })
const deleteUser = ({ id }: { id: number }, companies: object[]) =>
  admin.browser.post(`/rest/admin/users/${id}/deletion`, { companies })
const contents = async () => {
  const { audit_event: events = [], ...others } = await backEnd.contents()
  // A wrong password is recorded.
  const kept = (events as { kind: string }[]).filter(({ kind }) => kind !== 'CONFIRMATION_FAILED')
  return { ...others, audit_event: kept, throttle: [], login_attempt: [] }
}

test('says which companies need a decision, and who can get each', async () => {
  const other = await createCompany(els, 'aambeeld')
  await backEnd.sql`update person set first_name = 'Jan' where id = ${jan.id}`
  await invite(jan, company)
  await invite(admin, company, { accepted: false })
  const decisions = {
    fullName: 'Els de Smid',
    hasTwoStepLogin: false,
    companies: [
      { id: other, name: 'aambeeld', successors: [] },
      {
        id: company,
        name: 'Metaal Noord',
        successors: [{ id: jan.id, name: 'Jan de Smid', email: jan.email }],
      },
    ],
  }
  expect((await els.browser.get('/rest/person/deletion')).body.responseObject).toEqual(decisions)
  const asAdmin = await admin.browser.get(`/rest/admin/users/${els.id}/deletion`)
  expect(asAdmin.body.responseObject).toEqual(decisions)
  expect((await admin.browser.get('/rest/admin/users/999/deletion')).status).toBe(404)
})

test('ends all sessions at once, and the address can be registered again', { tags: ['deep'] }, async () => {
  const phone = backEnd.client()
  await phone.login(els.email)
  const { status, body } = await deleteOwn(els, [deleteCompany()])
  expect([status, body.responseObject.loggedIn]).toEqual([200, false])
  for (const browser of [els.browser, phone])
    expect((await browser.get('/rest/person/detail')).status).toBe(401)
  expect(
    (await backEnd.client().post('/rest/login', { username: els.email, password: PASSWORD })).status,
  ).toBe(401)
  expect((await jan.browser.get('/rest/person/detail')).status).toBe(200)
  await backEnd.createPerson({ email: els.email })
})

test.each([
  ['a wrong password', { password: 'Verkeerd1' }, 400, 'Dit is niet je wachtwoord.'],
  ['no password', { password: '' }, 400, 'Dit is een verplicht veld.'],
])('refuses %s at its field', async (_, input, expected, message) => {
  const before = await contents()
  const { status, body } = await deleteOwn(els, [deleteCompany()], input)
  expect([status, body.errors]).toEqual([expected, [{ field: 'password', message }]])
  expect(await contents()).toEqual(before)
})

test('asks a user with two-step login for a code too', async () => {
  const { app } = await switchOnTwoStepLogin(els.browser)
  const { body } = await deleteOwn(els, [deleteCompany()])
  expect(body.errors).toEqual([{ field: 'code', message: 'Dit is een verplicht veld.' }])
  const wrong = await deleteOwn(els, [deleteCompany()], { code: app.wrongCode() })
  expect(wrong.body.code).toBe('TWO_STEP_CODE_INVALID')
  expect((await deleteOwn(els, [deleteCompany()], { code: app.code(30) })).status).toBe(200)
})

test('refuses choices that are not for exactly the companies of the person, and changes nothing', {
  tags: ['deep'],
}, async () => {
  const ofJan = await createCompany(jan)
  const before = await contents()
  const refused: object[][] = [
    [],
    [deleteCompany(), deleteCompany()],
    [{ companyId: String(ofJan), choice: 'DELETE' }],
    [deleteCompany(), { companyId: String(ofJan), choice: 'DELETE' }],
    // Jan is not an invitee.
    [handOver()],
    [{ ...handOver(), choice: String(els.id) }],
    [{ ...handOver(), choice: '999' }],
  ]
  for (const companies of refused)
    for (const response of [await deleteOwn(els, companies), await deleteUser(els, companies)]) {
      expect([response.status, response.body.code]).toEqual([409, 'COMPANIES_CHANGED'])
      expect(response.body.message).toMatch(
        /^De bedrijven, of de mensen die meekijken, zijn intussen veranderd\./,
      )
    }
  expect((await deleteOwn(els, [{ ...handOver(), choice: 'Jan' }])).status).toBe(400)
  expect(await contents()).toEqual(before)
})

test('who only was invited cannot get the company', async () => {
  await invite(jan, company, { accepted: false })
  expect((await deleteOwn(els, [handOver()])).status).toBe(409)
})

test('the only administrator stays, also when others are administrators of nothing', {
  tags: ['deep'],
}, async () => {
  const { status, body } = await deleteOwn(admin, [])
  expect([status, body.code]).toEqual([409, 'LAST_ADMINISTRATOR'])
  const second = await createUser('beheer2', ['BW_ADMIN'])
  expect((await deleteOwn(admin, [])).status).toBe(200)
  expect((await deleteOwn(second, [])).status).toBe(409)
})

test('administrators delete their own account only with their password', async () => {
  await createUser('beheer2', ['BW_ADMIN'])
  const { status, body } = await deleteUser(admin, [])
  expect([status, body.message]).toEqual([409, 'Dit is je eigen account. Verwijder het bij Mijn gegevens.'])
  expect((await deleteUser({ id: 999 }, [])).status).toBe(404)
})

test('the mails say who deleted the account, and who owns the company', async () => {
  await invite(jan, company)
  await deleteUser(els, [handOver()])
  await deleteOwn(jan, [{ companyId: String(company), choice: 'DELETE' }])
  const mails = await backEnd.sql`select recipient, subject, body from mail_outbox order by id`
  expect(mails).toMatchObject([
    {
      recipient: 'els@smederij.nl',
      subject: 'Je account is verwijderd',
      body: expect.stringContaining('Een beheerder van Beterwerk heeft je account verwijderd.'),
    },
    {
      recipient: 'jan@smederij.nl',
      subject: 'Je account is verwijderd',
      body: expect.stringContaining(
        'Je account bij Beterwerk is verwijderd. Je kunt er niet meer mee inloggen.',
      ),
    },
  ])
})

test('of the deletions that are sent at once, one succeeds, and nobody gets a server error', async () => {
  const before = await backEnd.sql`select count(*)::int as people from person`
  const statuses = (
    await Promise.all(Array.from({ length: 5 }, () => deleteOwn(els, [deleteCompany()])))
  ).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.every((status) => status < 500)).toBe(true)
  expect(await backEnd.sql`select count(*)::int + 1 as people from person`).toEqual(before)
})

test('two owners who hand over to each other at the same moment cause no server error', {
  tags: ['deep'],
}, async () => {
  for (let round = 0; round < 5; round++) {
    const [first, second] = [await createUser(`a${round}`), await createUser(`b${round}`)]
    const [ofFirst, ofSecond] = [await createCompany(first), await createCompany(second)]
    await invite(first, ofSecond)
    await invite(second, ofFirst)
    const statuses = (
      await Promise.all([
        deleteOwn(first, [{ companyId: String(ofFirst), choice: String(second.id) }]),
        deleteOwn(second, [{ companyId: String(ofSecond), choice: String(first.id) }]),
      ])
    ).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
  }
})

test('what the user saves while the account is deleted asks for a login', async () => {
  await invite(els, await createCompany(jan, 'Van Jan'), { rights: 'ADMIN' })
  const ofJan = company + 1
  const locked = `select from person where id = ${els.id} for update`
  const responses = await whileLocked(backEnd, locked, async ({ release, waiters }) => {
    const deletion = deleteOwn(els, [deleteCompany()])
    await waiters(1)
    const saved = [
      els.browser.post('/rest/companies', { ...newCompanyDefaults, name: 'Te laat' }),
      els.browser.post(`/rest/companies/${ofJan}/company-records`, { theme: 'GENERAL', subject: 'Te laat' }),
      els.browser.post('/rest/password/update', {
        oldPassword: PASSWORD,
        newPassword: 'Veel te laat 2026',
        repeatPassword: 'Veel te laat 2026',
      }),
    ]
    await waiters(4)
    await release()
    return Promise.all([deletion, ...saved])
  })
  expect(responses.map(({ status }) => status)).toEqual([200, 401, 401, 401])
  expect(await backEnd.sql`select name from company`).toEqual([{ name: 'Van Jan' }])
})

test('begins again when it and what the user saves wait for each other', { tags: ['deep'] }, async () => {
  const ofJan = await createCompany(jan, 'Van Jan')
  await fillCompany(ofJan, els.id, 'E')
  // Locks a section that the deletion must change; then, while the deletion waits, needs the person it has locked.
  // PostgreSQL ends the one that finds out that both wait: here the deletion.
  const saving = backEnd.sql`
    do $$ begin
      perform set_config('deadlock_timeout', '10min', true);
      update check_section set updated_at = now();
      while not exists (
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      ) loop
        perform pg_sleep(0.02);
        perform pg_stat_clear_snapshot();
      end loop;
      insert into check_remark (section_id, script_key, text, remarked_by)
      select check_section.id, 'SITTING_WORK', 'Tegelijk', person.id from check_section, person
      where email = 'els@smederij.nl';
    end $$`
  await expect
    .poll(
      () => backEnd.sql`
        select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
    )
    .toHaveLength(1)
  expect((await deleteOwn(els, [deleteCompany()])).status).toBe(200)
  await saving
  expect(await backEnd.sql`select remarked_by from check_remark where text = 'Tegelijk'`).toEqual([
    { remarked_by: null },
  ])
})

test('a company that is added at the last moment needs a decision', async () => {
  const locked = `select from company where id = ${company} for update`
  const { status, body } = await whileLocked(backEnd, locked, async ({ release, waiters }) => {
    const deletion = deleteOwn(els, [deleteCompany()])
    await waiters(1)
    await createCompany(els, 'Nieuw')
    await release()
    return deletion
  })
  expect([status, body.code]).toEqual([409, 'COMPANIES_CHANGED'])
})

test('the owner whom an administrator gives the company at that moment keeps it', async () => {
  const locked = `select from person where id = ${jan.id} for update`
  const [change, deletion] = await whileLocked(backEnd, locked, async ({ release, waiters }) => {
    const change = admin.browser.post(`/rest/admin/companies/${company}/owner`, { ownerEmail: jan.email })
    await waiters(1)
    const deletion = deleteOwn(els, [deleteCompany()])
    await waiters(2)
    await release()
    return Promise.all([change, deletion])
  })
  expect([change.status, deletion.status]).toEqual([200, 409])
  expect(await backEnd.sql`select owner_id from company`).toEqual([{ owner_id: jan.id }])
})
