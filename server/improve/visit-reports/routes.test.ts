import { expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { expectOneSaved } from '../../../testing/factories/concurrent-changes.ts'
import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createVisitedCompany, createUser, createCompany, invite, openToCoaches, storedReports } =
  visitReportsIn(backEnd)

const input = {
  themes: ['MACHINE_SAFETY', 'GENERAL'],
  dateAppointment: '2026-03-29',
  dateNextAppointment: '2026-10-25',
  reason: 'Rondgang langs de kolomboren.',
  recap: 'Twee kappen ontbreken.\nDe rest is in orde.',
  firstVisit: true,
}
const ARCHIVED = {
  code: 'VISIT_REPORT_ARCHIVED',
  message: 'Dit bezoekverslag is gearchiveerd. Je kunt het niet aanpassen, verwijderen of beoordelen.',
}

const url = (companyId: number, rest = '') => `/rest/companies/${companyId}/visitreports${rest}`
async function write({ browser }: User, companyId: number, changes: object = {}): Promise<number> {
  const { status, body } = await browser.post(url(companyId), { ...input, ...changes })
  expect(status).toBe(200)
  return body.responseObject.id
}

test('the coach writes a report, which the owner reads as it was written', async () => {
  const { els, id, coach } = await createVisitedCompany()
  const reportId = await write(coach, id)
  const { body } = await els.browser.get(url(id, `/${reportId}`))
  const { createdDate, ...report } = body.responseObject
  expect(report).toEqual({
    ...input,
    themes: ['GENERAL', 'MACHINE_SAFETY'],
    id: reportId,
    companyId: id,
    createdBy: { id: coach.id, name: 'Els de Smid' },
    archived: false,
    rating: null,
    revision: 1,
    isRatingUnread: false,
  })
  expect(backEnd.isDuringTest(createdDate)).toBe(true)
  // The days on which summer time begins and ends are not shifted.
  expect(await storedReports()).toMatchObject([
    { company_id: id, created_by: coach.id, day: '2026-03-29', next_day: '2026-10-25' },
  ])
})

test('nobody but the coach writes a report, whatever their rights', async () => {
  const { els, id, jan } = await createVisitedCompany()
  for (const { browser } of [els, jan]) expect((await browser.post(url(id), input)).status).toBe(403)
  expect(await storedReports()).toEqual([])
})

test('refuses a report without its required fields, and ignores fields that no form sends', async () => {
  const { id, coach } = await createVisitedCompany()
  const { status, body } = await coach.browser.post(url(id), {
    themes: [],
    dateAppointment: '',
    dateNextAppointment: '2026-02-30',
    reason: ' ',
    recap: 'x'.repeat(2001),
  })
  expect([status, body.errors]).toEqual([
    400,
    [
      { field: 'themes', message: 'Dit is een verplicht veld.' },
      { field: 'dateAppointment', message: 'Dit is een verplicht veld.' },
      { field: 'dateNextAppointment', message: 'Vul hier een geldige datum in.' },
      { field: 'reason', message: 'Dit is een verplicht veld.' },
      { field: 'recap', message: 'Vul hier maximaal 2000 tekens in.' },
    ],
  ])
  const foreign = { companyId: 99, createdBy: 99, archived: true, rating: 5, comment: 'Top', revision: 7 }
  const absent = { dateNextAppointment: undefined, firstVisit: undefined }
  const reportId = await write(coach, id, { ...foreign, ...absent })
  const stored = {
    company_id: id,
    created_by: coach.id,
    next_day: null,
    first_visit: false,
    archived_at: null,
    rating: null,
    rating_comment: '',
  }
  expect(await storedReports()).toMatchObject([{ ...stored, revision: 1 }])
  const change = { ...input, ...absent, ...foreign, reason: 'Anders', revision: 1 }
  expect((await coach.browser.post(url(id, `/${reportId}`), change)).status).toBe(200)
  expect(await storedReports()).toMatchObject([{ ...stored, reason: 'Anders', revision: 2 }])
})

test('lists the last visit first, in pages, with archived ones on request', { tags: ['deep'] }, async () => {
  const { els, id, coach } = await createVisitedCompany()
  const other = await createCompany(els, 'Metaal Zuid')
  await openToCoaches(other)
  await write(coach, other)
  // The order of writing is not the order of the visits.
  await backEnd.sql`
    insert into visit_report (company_id, themes, date_appointment, reason, recap, first_visit, archived_at)
    select ${id}::int, '{OTHER}', date '2026-03-31' - number, number::text, 'r', false,
      case when number % 3 = 0 then now() end
    from generate_series(1, 12) number`
  const reasonsOf = (items: { reason: string }[]) => items.map(({ reason }) => reason).join(' ')
  const page = async (query: string) => {
    const { body } = await els.browser.get(url(id, `/page?${query}`))
    const { items, count, total } = body.responseObject
    return [reasonsOf(items), count, total]
  }
  expect(await page('size=5')).toEqual(['1 2 4 5 7', 8, 12])
  expect(await page('size=5&page=2')).toEqual(['8 10 11', 8, 12])
  expect(await page('size=5&page=3')).toEqual(['', 8, 12])
  expect(await page('size=5&archived=true')).toEqual(['1 2 3 4 5', 12, 12])
  expect((await els.browser.get(url(id, '/page?archived=ja'))).status).toBe(400)
  const { body } = await els.browser.get(url(id))
  expect(reasonsOf(body.responseObject)).toBe('1 2 3 4 5 6 7 8 9 10 11 12')
})

