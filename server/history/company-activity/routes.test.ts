import { beforeEach, expect, test } from 'vitest'
import type { Check } from '#shared/domain/basics/check.ts'
import { type CompanyActivity, companyActivityKinds } from '#shared/domain/companies/company-activity.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { movingIn } from '../../../testing/factories/moving.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { PASSWORD } from '../../../testing/harness/client.ts'

const backEnd = useBackEnd()
const { sql } = backEnd
const moving = movingIn(backEnd)
const { createInvitee, invite, createUser, createCoach, makeActionPoint, writeAdvice, startCheck, addGroup } =
  moving

let els: User
let company: number
beforeEach(async () => {
  els = await createUser('els')
  company = await startCheck(els, 'Smederij Noord')
  await sql`delete from company_activity`
})

const history = (companyId: number, query = '') => `/rest/companies/${companyId}/activities${query}`

async function pageFor({ browser }: User, query = '', companyId = company) {
  const { status, body } = await browser.get(history(companyId, query))
  expect(status).toBe(200)
  return body.responseObject as { items: CompanyActivity[]; count: number; total: number }
}
const kindsFor = async (user: User) => (await pageFor(user, '?size=100')).items.map(({ kind }) => kind)

const addEveryKind = (check: Check = 'PHYSICAL_STRAIN') => sql`
  insert into company_activity (company_id, person_id, kind, "check", section_name, role)
  select ${company}, ${els.id}, kind, case when kind like 'CHECK%' or kind like 'SECTION%' or kind like 'RISK%' then ${check} end,
    case when kind like 'SECTION%' then 'Bankwerkers' end,
    case when kind like 'PERSON%' or kind like 'INVITATION%' then 'COLLEAGUE' end
  from unnest(${[...companyActivityKinds]}::text[]) with ordinality as kinds (kind, place) order by place`

const startsWith = (...beginnings: string[]) =>
  companyActivityKinds.filter((kind) => beginnings.some((beginning) => kind.startsWith(beginning)))
const ofChecks = startsWith('CHECK_', 'SECTION_', 'RISK_')
const ofInvitations = startsWith('PERSON_', 'INVITATION_', 'COACH_')
const ofReaders = [
  'EXPORT_DOWNLOADED',
  'PLAN_DOWNLOADED',
  'REGISTER_DOWNLOADED',
  ...startsWith('ADMINISTRATOR_'),
]
const forAdmins = startsWith('VISIT_REPORT_', 'COMPANY_RECORD_')
const without = (...left: string[][]) => companyActivityKinds.filter((kind) => !left.flat().includes(kind))
const newestFirst = (kinds: string[]) => kinds.toReversed()

test('the owner sees everything, the newest first', async () => {
  await addEveryKind()
  expect(await kindsFor(els)).toEqual(newestFirst(companyActivityKinds))
})

test('who reads along sees neither visit reports, nor the company file, nor who was invited', async () => {
  const jan = await createInvitee(company, 'READONLY')
  const kim = await createInvitee(company, 'WRITE', 'kim')
  await addEveryKind()
  for (const user of [jan, kim])
    expect(await kindsFor(user)).toEqual(newestFirst(without(ofReaders, ofInvitations, forAdmins)))
})

test('an invitee sees nothing about checks other than those of the invitation', async () => {
  const jan = await createUser('jan')
  await invite(jan, company, { rights: 'ADMIN', checks: ['WELDING_SMOKE'] })
  await addEveryKind('PHYSICAL_STRAIN')
  expect(await kindsFor(jan)).toEqual(newestFirst(without(ofReaders, ofInvitations, ofChecks)))
  await sql`update invitation set checks = '{PHYSICAL_STRAIN}'`
  expect(await kindsFor(jan)).toEqual(newestFirst(without(ofReaders, ofInvitations)))
})

test('a company admin, a coach and an administrator see everything but who was invited', async () => {
  const jan = await createInvitee(company, 'ADMIN')
  const bea = await createUser('bea', ['BW_USER', 'BW_ADMIN'])
  const coen = await createCoach(company)
  await addEveryKind()
  for (const user of [jan, bea, coen])
    expect(await kindsFor(user)).toEqual(newestFirst(without(ofReaders, ofInvitations)))
})

test('nobody else sees anything, and the count tells nobody what is hidden', async () => {
  const jan = await createInvitee(company, 'READONLY')
  const kim = await createUser('kim')
  await startCheck(kim)
  await addEveryKind()
  expect((await kim.browser.get(history(company))).status).toBe(403)
  const visible = without(ofReaders, ofInvitations, forAdmins).length
  const { count, total } = await pageFor(jan, '?size=2')
  expect([count, total]).toEqual([visible, visible])
  await sql`update invitation set accepted_at = null`
  expect((await jan.browser.get(history(company))).status).toBe(403)
})

test('the history of another company is not in it', async () => {
  const other = await startCheck(els, 'Smederij Zuid')
  await addEveryKind()
  expect((await pageFor(els, '', other)).items.map(({ kind }) => kind)).toEqual([
    'CHECK_STARTED',
    'COMPANY_CREATED',
  ])
})

