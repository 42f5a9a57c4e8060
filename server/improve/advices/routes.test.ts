import { expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import { expectOneSaved } from '../../../testing/factories/concurrent-changes.ts'
import { improvementsIn, adviceInput as input } from '../../../testing/factories/improvements.ts'
import { visitReportsIn } from '../../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createCoachedSmithy, createCompany, createInvitee, writeAdvice, adviceRows } = improvementsIn(backEnd)
const { addReport } = visitReportsIn(backEnd)

const url = (companyId: number, rest = '') => `/rest/companies/${companyId}/advices${rest}`

test('a coach writes an advice, which readers read as it was written', async () => {
  const { els, company, coen } = await createCoachedSmithy()
  const jan = await createInvitee(company, 'READONLY')
  for (const dateAppointment of ['2026-03-29', '2026-05-05', '2099-01-01'])
    await addReport(coen.id, { companyId: company, dateAppointment })
  await addReport(els.id, { companyId: company, dateAppointment: '2026-06-06' })
  const adviceId = await writeAdvice(coen, company, { themes: ['MACHINE_SAFETY', 'GENERAL'] })

  const { body } = await jan.browser.get(url(company, `/${adviceId}`))
  const { createdDate, ...advice } = body.responseObject
  expect(advice).toEqual({
    ...input,
    id: adviceId,
    companyId: company,
    createdBy: { id: coen.id, name: 'Coen de Smid' },
    createdByCoach: true,
    archived: false,
    safetyImproved: null,
    safetyImprovementAnswer: '',
    // The last visit of the same coach that has taken place.
    dateAppointment: '2026-05-05',
    revision: 1,
    actionPoints: [],
    isUnread: true,
  })
  expect(backEnd.isDuringTest(createdDate)).toBe(true)
  const [row] = await adviceRows()
  expect(row).toMatchObject({
    company_id: company,
    created_by: coen.id,
    created_by_coach: true,
    themes: advice.themes,
  })
})

test('refuses an advice without its required fields, and ignores fields that no form sends', async () => {
  const { els, company } = await createCoachedSmithy()
  const { status, body } = await els.browser.post(url(company), {
    themes: [],
    reason: ' ',
    description: '',
    necessaryMeasure: 'x'.repeat(2001),
  })
  expect([status, body.errors]).toEqual([
    400,
    [
      { field: 'themes', message: 'Dit is een verplicht veld.' },
      { field: 'reason', message: 'Dit is een verplicht veld.' },
      { field: 'description', message: 'Dit is een verplicht veld.' },
      { field: 'necessaryMeasure', message: 'Vul hier maximaal 2000 tekens in.' },
      { field: 'agreements', message: 'Dit is een verplicht veld.' },
    ],
  ])
  const foreign = { createdByCoach: true, archived: true, createdBy: 99, companyId: 99 }
  const { necessaryMeasure: _, ...required } = input
  expect((await els.browser.post(url(company), { ...required, ...foreign })).status).toBe(200)
  expect(await adviceRows()).toMatchObject([
    {
      company_id: company,
      created_by: els.id,
      created_by_coach: false,
      archived_at: null,
      necessary_measure: '',
    },
  ])
})

test('lists the newest first, in pages, with archived ones on request', async () => {
  const { els, company } = await createCoachedSmithy()
  await writeAdvice(els, await createCompany(els, 'Metaal Zuid'))
  await backEnd.sql`
    insert into advice (company_id, themes, reason, description, agreements, created_at, created_by, created_by_coach,
      archived_at)
    select ${company}::int, '{OTHER}', 'r', number::text, 'a', now() - number * interval '1 day', ${els.id}::int, false,
      case when number % 3 = 0 then now() end
    from generate_series(1, 12) number`
  const page = async (query: string) => {
    const { body } = await els.browser.get(url(company, `/page?${query}`))
    const { items, count, total } = body.responseObject
    return [items.map(({ description }: { description: string }) => description).join(' '), count, total]
  }
  expect(await page('size=5')).toEqual(['1 2 4 5 7', 8, 12])
  expect(await page('size=5&page=2')).toEqual(['8 10 11', 8, 12])
  expect(await page('size=5&page=3')).toEqual(['', 8, 12])
  expect(await page('size=5&archived=true')).toEqual(['1 2 3 4 5', 12, 12])
  expect((await els.browser.get(url(company, '/page?archived=ja'))).status).toBe(400)
  const { body } = await els.browser.get(url(company))
  expect(body.responseObject).toHaveLength(12)
})

test('the owner changes every advice, an admin only their own', async () => {
  const { els, company, coen } = await createCoachedSmithy()
  const ofCoach = await writeAdvice(coen, company)
  const ofOwner = await writeAdvice(els, company)
  const change = { ...input, reason: 'De kap ligt onder de werkbank.' }
  expect((await coen.browser.post(url(company, `/${ofOwner}`), change)).status).toBe(403)
  expect(
    (await coen.browser.post(url(company, `/${ofOwner}/archive`), { safetyImproved: 'YES' })).status,
  ).toBe(403)
  expect((await adviceRows()).map(({ revision, archived_at }) => [revision, archived_at])).toEqual([
    [1, null],
    [1, null],
  ])
  const { status, body } = await coen.browser.post(url(company, `/${ofCoach}`), { ...change, revision: 1 })
  expect([status, body.responseObject.reason, body.responseObject.revision]).toEqual([200, change.reason, 2])
  expect((await els.browser.post(url(company, `/${ofCoach}`), { ...input, revision: '2' })).status).toBe(200)
  expect((await adviceRows())[0]).toMatchObject({
    reason: input.reason,
    revision: 3,
    updated_by: els.id,
    created_by: coen.id,
  })
})

test('of ten changes at once one is saved, and the others say who was first', async () => {
  const { els, company } = await createCoachedSmithy()
  const adviceId = await writeAdvice(els, company)
  const save = (number: number) =>
    els.browser.post(url(company, `/${adviceId}`), { ...input, reason: `Reden ${number}`, revision: 1 })
  const saved = await expectOneSaved(save)
  expect(await adviceRows()).toMatchObject([{ reason: `Reden ${saved}`, revision: 2 }])
  // The same change from a browser that did not receive the response is accepted.
  expect((await save(saved)).status).toBe(200)
  expect(await adviceRows()).toMatchObject([{ reason: `Reden ${saved}`, revision: 2 }])
})

test.each(['NO', 'NA'])('archiving with %s needs an explanation', async (safetyImproved) => {
  const { els, company } = await createCoachedSmithy()
  const adviceId = await writeAdvice(els, company)
  const archive = (body?: object) => els.browser.post(url(company, `/${adviceId}/archive`), body)
  const { status, body } = await archive({ safetyImproved, safetyImprovementAnswer: '  ' })
  expect([status, body.errors]).toEqual([
    400,
    [{ field: 'safetyImprovementAnswer', message: 'Dit is een verplicht veld.' }],
  ])
  expect((await archive()).body.errors).toEqual([
    { field: 'safetyImproved', message: 'Dit is een verplicht veld.' },
  ])
  expect(await adviceRows()).toMatchObject([{ archived_at: null, safety_improved: null }])
  expect((await archive({ safetyImproved, safetyImprovementAnswer: 'De kap bleef liggen.' })).status).toBe(
    200,
  )
  expect(await adviceRows()).toMatchObject([
    {
      archived_at: expect.any(Date),
      safety_improved: safetyImproved,
      safety_improvement_answer: 'De kap bleef liggen.',
    },
  ])
})

test('an archived advice returns to the list with its answer, and cannot be archived with another', async () => {
  const { els, company } = await createCoachedSmithy()
  const adviceId = await writeAdvice(els, company)
  const archive = (body?: object) => els.browser.post(url(company, `/${adviceId}/archive`), body)
  const answer = { safetyImproved: 'YES', safetyImprovementAnswer: '' }
  expect((await archive(answer)).body.responseObject).toMatchObject({ archived: true, ...answer })
  // As from a double click.
  expect((await archive(answer)).status).toBe(200)
  expect((await archive({ safetyImproved: 'NO', safetyImprovementAnswer: 'Nee' })).status).toBe(409)
  expect((await archive()).body.responseObject).toMatchObject({ archived: false, ...answer })
  expect(await adviceRows()).toMatchObject([{ archived_at: null, safety_improved: 'YES' }])
})

test('an advice outlives the account of its author, not its company', async () => {
  const { els, company, coen } = await createCoachedSmithy()
  const adviceId = await writeAdvice(coen, company)
  await backEnd.sql`delete from person where id = ${coen.id}`
  const { body } = await els.browser.get(url(company, `/${adviceId}`))
  expect(body.responseObject).toMatchObject({
    createdBy: { id: null, name: 'vroegere gebruiker' },
    createdByCoach: true,
  })
  await els.browser.delete(`/rest/companies/${company}/delete`)
  expect(await adviceRows()).toEqual([])
})

test('an advice is unread until somebody else has opened it', async () => {
  const { els, company, coen } = await createCoachedSmithy()
  const other = await createCompany(els, 'Metaal Zuid')
  const adviceId = await writeAdvice(coen, company)
  const isUnread = async ({ browser }: User) =>
    (await browser.get(url(company, `/${adviceId}`))).body.responseObject.isUnread
  const open = ({ browser }: User, companyId: number) => browser.post(url(companyId, `/${adviceId}/read`))
  expect(await isUnread(coen), 'of the author').toBe(false)
  expect(await isUnread(els)).toBe(true)
  expect((await open(els, other)).status).toBe(404)
  expect(await isUnread(els), 'after a request for another company').toBe(true)
  for (let times = 0; times < 2; times++) expect((await open(els, company)).status).toBe(204)
  expect(await isUnread(els)).toBe(false)
  const jan = await createInvitee(company, 'READONLY')
  expect(await isUnread(jan), 'of others').toBe(true)
  expect(await backEnd.sql`select advice_id, person_id from advice_reader`).toEqual([
    { advice_id: adviceId, person_id: els.id },
  ])
})