test('only its author changes and deletes a report', async () => {
  const { els, id, coach, jan } = await createVisitedCompany()
  const otherCoach = await createUser('mia', ['BW_USER', 'BW_COACH'])
  const admin = await createUser('piet', ['BW_USER', 'BW_ADMIN'])
  const reportId = await write(coach, id)
  const change = { ...input, reason: 'De kappen zijn besteld.' }
  for (const { browser } of [els, jan, otherCoach, admin]) {
    expect((await browser.post(url(id, `/${reportId}`), change)).status).toBe(403)
    expect((await browser.delete(url(id, `/${reportId}`))).status).toBe(403)
  }
  expect(await storedReports()).toMatchObject([{ reason: input.reason, revision: 1, updated_by: null }])
  const { status, body } = await coach.browser.post(url(id, `/${reportId}`), { ...change, revision: '1' })
  expect([status, body.responseObject.reason, body.responseObject.revision]).toEqual([200, change.reason, 2])
  expect(await storedReports()).toMatchObject([{ reason: change.reason, revision: 2, updated_by: coach.id }])
  expect((await coach.browser.delete(url(id, `/${reportId}`))).status).toBe(204)
  expect(await storedReports()).toEqual([])
  expect((await coach.browser.delete(url(id, `/${reportId}`))).status).toBe(404)
})

test('of ten changes at once one is saved, and the others are refused', { tags: ['deep'] }, async () => {
  const { id, coach } = await createVisitedCompany()
  const reportId = await write(coach, id)
  const save = (number: number) =>
    coach.browser.post(url(id, `/${reportId}`), { ...input, reason: `Reden ${number}`, revision: 1 })
  const saved = await expectOneSaved(save)
  expect(await storedReports()).toMatchObject([{ reason: `Reden ${saved}`, revision: 2 }])
  // The same change from a browser that did not receive the response is accepted.
  expect((await save(saved)).status).toBe(200)
  expect(await storedReports()).toMatchObject([{ reason: `Reden ${saved}`, revision: 2 }])
})

test('the owner, a company admin and a system administrator rate a report and change the rating', {
  tags: ['deep'],
}, async () => {
  const { els, id, coach, jan } = await createVisitedCompany()
  const admin = await createUser('piet', ['BW_USER', 'BW_ADMIN'])
  const reportId = await write(coach, id)
  const rate = ({ browser }: User, body: object) => browser.post(url(id, `/${reportId}/rating`), body)
  expect((await rate(coach, { rating: 5 })).status).toBe(403)
  expect(await storedReports()).toMatchObject([{ rating: null }])
  const { body } = await rate(els, { rating: '4', comment: '', revision: '1', reason: 'x', archived: true })
  expect(body.responseObject).toMatchObject({ rating: { rating: 4, comment: '' }, revision: 2 })
  expect((await rate(jan, { rating: 2, comment: 'Te kort.', revision: 2 })).status).toBe(200)
  expect(await storedReports()).toMatchObject([
    { rating: 2, rating_comment: 'Te kort.', updated_by: jan.id, reason: input.reason, archived_at: null },
  ])
  expect((await rate(admin, { rating: 5 })).status).toBe(200)
  expect(await storedReports()).toMatchObject([{ rating: 5, rating_comment: '', revision: 4 }])
})

test.each([1, 2])('a rating of %i needs a comment', async (rating) => {
  const { els, id, coach } = await createVisitedCompany()
  const reportId = await write(coach, id)
  const rate = (body: object) => els.browser.post(url(id, `/${reportId}/rating`), body)
  const required = (field: string) => [{ field, message: 'Dit is een verplicht veld.' }]
  expect((await rate({ rating, comment: '  ' })).body.errors).toEqual(required('comment'))
  for (const none of [{}, { rating: '' }, { rating: 0 }, { rating: 6 }, { rating: 3.5 }])
    expect((await rate(none)).body.errors, JSON.stringify(none)).toEqual(required('rating'))
  expect(await storedReports()).toMatchObject([{ rating: null, revision: 1 }])
  expect((await rate({ rating, comment: 'Te kort.' })).status).toBe(200)
  expect((await rate({ rating: 3 })).status).toBe(200)
  expect(await storedReports()).toMatchObject([{ rating: 3, rating_comment: '' }])
})

test('the second of two different ratings of the same revision is refused, the same rating is not', async () => {
  const { els, id, coach, jan } = await createVisitedCompany()
  const reportId = await write(coach, id)
  const rate = ({ browser }: User, rating: number) =>
    browser.post(url(id, `/${reportId}/rating`), { rating, revision: 1 })
  expect((await rate(els, 5)).status).toBe(200)
  expect((await rate(jan, 5)).status).toBe(200)
  expect((await rate(jan, 3)).body).toMatchObject({
    code: 'EDIT_CONFLICT',
    message: 'Dit is intussen gewijzigd door Els de Smid.',
  })
  expect(await storedReports()).toMatchObject([{ rating: 5, revision: 2, updated_by: els.id }])
})

