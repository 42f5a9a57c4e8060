import { expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn, inDays } from '../../../testing/factories/improvements.ts'
import { HEAVY_LOAD, heavyLoadIn, physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

// Which companies need the attention of a coach. Each test makes a reason appear and disappear.

const backEnd = useBackEnd()
const {
  createCoachedSmithy,
  createCompany,
  createUser,
  createInvitee,
  openToCoaches,
  writeAdvice,
  makeActionPoint,
} = improvementsIn(backEnd)
const { addGroup, answer, finish } = physicalStrainIn(backEnd)
const { addReport } = visitReportsIn(backEnd)

const attentionOf = async ({ browser }: User) =>
  (await browser.get('/rest/coach/today')).body.responseObject.attention
const NOTHING = { count: 0, items: [] }

async function createVisitedSmithy() {
  const smithy = await createCoachedSmithy()
  await addReport(smithy.coen.id, { companyId: smithy.company, dateAppointment: inDays(-5) })
  return smithy
}

async function addVisited(owner: User, coach: User, name: string) {
  const id = await createCompany(owner, name)
  await openToCoaches(id)
  await addReport(coach.id, { companyId: id, dateAppointment: inDays(-5) })
  return id
}

const start = ({ browser }: User, companyId: number) =>
  browser.post(`/rest/companies/${companyId}/start-check/PHYSICAL_STRAIN`)

const daysBack = (companyId: number, days: number) => backEnd.sql`
  update company_activity set happened_at = happened_at - make_interval(days => ${days}::int)
  where company_id = ${companyId}`

test('direct risks that nobody holds, until each has a holder', async () => {
  const { els, company, coen } = await createVisitedSmithy()
  await start(els, company)
  const groups = [await addGroup(els, company, 'Bankwerkers'), await addGroup(els, company, 'Lassers')]
  expect(await attentionOf(coen)).toEqual(NOTHING)
  for (const group of groups) await finish(els, company, group, HEAVY_LOAD)
  const item = {
    reason: 'DIRECT_RISKS',
    companyId: company,
    companyName: 'Smederij Noord',
    lastVisit: inDays(-5),
    numRisks: 2,
    numWithoutHolder: 2,
  }
  expect(await attentionOf(coen)).toEqual({ count: 1, items: [item] })

  const assign = (group: number, actionHolder: string) =>
    makeActionPoint(els, company, {
      origin: heavyLoadIn(group),
      themes: ['PHYSICAL_STRAIN'],
      actionHolder,
    })
  await assign(groups[0]!, 'Jan')
  await assign(groups[1]!, '')
  expect(await attentionOf(coen)).toEqual({ count: 1, items: [{ ...item, numWithoutHolder: 1 }] })
  await assign(groups[1]!, 'Kim')
  expect(await attentionOf(coen)).toEqual(NOTHING)
  await backEnd.sql`update action_item set completed_at = now()`
  expect(await attentionOf(coen), 'when the action points are completed').toEqual(NOTHING)
})

test('a risk that may wait is no reason', async () => {
  const { els, company, coen } = await createVisitedSmithy()
  await start(els, company)
  await finish(els, company, await addGroup(els, company), HEAVY_LOAD)
  await backEnd.sql`update check_risk set urgency = 'SOON'`
  expect(await attentionOf(coen)).toEqual(NOTHING)
})

test('action points past their deadline, until they are completed', async () => {
  const { els, company, coen } = await createVisitedSmithy()
  await makeActionPoint(els, company, { deadline: inDays(0) })
  expect(await attentionOf(coen)).toEqual(NOTHING)
  const late = [
    await makeActionPoint(els, company, { deadline: inDays(-3) }),
    await makeActionPoint(els, company, { deadline: inDays(-41) }),
  ]
  expect(await attentionOf(coen)).toMatchObject({
    count: 1,
    items: [{ reason: 'LATE_ACTION_POINTS', companyId: company, numLate: 2, daysLate: 41 }],
  })
  for (const id of late)
    await els.browser.post(`/rest/companies/${company}/actionitems/${id}`, { completed: true })
  expect(await attentionOf(coen)).toEqual(NOTHING)
})

test('an unfinished check where nothing happened for 60 days in Amsterdam, until something does', async () => {
  const { els, company, coen } = await createVisitedSmithy()
  await daysBack(company, 300)
  expect(await attentionOf(coen), 'without a check').toEqual(NOTHING)
  await start(els, company)
  const [group] = [await addGroup(els, company)]
  const lastAt = (instant: string) => backEnd.sql`
    update company_activity set happened_at = ${instant}::timestamp at time zone 'Europe/Amsterdam'`
  await lastAt(`${inDays(-59)}T00:00`)
  expect(await attentionOf(coen)).toEqual(NOTHING)
  await lastAt(`${inDays(-60)}T23:59`)
  expect(await attentionOf(coen)).toMatchObject({
    count: 1,
    items: [{ reason: 'SILENT', companyId: company, check: 'PHYSICAL_STRAIN', daysSilent: 60 }],
  })
  await backEnd.sql`update company_check set status = 'GREEN'`
  expect(await attentionOf(coen), 'of a finished check').toEqual(NOTHING)
  await backEnd.sql`update company_check set status = 'GREY'`
  expect(await attentionOf(coen)).toMatchObject({ count: 1 })
  await answer(els, company, { group: group!, script: 'EDUCATION', question: 'tasks', answers: ['liftHigh'] })
  expect(await attentionOf(coen)).toEqual(NOTHING)
})

test('an advice of this coach that nobody of the company opened for 14 days in Amsterdam', {
  tags: ['deep'],
}, async () => {
  const { els, company, coen } = await createVisitedSmithy()
  const bas = await createUser('bas', ['BW_USER', 'BW_COACH'])
  await addReport(bas.id, { companyId: company })
  const jan = await createInvitee(company, 'READONLY')
  const advice = await writeAdvice(coen, company)
  const writtenAt = (instant: string) => backEnd.sql`
    update advice set created_at = ${instant}::timestamp at time zone 'Europe/Amsterdam'`
  await writtenAt(`${inDays(-13)}T00:00`)
  expect(await attentionOf(coen)).toEqual(NOTHING)
  await writtenAt(`${inDays(-14)}T23:59`)
  const [row] = await backEnd.sql`select created_at from advice`
  const unread = {
    count: 1,
    items: [
      {
        reason: 'UNREAD_ADVICE',
        companyId: company,
        companyName: 'Smederij Noord',
        lastVisit: inDays(-5),
        adviceId: advice,
        createdDate: (row!.created_at as Date).toISOString(),
      },
    ],
  }
  expect(await attentionOf(coen)).toEqual(unread)
  expect(await attentionOf(bas), 'of another coach').toEqual(NOTHING)

  const read = ({ browser }: User) => browser.post(`/rest/companies/${company}/advices/${advice}/read`)
  await read(bas)
  expect(await attentionOf(coen), 'opened by another coach').toEqual(unread)
  await backEnd.sql`update advice set archived_at = now()`
  expect(await attentionOf(coen), 'archived').toEqual(NOTHING)
  await backEnd.sql`update advice set archived_at = null`
  await read(jan)
  expect(await attentionOf(coen), 'opened by an invitee').toEqual(NOTHING)
  await backEnd.sql`delete from advice_reader where person_id = ${jan.id}`
  expect(await attentionOf(coen)).toEqual(unread)
  await read(els)
  expect(await attentionOf(coen), 'opened by the owner').toEqual(NOTHING)
})

test('a company that this coach has not visited, until there is a report', async () => {
  const { company, coen } = await createCoachedSmithy()
  const bas = await createUser('bas', ['BW_USER', 'BW_COACH'])
  await addReport(bas.id, { companyId: company, dateAppointment: inDays(-20) })
  await addReport(bas.id, { companyId: company, dateAppointment: inDays(3) })
  const [row] = await backEnd.sql`select coach_invited_at from company`
  expect(await attentionOf(coen)).toEqual({
    count: 1,
    items: [
      {
        reason: 'NOT_VISITED',
        companyId: company,
        companyName: 'Smederij Noord',
        lastVisit: inDays(-20),
        invitedDate: (row!.coach_invited_at as Date).toISOString(),
      },
    ],
  })
  await addReport(coen.id, { companyId: company, isArchived: true })
  expect(await attentionOf(coen)).toEqual(NOTHING)
})

test('a company that is closed to coaches, or the coach’s own, needs no attention', async () => {
  const { els, company, coen } = await createCoachedSmithy()
  await createCompany(els, 'Metaal Zuid')
  const own = await createCompany(coen, 'Coen Coacht')
  await openToCoaches(own)
  await addReport(coen.id, { companyId: own, dateAppointment: inDays(-5), dateNextAppointment: inDays(5) })
  const day = async () => (await coen.browser.get('/rest/coach/today')).body.responseObject
  expect(await day()).toMatchObject({
    numCompanies: 1,
    attention: { count: 1, items: [{ companyId: company }] },
    appointments: NOTHING,
  })
  await backEnd.sql`update company set coach_invited_at = null where id = ${company}`
  expect(await day()).toMatchObject({ numCompanies: 0, attention: NOTHING })
})

test('every company is named once with its strongest reason, the worst first', {
  tags: ['deep'],
}, async () => {
  const { els, coen, company: unvisited } = await createCoachedSmithy()
  const [unread, silent, late, later, risky, riskier] = [
    await addVisited(els, coen, 'Ongelezen'),
    await addVisited(els, coen, 'Stil'),
    await addVisited(els, coen, 'Laat'),
    await addVisited(els, coen, 'Later'),
    await addVisited(els, coen, 'Gevaar'),
    await addVisited(els, coen, 'Meer gevaar'),
  ]
  const beUnread = async (company: number) => {
    await writeAdvice(coen, company)
    await backEnd.sql`update advice set created_at = now() - interval '20 days'`
  }
  const beSilent = async (company: number) => {
    await start(els, company)
    await daysBack(company, 90)
  }
  const beLate = (company: number, days: number) => makeActionPoint(els, company, { deadline: inDays(-days) })
  const beRisky = async (company: number, names: string[]) => {
    await start(els, company)
    for (const name of names) await finish(els, company, await addGroup(els, company, name), HEAVY_LOAD)
  }
  await beRisky(riskier!, ['Lassers', 'Zagers'])
  await beRisky(risky!, ['Lassers'])
  await beLate(risky!, 100)
  await beLate(later!, 9)
  await beLate(late!, 3)
  await beUnread(late!)
  await beUnread(silent!)
  await beSilent(silent!)
  await beSilent(late!)
  await beUnread(unread!)

  const { count, items } = await attentionOf(coen)
  expect(count).toBe(7)
  expect(
    items.map(({ companyId, reason }: { companyId: number; reason: string }) => [companyId, reason]),
  ).toEqual([
    [riskier, 'DIRECT_RISKS'],
    [risky, 'DIRECT_RISKS'],
    [later, 'LATE_ACTION_POINTS'],
    [late, 'LATE_ACTION_POINTS'],
    [silent, 'SILENT'],
    [unread, 'UNREAD_ADVICE'],
    [unvisited, 'NOT_VISITED'],
  ])
})

test('within a reason the one that lasts longest comes first', { tags: ['deep'] }, async () => {
  const { els, company, coen } = await createCoachedSmithy()
  const other = await createCompany(els, 'Metaal Zuid')
  await openToCoaches(other)
  const order = async () =>
    (await attentionOf(coen)).items.map(({ companyId }: { companyId: number }) => companyId)
  await backEnd.sql`update company set coach_invited_at = now() - interval '3 days' where id = ${other}`
  expect(await order(), 'waiting for a visit').toEqual([other, company])

  for (const [id, days] of [
    [other, 15],
    [company, 20],
  ] as const) {
    await writeAdvice(coen, id)
    await backEnd.sql`
      update advice set created_at = now() - make_interval(days => ${days}::int) where company_id = ${id}`
  }
  expect(await order(), 'unread advices').toEqual([company, other])
  for (const id of [company, other]) await start(els, id)
  await daysBack(company, 70)
  await daysBack(other, 80)
  expect(await order(), 'silent').toEqual([other, company])
})

test('names ten companies at most', async () => {
  const { els, coen } = await createCoachedSmithy()
  await backEnd.sql`
    insert into company (name, owner_id, number_of_employees, branch, membership, coach_invited_at)
    select 'Bedrijf ' || number, ${els.id}, '<10', 'Metaalbewerking', 'Geen van beide', now()
    from generate_series(1, 11) as number`
  const { count, items } = await attentionOf(coen)
  expect([count, items.length]).toEqual([12, 10])
})
