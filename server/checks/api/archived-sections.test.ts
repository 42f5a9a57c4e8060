import { beforeEach, expect, test } from 'vitest'

import type { SectionResult } from '#shared/domain/checks/section-check.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn } from '../../../testing/factories/improvements.ts'
import { HEAVY_LOAD, heavyLoadIn, physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

// An archived section counts for nothing, and keeps what was filled in.

const backEnd = useBackEnd()
const { sql } = backEnd
const { createSmithy, createInvitee, createCoach, makeActionPoint } = improvementsIn(backEnd)
const { addGroup, answer, finish, pathOf } = physicalStrainIn(backEnd)

let els: User
let id: number
let bench: number
let office: number

beforeEach(async () => {
  const smithy = await createSmithy()
  els = smithy.els
  id = smithy.company
  await els.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  bench = await addGroup(els, id, 'Bankwerkers')
  office = await addGroup(els, id, 'Kantoor')
  await finish(els, id, bench, HEAVY_LOAD)
  await finish(els, id, office)
  await finish(els, id, null)
})

const get = async (path: string) => (await els.browser.get(path)).body.responseObject
const set = (state: 'archive' | 'restore', section = bench, { browser } = els) =>
  browser.put(pathOf(id, `functiongroup/${section}/${state}`))
const matrix = () => get(pathOf(id, 'result/matrix'))
const overview = () => get(`/rest/companies/${id}/overview`)
const plan = () => get(`/rest/companies/${id}/plan`)
const checkRow = async () =>
  (await sql`select status, num_unfinished from company_check where company_id = ${id}`)[0]
const risks = () => sql`select question_key from check_risk order by question_key`

test('counts for nothing when it is not in use, and as before when it is again', {
  tags: ['deep'],
}, async () => {
  const before = [await matrix(), await overview(), await plan(), await checkRow(), await risks()]
  expect(before[0]).toMatchObject({ status: 'RED', risksByUrgency: { NOW: 1 } })

  const { status, body } = await set('archive')
  expect(status).toBe(200)
  expect(body.responseObject).toMatchObject({
    id: bench,
    name: 'Bankwerkers',
    status: 'WHITE',
    numUnfinished: 0,
    numRisks: 0,
    archivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  const after = await matrix()
  expect(after).toMatchObject({ status: 'GREEN', numRisks: 0, risksByUrgency: { NOW: 0 } })
  expect(after.checkSections.map(({ name }: { name: string }) => name)).toEqual(['Kantoor'])
  expect(await checkRow()).toEqual({ status: 'GREEN', num_unfinished: 0 })
  expect(await risks()).toEqual([])
  expect((await overview()).riskGroups).toEqual([])
  expect((await plan()).measures).toEqual([])

  expect((await set('restore')).body.responseObject).toMatchObject({ status: 'RED', archivedAt: null })
  const [matrixBefore, overviewBefore, ...rest] = before
  expect(await matrix()).toEqual(matrixBefore)
  const { activities: _, ...stored } = overviewBefore as Record<string, unknown>
  expect(await overview()).toMatchObject(stored)
  expect([await plan(), await checkRow(), await risks()]).toEqual(rest)
})

test('stays in the list of all sections, and its answers and remarks in its result', async () => {
  const readResult = async () => {
    const { checkSections, ...result } = await get(pathOf(id, `functiongroup/${bench}/result`))
    const [section] = checkSections as [SectionResult]
    return { ...result, ...section }
  }
  const script = 'LIFT_ABOVE_SHOULDER'
  await els.browser.post(pathOf(id, `survey/${script}/remark`), {
    checkSectionId: bench,
    text: 'Bij de zaag',
  })
  const before = await readResult()
  await set('archive')
  const list = await get(pathOf(id, 'functiongroup'))
  expect(list.map(({ name, archivedAt }: Record<string, unknown>) => [name, archivedAt !== null])).toEqual([
    ['Bankwerkers', true],
    ['Kantoor', false],
  ])
  const { status, numRisks, archivedAt, scripts } = await readResult()
  expect([status, numRisks, archivedAt]).toEqual(['WHITE', 0, list[0].archivedAt])
  expect(scripts).toEqual(before.scripts)
  const [column] = (await get(pathOf(id, `survey/${script}/result`))).checkSections
  expect(column.name).toBe('Kantoor')
})

test('has no plan, and is in no plan of the company', async () => {
  await set('archive')
  const own = await els.browser.get(pathOf(id, `functiongroup/${bench}/result/pdf?draft=true`))
  expect([own.status, own.body.code]).toEqual([409, 'PLAN_NOT_AVAILABLE'])
})

test('opens no question: the check goes on in the sections that are in use', async () => {
  const lathe = await addGroup(els, id, 'Draaiers')
  await answer(els, id, { group: lathe, script: 'EDUCATION', question: 'tasks', answers: ['liftHigh'] })
  expect(await get(pathOf(id, 'start'))).toMatchObject({ sectionId: lathe })
  expect(await checkRow()).toMatchObject({ status: 'GREY' })
  await set('archive', lathe)
  expect(await get(pathOf(id, 'start'))).toBeNull()
  expect(await checkRow()).toEqual({ status: 'RED', num_unfinished: 0 })
})

test('keeps an answer that was still on its way, which counts when it is in use again', async () => {
  await set('archive')
  const light = {
    group: bench,
    script: 'LIFT_ABOVE_SHOULDER',
    question: 'load',
    answers: ['le4'],
    revision: 1,
  }
  expect((await answer(els, id, light)).status).toBe(200)
  expect(await matrix()).toMatchObject({ status: 'GREEN' })
  expect(await risks()).toEqual([])
  expect((await set('restore')).body.responseObject).toMatchObject({ status: 'GREEN' })
})

test('stays out of use when the questions get a newer version', { tags: ['deep'] }, async () => {
  await set('archive')
  await sql`update company_check set questionnaire_version = questionnaire_version - 1, status = 'GREY'`
  expect(await matrix()).toMatchObject({ status: 'GREEN' })
  expect(await checkRow()).toEqual({ status: 'GREEN', num_unfinished: 0 })
  expect(await risks()).toEqual([])
})

test('a round is about the sections that are in use, and tells which one is gone', {
  tags: ['deep'],
}, async () => {
  await els.browser.post(pathOf(id, 'round'))
  await set('archive')
  const { round } = (await els.browser.post(pathOf(id, 'round'))).body.responseObject
  const { result } = await get(pathOf(id, `round/${round.id}`))
  expect(result.sections.map(({ name }: { name: string | null }) => name)).toEqual([null, 'Kantoor'])
  const [, first] = await get(pathOf(id, 'round'))
  const { changes } = await get(pathOf(id, `round/${first.id}`))
  expect(changes.removedSections).toMatchObject([{ name: 'Bankwerkers' }])
})

test('keeps its action points, which ask for no second look', { tags: ['deep'] }, async () => {
  const point = await makeActionPoint(els, id, { origin: heavyLoadIn(bench), description: 'Takel kopen' })
  await set('archive')
  const [measure] = (await plan()).measures
  expect(measure).toMatchObject({ title: 'Takel kopen', places: ['Bankwerkers'], state: 'OPEN' })
  await els.browser.post(`/rest/companies/${id}/actionitems/${point}`, { completed: true })
  expect((await get(`/rest/companies/${id}/actionitems/${point}`)).lookAgain).toBeNull()
})

test('asks for no attention of the coach', { tags: ['deep'] }, async () => {
  const coen = await createCoach(id)
  const reasons = async () => {
    const { attention } = (await coen.browser.get('/rest/coach/today')).body.responseObject
    return attention.items.map(({ reason }: { reason: string }) => reason)
  }
  expect(await reasons()).toEqual(['DIRECT_RISKS'])
  await set('archive')
  expect(await reasons()).not.toContain('DIRECT_RISKS')
  await set('restore')
  expect(await reasons()).toEqual(['DIRECT_RISKS'])
})

test('reminds of no date', async () => {
  await els.browser.post(`/rest/companies/${id}/start-check/MACHINE_SAFETY`)
  const url = `/rest/${id}/machinesafety/section`
  const fields = { kind: 'lathe', nextInspection: '2020-03-01' }
  const added = await els.browser.post(url, { sectionName: 'Draaibank 1', fields })
  expect((await overview()).dueDates).toMatchObject([{ sectionName: 'Draaibank 1' }])
  await els.browser.put(`${url}/${added.body.responseObject.id}/archive`)
  expect((await overview()).dueDates).toEqual([])
})

test('can be taken out of use and into use twice, and is told once', async () => {
  const first = (await set('archive')).body.responseObject
  expect((await set('archive')).body.responseObject).toEqual(first)
  await set('restore')
  await set('restore')
  expect(
    await sql`select kind, section_name from company_activity where kind like 'SECTION_%ED' and kind not in ('SECTION_ADDED', 'SECTION_ANSWERED') order by id`,
  ).toEqual([
    { kind: 'SECTION_ARCHIVED', section_name: 'Bankwerkers' },
    { kind: 'SECTION_RESTORED', section_name: 'Bankwerkers' },
  ])
})

test('only who may write can do it, with a section of the company', async () => {
  const reader = await createInvitee(id, 'READONLY')
  expect((await set('archive', bench, reader)).status).toBe(403)
  expect((await set('archive', 999)).status).toBe(404)
  expect((await set('restore', 999)).status).toBe(404)
})