test('the owner and a company admin archive a report in both directions, the coach does not', {
  tags: ['deep'],
}, async () => {
  const { els, id, coach, jan } = await createVisitedCompany()
  const reportId = await write(coach, id)
  const archive = ({ browser }: User, body?: object) => browser.post(url(id, `/${reportId}/archive`), body)
  expect((await archive(coach)).status).toBe(403)
  expect(await storedReports()).toMatchObject([{ archived_at: null }])
  expect((await archive(els)).body.responseObject.archived).toBe(true)
  const [archived] = await storedReports()
  // As from a double click.
  expect((await archive(jan, { archived: true })).body.responseObject.archived).toBe(true)
  expect(await storedReports()).toEqual([archived])
  expect((await archive(jan)).body.responseObject.archived).toBe(false)
  expect((await archive(els, { archived: false })).status).toBe(200)
  expect((await archive(els, { archived: 'ja' })).status).toBe(400)
  expect(await storedReports()).toMatchObject([{ archived_at: null }])
})

test('an archived report cannot be changed, deleted or rated until it leaves the archive', {
  tags: ['deep'],
}, async () => {
  const { els, id, coach } = await createVisitedCompany()
  const reportId = await write(coach, id)
  await els.browser.post(url(id, `/${reportId}/archive`))
  const before = await storedReports()
  const change = () => coach.browser.post(url(id, `/${reportId}`), { ...input, recap: 'Alles is in orde.' })
  const attempts = [
    await change(),
    await coach.browser.delete(url(id, `/${reportId}`)),
    await els.browser.post(url(id, `/${reportId}/rating`), { rating: 5 }),
  ]
  expect(attempts).toMatchObject(Array.from({ length: 3 }, () => ({ status: 409, body: ARCHIVED })))
  expect(await storedReports()).toEqual(before)
  // The owner may never change it.
  expect((await els.browser.delete(url(id, `/${reportId}`))).status).toBe(403)
  await els.browser.post(url(id, `/${reportId}/archive`))
  expect((await change()).status).toBe(200)
})

test('a report outlives the account of its author, not its company', { tags: ['deep'] }, async () => {
  const { els, id, coach } = await createVisitedCompany()
  const reportId = await write(coach, id)
  await backEnd.sql`delete from person where id = ${coach.id}`
  const { body } = await els.browser.get(url(id, `/${reportId}`))
  expect(body.responseObject.createdBy).toEqual({ id: null, name: 'vroegere gebruiker' })
  await els.browser.delete(`/rest/companies/${id}/delete`)
  expect(await storedReports()).toEqual([])
})

test('writing and rating reports while their company is deleted causes no server error', {
  tags: ['deep'],
}, async () => {
  const { els, id, coach } = await createVisitedCompany()
  const companies = [id, await createCompany(els, 'Metaal Zuid'), await createCompany(els, 'Metaal Oost')]
  for (const companyId of companies) {
    await openToCoaches(companyId)
    const reportId = await write(coach, companyId)
    const responses = await Promise.all([
      ...[1, 2, 3, 4].map(() => coach.browser.post(url(companyId), input)),
      els.browser.post(url(companyId, `/${reportId}/rating`), { rating: 4 }),
      els.browser.delete(`/rest/companies/${companyId}/delete`),
    ])
    for (const { status } of responses) expect([200, 204, 403, 404]).toContain(status)
  }
  expect(await storedReports()).toEqual([])
})

test('a company has the next appointment of its active reports, for those who may read these', {
  tags: ['deep'],
}, async () => {
  const { els, id, coach, jan } = await createVisitedCompany()
  const reader = await createUser('anke')
  await invite(reader, id, { rights: 'WRITE' })
  const nextFor = async ({ browser }: User) =>
    (await browser.get(`/rest/companies/${id}/checks`)).body.responseObject.nextAppointment
  const days = await backEnd.sql`
    select to_char((now() at time zone 'Europe/Amsterdam')::date + number, 'YYYY-MM-DD') as day
    from generate_series(-1, 2) number`
  const [yesterday, today, tomorrow, later] = days.map(({ day }) => day as string)
  await write(coach, id, { dateNextAppointment: '' })
  await write(coach, id, { dateNextAppointment: yesterday })
  expect(await nextFor(els)).toBeNull()
  const second = await write(coach, id, { dateNextAppointment: tomorrow })
  await write(coach, id, { dateNextAppointment: later })
  expect(await nextFor(els)).toEqual({ day: tomorrow, visitReportId: second })
  const first = await write(coach, id, { dateNextAppointment: today })
  for (const user of [els, coach, jan])
    expect(await nextFor(user)).toEqual({ day: today, visitReportId: first })
  expect(await nextFor(reader)).toBeNull()
  await els.browser.post(url(id, `/${first}/archive`))
  expect(await nextFor(els)).toEqual({ day: tomorrow, visitReportId: second })
})