test('a page contains the given number of activities, and pages do not overlap', async () => {
  await addEveryKind()
  await sql`update company_activity set happened_at = now()`
  const kinds = companyActivityKinds.length
  const ids: string[] = []
  for (let page = 1; page <= Math.ceil(kinds / 10); page++) {
    const { items, count } = await pageFor(els, `?size=10&page=${page}`)
    expect([items.length, count]).toEqual([Math.min(10, kinds - ids.length), kinds])
    ids.push(...items.map(({ id }) => id))
  }
  expect(new Set(ids).size).toBe(kinds)
  expect((await pageFor(els, '?page=99')).items).toEqual([])
  for (const query of ['?size=101', '?page=0']) {
    const { status } = await els.browser.get(history(company, query))
    expect(status).toBe(400)
  }
})

test('says who did what and when, and of what exists the id', async () => {
  // So that the ids of items differ.
  await makeActionPoint(els, company)
  await makeActionPoint(els, company)
  await sql`delete from company_activity`
  const group = await addGroup(els, company)
  const adviceId = await writeAdvice(els, company)
  const pointId = await makeActionPoint(els, company)
  await sql`
    update company_activity set happened_at = '2026-03-29T01:00:00.123456Z' where kind = 'ACTION_POINT_CREATED'`
  const { items } = await pageFor(els)
  const person = { id: els.id, name: 'Els de Smid' }
  const nothing = { check: null, sectionName: null, role: null, risk: null }
  expect(items.map(({ id, at, ...activity }) => activity)).toEqual([
    { person, kind: 'ADVICE_CREATED', itemId: adviceId, ...nothing },
    {
      person,
      kind: 'SECTION_ADDED',
      itemId: group,
      check: 'PHYSICAL_STRAIN',
      sectionName: 'Bankwerkers',
      role: null,
      risk: null,
    },
    { person, kind: 'ACTION_POINT_CREATED', itemId: pointId, ...nothing },
  ])
  expect(backEnd.isDuringTest(items[0]!.at)).toBe(true)
  expect(items[2]!.at).toBe('2026-03-29T01:00:00.123Z')
})

test('what was deleted, or is in another company now, has no id any more', async () => {
  const bea = await createUser('bea', ['BW_USER', 'BW_ADMIN'])
  const to = await moving.createCompany(els, 'Smederij Zuid')
  const group = await addGroup(els, company)
  const deleted = await addGroup(els, company, 'Lassers')
  const path = moving.pathOf(company, `functiongroup/${deleted}`)
  await els.browser.delete(path)
  await makeActionPoint(els, company, {
    origin: { check: 'PHYSICAL_STRAIN', checkSectionId: group, scriptKey: 'EDUCATION', questionId: 'tasks' },
  })
  const idsOf = async () => (await pageFor(els)).items.map(({ kind, itemId }) => [kind, itemId !== null])
  expect(await idsOf()).toEqual([
    ['ACTION_POINT_CREATED', true],
    ['SECTION_DELETED', false],
    ['SECTION_ADDED', false],
    ['SECTION_ADDED', true],
  ])
  const input = { fromCompanyId: company, toCompanyId: to, check: 'PHYSICAL_STRAIN' }
  expect((await bea.browser.post('/rest/admin/migrate-improvement-check', input)).status).toBe(200)
  expect(await idsOf()).toEqual([
    ['CHECK_MOVED_AWAY', false],
    ['ACTION_POINT_CREATED', false],
    ['SECTION_DELETED', false],
    ['SECTION_ADDED', false],
    ['SECTION_ADDED', false],
  ])
})

test('a moved check does not take along what people did in the old company', async () => {
  await backEnd.empty()
  const { els: owner, jan, from, to, group, move } = await moving.createTwoCompanies()
  await moving.answer(jan, from, { group, script: 'EDUCATION', question: 'tasks', answers: ['carry'] })
  await move()
  const kindsAt = async (id: number) => (await pageFor(owner, '', id)).items.map(({ kind }) => kind)
  expect(await kindsAt(to)).toEqual(['CHECK_MOVED_HERE', 'COMPANY_CREATED'])
  expect(await kindsAt(from)).toEqual([
    'CHECK_MOVED_AWAY',
    'SECTION_ANSWERED',
    'SECTION_ADDED',
    'CHECK_STARTED',
    'COMPANY_CREATED',
  ])
})

test('who deleted the account is a former user, and a deleted company has no history', async () => {
  const jan = await createInvitee(company, 'ADMIN')
  await writeAdvice(jan, company)
  const { status } = await jan.browser.post('/rest/person/deletion', { password: PASSWORD, companies: [] })
  expect(status).toBe(200)
  expect((await pageFor(els)).items).toMatchObject([
    { kind: 'ADVICE_CREATED', person: { id: null, name: 'vroegere gebruiker' } },
  ])
  await els.browser.delete(`/rest/companies/${company}/delete`)
  expect(await sql`select id from company_activity`).toEqual([])
})

test('nothing about an invited person is in the history', async () => {
  const invitation = {
    role: 'COLLEAGUE',
    name: 'Piet Gast',
    email: 'piet@elders.nl',
    message: 'Kijk je mee?',
    rights: 'READONLY',
    checks: ['PHYSICAL_STRAIN'],
  }
  await els.browser.post(`/rest/companies/${company}/personinvitation`, invitation)
  const stored = JSON.stringify(await sql`select * from company_activity`)
  expect(stored).toContain('PERSON_INVITED')
  for (const text of ['Piet', 'piet@', 'Kijk']) expect(stored).not.toContain(text)
})
