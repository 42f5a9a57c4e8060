import { expect, test } from 'vitest'

import { today } from '#shared/domain/basics/date.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn, inDays } from '../../../testing/factories/improvements.ts'
import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createCoachedSmithy, createCompany, createUser, openToCoaches, makeActionPoint } =
  improvementsIn(backEnd)
const { addReport } = visitReportsIn(backEnd)

const dayOf = async ({ browser }: User) => (await browser.get('/rest/coach/today')).body.responseObject
const NOTHING = { count: 0, items: [] }

async function createCoach(name: string) {
  return createUser(name, ['BW_USER', 'BW_COACH'])
}

test('a coach without companies has nothing to do', async () => {
  expect(await dayOf(await createCoach('coen'))).toEqual({
    day: today(),
    numCompanies: 0,
    nextStep: { kind: 'NONE' },
    attention: NOTHING,
    appointments: NOTHING,
    ratings: NOTHING,
  })
})

test('lists the coach’s appointments from today on, the soonest first, five at most', async () => {
  const { els, company, coen } = await createCoachedSmithy()
  const bas = await createCoach('bas')
  const plan = (days: number, companyId = company) =>
    addReport(coen.id, {
      companyId,
      dateAppointment: inDays(-9),
      dateNextAppointment: inDays(days),
    })
  const first = await plan(0)
  await addReport(bas.id, { companyId: company, dateNextAppointment: inDays(1) })
  const appointment = {
    companyId: company,
    companyName: 'Smederij Noord',
    visitReportId: first,
    day: inDays(0),
    themes: ['GENERAL', 'MACHINE_SAFETY'],
  }
  expect((await dayOf(coen)).appointments).toEqual({ count: 1, items: [appointment] })

  const closed = await createCompany(els, 'Metaal Zuid')
  await plan(4, closed)
  for (const days of [9, 3, 8, 1, 6, 7, -1]) {
    const id = await createCompany(els, `Metaal ${days}`)
    await openToCoaches(id)
    await plan(days, id)
  }
  const { count, items } = (await dayOf(coen)).appointments
  expect(count).toBe(7)
  expect(items.map(({ day }: { day: string }) => day)).toEqual([0, 1, 3, 6, 7].map(inDays))
})

test('only the last report of the coach in a company counts, and only while it is not archived', async () => {
  const { company: companyId, coen } = await createCoachedSmithy()
  const bas = await createCoach('bas')
  const appointments = async () => {
    const { appointments, nextStep } = await dayOf(coen)
    return [appointments.items.map(({ day }: { day: string }) => day), nextStep.kind]
  }
  await addReport(coen.id, {
    companyId,
    dateAppointment: inDays(-30),
    dateNextAppointment: inDays(5),
  })
  await addReport(bas.id, { companyId, dateAppointment: inDays(-1) })
  expect(await appointments()).toEqual([[inDays(5)], 'NONE'])
  const last = await addReport(coen.id, {
    companyId,
    dateAppointment: inDays(-20),
    dateNextAppointment: inDays(7),
  })
  expect(await appointments()).toEqual([[inDays(7)], 'NONE'])
  await backEnd.sql`update visit_report set archived_at = now() where id = ${last}`
  expect(await appointments()).toEqual([[], 'NONE'])
  await backEnd.sql`update visit_report set archived_at = null, date_next_appointment = null where id = ${last}`
  expect(await appointments()).toEqual([[], 'NONE'])
})

test('the next step is what is most urgent, one thing after the other', async () => {
  const { els, company: companyId, coen } = await createCoachedSmithy()
  const kindOf = async () => (await dayOf(coen)).nextStep.kind
  expect((await dayOf(coen)).nextStep).toMatchObject({
    kind: 'HELP_COMPANY',
    attention: { reason: 'NOT_VISITED', companyId },
  })
  const first = await addReport(coen.id, {
    companyId,
    dateAppointment: inDays(-20),
    dateNextAppointment: inDays(-3),
  })
  await makeActionPoint(els, companyId, { deadline: inDays(-3) })
  expect((await dayOf(coen)).nextStep).toMatchObject({
    kind: 'WRITE_REPORT',
    appointment: { companyId, companyName: 'Smederij Noord', visitReportId: first, day: inDays(-3) },
  })
  const missed = await createCompany(els, 'Metaal Zuid')
  await openToCoaches(missed)
  await addReport(coen.id, {
    companyId: missed,
    dateAppointment: inDays(-8),
    dateNextAppointment: inDays(-1),
  })
  expect((await dayOf(coen)).nextStep, 'of two, the last').toMatchObject({
    appointment: { companyId: missed },
  })
  for (const id of [missed, companyId])
    await addReport(coen.id, { companyId: id, dateAppointment: inDays(-1), isArchived: id === missed })
  expect(await kindOf(), 'after the reports').toBe('HELP_COMPANY')

  const planned = await addReport(coen.id, {
    companyId,
    dateAppointment: inDays(0),
    dateNextAppointment: inDays(2),
  })
  expect(await kindOf(), 'two days before a visit').toBe('HELP_COMPANY')
  await addReport(coen.id, {
    companyId: missed,
    dateAppointment: inDays(0),
    dateNextAppointment: inDays(-1),
  })
  expect(await kindOf()).toBe('WRITE_REPORT')
  for (const days of [1, 0]) {
    await backEnd.sql`update visit_report set date_next_appointment = ${inDays(days)} where id = ${planned}`
    expect((await dayOf(coen)).nextStep).toMatchObject({
      kind: 'PREPARE_VISIT',
      appointment: { visitReportId: planned, day: inDays(days) },
    })
  }

  const rate = (rating: number) =>
    els.browser.post(`/rest/companies/${companyId}/visitreports/${planned}/rating`, {
      rating,
      comment: 'Te kort.',
    })
  await rate(3)
  expect(await kindOf(), 'with three stars').toBe('PREPARE_VISIT')
  await rate(2)
  expect((await dayOf(coen)).nextStep).toEqual({
    kind: 'READ_RATING',
    rating: {
      companyId,
      companyName: 'Smederij Noord',
      visitReportId: planned,
      dateAppointment: inDays(0),
      rating: 2,
      comment: 'Te kort.',
    },
  })
  await backEnd.sql`update visit_report set date_next_appointment = null, rating_read_at = now()`
  await backEnd.sql`update action_item set completed_at = now()`
  expect(await kindOf()).toBe('NONE')
})

test('a rating is new until its author has read it, and again when it was changed', async () => {
  const { els, company, coen } = await createCoachedSmithy()
  const bas = await createCoach('bas')
  const id = await addReport(coen.id, { companyId: company, dateAppointment: inDays(-3), rating: 1 })
  const path = `/rest/companies/${company}/visitreports/${id}`
  const detailsFor = async ({ browser }: User) => (await browser.get(path)).body.responseObject
  const rate = async (rating: number) => {
    const { status } = await els.browser.post(`${path}/rating`, { rating, comment: 'Te kort.' })
    expect(status).toBe(200)
  }
  const readAs = async ({ browser }: User, body: object) =>
    (await browser.post(`${path}/rating/read`, body)).status
  const newRatings = async (coach = coen) => (await dayOf(coach)).ratings.count
  expect(await newRatings(), 'that was given before this was recorded').toBe(0)
  expect((await detailsFor(coen)).isRatingUnread).toBe(false)

  await rate(4)
  expect(await newRatings()).toBe(1)
  expect(await newRatings(bas), 'of another coach').toBe(0)
  const { isRatingUnread, revision } = await detailsFor(coen)
  expect(isRatingUnread).toBe(true)
  expect((await detailsFor(els)).isRatingUnread, 'for others').toBe(false)
  expect(await newRatings(), 'after reading the report only').toBe(1)
  expect(await readAs(bas, { revision })).toBe(403)
  expect(await readAs(els, { revision })).toBe(403)

  await rate(5)
  expect(await readAs(coen, { revision })).toBe(204)
  expect(await newRatings(), 'of an outdated page').toBe(1)
  expect(await readAs(coen, { revision: revision + 1 })).toBe(204)
  expect(await newRatings()).toBe(0)
  await rate(5)
  expect(await newRatings(), 'the same rating again').toBe(0)
  await rate(4)
  expect(await newRatings()).toBe(1)
  expect(await readAs(coen, {})).toBe(204)
  expect(await newRatings()).toBe(0)
})

test('lists the newest ratings first, five at most, of companies that are open to coaches', async () => {
  const { els, company, coen } = await createCoachedSmithy()
  const closed = await createCompany(els, 'Metaal Zuid')
  const ids: number[] = []
  for (const companyId of [closed, company, company, company, company, company, company]) {
    const id = await addReport(coen.id, { companyId, dateAppointment: inDays(-3) })
    await els.browser.post(`/rest/companies/${companyId}/visitreports/${id}/rating`, { rating: 5 })
    ids.push(id)
  }
  const { count, items } = (await dayOf(coen)).ratings
  expect(count).toBe(6)
  expect(items.map(({ visitReportId }: { visitReportId: number }) => visitReportId)).toEqual(
    ids.slice(2).toReversed(),
  )
})

test('of several low ratings the lowest is read first, of equal ones the newest', async () => {
  const { els, company, coen } = await createCoachedSmithy()
  const rated = async (rating: number) => {
    const id = await addReport(coen.id, { companyId: company, dateAppointment: inDays(-3) })
    const comment = 'Te kort.'
    await els.browser.post(`/rest/companies/${company}/visitreports/${id}/rating`, { rating, comment })
    return id
  }
  const next = async () => (await dayOf(coen)).nextStep.rating.visitReportId
  await rated(1)
  const newest = await rated(1)
  await rated(2)
  expect(await next()).toBe(newest)
})
