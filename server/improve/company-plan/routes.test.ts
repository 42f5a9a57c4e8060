import { expect, test } from 'vitest'

import type { ActionPointInput } from '#shared/domain/improve/action-point.ts'
import type { CompanyPlan, PlanMeasure } from '#shared/domain/improve/company-plan.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { improvementsIn, inDays } from '../../../testing/factories/improvements.ts'
import { HEAVY_LOAD, heavyLoadIn, physicalStrainIn } from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

// What is in the plan of a company, and in which order. Its rules: docs/decisions/0028.

const backEnd = useBackEnd()
const { createSmithy, createInvitee, createCompany, writeAdvice, makeActionPoint } = improvementsIn(backEnd)
const { answer, addGroup, answerScript, finish } = physicalStrainIn(backEnd)

const planOf = async ({ browser }: User, companyId: number): Promise<CompanyPlan> => {
  const { status, body } = await browser.get(`/rest/companies/${companyId}/plan`)
  if (status !== 200) throw new Error(`the plan gave ${status}`)
  return body.responseObject
}

async function createRiskyCompany(...names: string[]) {
  const { els, company: id } = await createSmithy()
  await els.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  const groups: number[] = []
  for (const name of names) groups.push(await addGroup(els, id, name))
  for (const group of groups) await finish(els, id, group, HEAVY_LOAD)
  return { els, id, groups }
}

const LABEL = 'Last boven het maximum van 25 kg per persoon'
const forRisk = (group: number, changes: Partial<ActionPointInput> = {}): Partial<ActionPointInput> => ({
  origin: heavyLoadIn(group),
  themes: ['PHYSICAL_STRAIN'],
  description: 'Takel kopen',
  ...changes,
})
const complete = ({ browser }: User, id: number, actionPoint: number) =>
  browser.post(`/rest/companies/${id}/actionitems/${actionPoint}`, { completed: true })

const brief = ({ number, title, measure, places, state, holder }: PlanMeasure) =>
  [number, title, measure, places.join('+'), state, holder].join(' | ')

test('the plan of a new company is empty, and final', async () => {
  const { els, company } = await createSmithy()
  expect(await planOf(els, company)).toEqual({ unfinishedChecks: [], measures: [] })
})

test('a risk that nobody has taken on is one measure for all places where it is', async () => {
  const { els, id, groups } = await createRiskyCompany('Bankwerkers', 'Lassers')
  const { unfinishedChecks, measures } = await planOf(els, id)
  expect(unfinishedChecks).toEqual(['PHYSICAL_STRAIN'])
  expect(measures).toEqual([
    {
      number: 1,
      kind: 'RISK',
      urgency: 'NOW',
      themes: ['PHYSICAL_STRAIN'],
      title: LABEL,
      places: ['Bankwerkers', 'Lassers'],
      placeFacts: '',
      measure: 'Laat deze last niet meer door één persoon tillen',
      isSuggestion: true,
      holder: '',
      deadline: '',
      state: 'OPEN',
      completed: null,
      solved: null,
      photos: [],
      riskHref: `/bedrijven/${id}/checks/fysieke-belasting/LIFT_ABOVE_SHOULDER`,
      answerHref: null,
      actionPointId: null,
      adviceId: null,
    },
  ])
  expect(await backEnd.sql`select count(*)::int as count from check_risk`).toEqual([{ count: 2 }])

  await makeActionPoint(
    els,
    id,
    forRisk(groups[0]!, { actionHolder: 'Jan', deadline: inDays(5), themes: ['GENERAL'] }),
  )
  const both = (await planOf(els, id)).measures
  expect(both.map(brief)).toEqual([
    `1 | ${LABEL} | Laat deze last niet meer door één persoon tillen | Lassers | OPEN | `,
    `2 | ${LABEL} | Takel kopen | Bankwerkers | OPEN | Jan`,
  ])
  expect(both[0]!.riskHref).toBe(`/bedrijven/${id}/checks/fysieke-belasting/${groups[1]}`)
  expect(both[0]!.answerHref).toBe(
    `/check/fysieke-belasting/${id}?scriptKey=LIFT_ABOVE_SHOULDER&functionGroupId=${groups[1]}&questionId=load`,
  )
  expect(both[1]).toMatchObject({
    urgency: 'NOW',
    deadline: inDays(5),
    isSuggestion: false,
    themes: ['PHYSICAL_STRAIN'],
    riskHref: `/bedrijven/${id}/checks/fysieke-belasting/${groups[0]}`,
    actionPointId: expect.any(Number),
  })
})

test('a risk of the company as a whole leads to its script', async () => {
  const { els, company: id } = await createSmithy()
  await els.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  await answerScript(els, id, null, 'PREGNANCY', { applies: 'yes', substances: 'no' })
  await makeActionPoint(els, id, {
    origin: {
      check: 'PHYSICAL_STRAIN',
      checkSectionId: null,
      scriptKey: 'SITTING_WORK',
      questionId: 'applies',
    },
    description: 'Stoelen kopen',
  })
  const { measures } = await planOf(els, id)
  expect(measures.map(({ places, riskHref, kind }) => ({ places, riskHref, kind }))).toEqual([
    {
      kind: 'RISK',
      places: ['Hele bedrijf'],
      riskHref: `/bedrijven/${id}/checks/fysieke-belasting/PREGNANCY`,
    },
    { kind: 'ACTION_POINT', places: ['Hele bedrijf'], riskHref: null },
  ])
})

test('several risks of one question are one measure, as urgent as the most urgent of them', async () => {
  const { els, company: id } = await createSmithy()
  await els.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  const group = await addGroup(els, id)
  await finish(els, id, group, {
    EDUCATION: { tasks: ['liftHigh'] },
    LIFT_ABOVE_SHOULDER: { load: 'gt25' },
  })
  await backEnd.sql`
    insert into check_risk (section_id, script_key, question_key, answer_key, urgency)
    values (${group}, 'LIFT_ABOVE_SHOULDER', 'load', '4to25', 'SOON'),
      (${group}, 'LIFT_ABOVE_SHOULDER', 'load', 'gone', 'SOON')`
  const { measures } = await planOf(els, id)
  expect(measures).toHaveLength(1)
  expect(measures[0]).toMatchObject({ urgency: 'NOW', title: expect.stringContaining(`${LABEL}, `) })
})

test('a risk that is more urgent in one place than in another is a measure of its own there', async () => {
  const { els, id, groups } = await createRiskyCompany('Bankwerkers', 'Lassers', 'Slijpers')
  await backEnd.sql`update check_risk set urgency = 'LATER' where section_id = ${groups[0]!}`
  const { measures } = await planOf(els, id)
  expect(measures.map(({ urgency, title, places }) => [urgency, title, ...places])).toEqual([
    ['NOW', LABEL, 'Lassers', 'Slijpers'],
    ['LATER', LABEL, 'Bankwerkers'],
  ])
})

test('after its action point is completed, a risk waits for a second look', async () => {
  const { els, id, groups } = await createRiskyCompany('Lassers')
  const first = await makeActionPoint(els, id, forRisk(groups[0]!, { actionHolder: 'Jan' }))
  const second = await makeActionPoint(els, id, forRisk(groups[0]!, { description: 'Kraan huren' }))
  await complete(els, id, first)
  const states = async () => (await planOf(els, id)).measures.map(brief)
  expect(await states(), 'while another action point is open').toEqual([
    `1 | ${LABEL} | Kraan huren | Lassers | OPEN | `,
    `2 | ${LABEL} | Takel kopen | Lassers | DONE | Jan`,
  ])
  await complete(els, id, second)
  const waiting = [
    `1 | ${LABEL} | Kraan huren | Lassers | LOOK_AGAIN | `,
    `2 | ${LABEL} | Takel kopen | Lassers | DONE | Jan`,
  ]
  expect(await states()).toEqual(waiting)
  await backEnd.sql`update action_item set completed_at = now()`
  expect(await states(), 'when both were completed at the same moment').toEqual(waiting)
  expect((await planOf(els, id)).measures[0]!.completed).toEqual({
    date: expect.stringMatching(/^\d{4}-.*Z$/),
    by: { id: els.id, name: 'Els de Smid' },
  })

  const heavy = { script: 'LIFT_ABOVE_SHOULDER', question: 'load', answers: ['gt25'], revision: 1 }
  expect((await answer(els, id, { group: groups[0]!, ...heavy })).status).toBe(200)
  expect(await states()).toEqual([
    `1 | ${LABEL} | Laat deze last niet meer door één persoon tillen | Lassers | OPEN | `,
    `2 | ${LABEL} | Kraan huren | Lassers | DONE | `,
    `3 | ${LABEL} | Takel kopen | Lassers | DONE | Jan`,
  ])
})

test('a solved risk is done, and says who solved it, when and by which action', async () => {
  const { els, id, groups } = await createRiskyCompany('Lassers')
  const earlier = await makeActionPoint(els, id, forRisk(groups[0]!, { description: 'Kraan huren' }))
  await complete(els, id, earlier)
  const actionPoint = await makeActionPoint(els, id, forRisk(groups[0]!, { actionHolder: 'Jan' }))
  await complete(els, id, actionPoint)
  await backEnd.sql`delete from check_risk`
  await backEnd.sql`
    insert into solved_risk (section_id, script_key, question_key, answer_key, urgency, action_item_id, solved_at,
      solved_by)
    values (${groups[0]!}, 'LIFT_ABOVE_SHOULDER', 'load', 'gt25', 'NOW', ${actionPoint}, '2026-11-21T10:00:00Z', ${els.id})`
  expect((await planOf(els, id)).measures).toEqual([
    expect.objectContaining({ title: LABEL, measure: 'Kraan huren', state: 'DONE', solved: null }),
    expect.objectContaining({
      kind: 'RISK',
      urgency: 'NOW',
      title: LABEL,
      measure: 'Takel kopen',
      places: ['Lassers'],
      state: 'DONE',
      solved: { date: '2026-11-21T10:00:00.000Z', by: { id: els.id, name: 'Els de Smid' } },
      actionPointId: actionPoint,
      riskHref: null,
    }),
  ])
})

test('an action point whose risk is gone without it stays as what it is', async () => {
  const { els, id, groups } = await createRiskyCompany('Lassers')
  await makeActionPoint(els, id, forRisk(groups[0]!))
  await answer(els, id, {
    group: groups[0]!,
    script: 'LIFT_ABOVE_SHOULDER',
    question: 'load',
    answers: ['le4'],
    revision: 1,
  })
  expect(await backEnd.sql`select * from check_risk`).toEqual([])
  expect((await planOf(els, id)).measures).toEqual([
    expect.objectContaining({ kind: 'ACTION_POINT', title: 'Takel kopen', measure: '', places: ['Lassers'] }),
  ])
})

test('an action point of a function group that was deleted has no place', async () => {
  const { els, id, groups } = await createRiskyCompany('Lassers')
  await makeActionPoint(els, id, forRisk(groups[0]!))
  await els.browser.delete(`/rest/${id}/physicalstrain/functiongroup/${groups[0]}`)
  expect((await planOf(els, id)).measures).toEqual([
    expect.objectContaining({ kind: 'ACTION_POINT', title: 'Takel kopen', places: [], riskHref: null }),
  ])
})

test.each([
  [-1, 'NOW'],
  [7, 'NOW'],
  [8, 'SOON'],
  [92, 'SOON'],
  [93, 'LATER'],
  [null, 'LATER'],
])('an action point without a risk that must be done in %s days has urgency %s', async (days, urgency) => {
  const { els, company: id } = await createSmithy()
  await makeActionPoint(els, id, { deadline: days === null ? '' : inDays(days) })
  expect((await planOf(els, id)).measures).toEqual([
    expect.objectContaining({ kind: 'ACTION_POINT', urgency, title: 'Kap bestellen', places: [], number: 1 }),
  ])
})

test('a completed action point keeps the urgency of the day of its completion', async () => {
  const { els, company: id } = await createSmithy()
  const actionPoint = await makeActionPoint(els, id, { deadline: inDays(-30) })
  await complete(els, id, actionPoint)
  await backEnd.sql`update action_item set completed_at = now() - interval '60 days'`
  expect((await planOf(els, id)).measures).toEqual([
    expect.objectContaining({ urgency: 'SOON', state: 'DONE' }),
  ])
})

test('an advice is a measure, until action points are made from it', async () => {
  const { els, company: id } = await createSmithy()
  const advice = await writeAdvice(els, id)
  const reason = 'De kap van de kolomboor ontbreekt.'
  const [measure] = (await planOf(els, id)).measures
  expect(measure).toMatchObject({
    kind: 'ADVICE',
    urgency: 'SOON',
    themes: ['GENERAL', 'MACHINE_SAFETY'],
    title: reason,
    measure: 'De kolomboor gaat van de stroom tot de kap erop zit.',
    isSuggestion: false,
    state: 'OPEN',
    completed: null,
    adviceId: advice,
  })
  await els.browser.post(`/rest/companies/${id}/advices/${advice}/archive`, { safetyImproved: 'YES' })
  expect((await planOf(els, id)).measures[0]).toMatchObject({
    state: 'DONE',
    completed: { date: expect.any(String), by: null },
  })
  await makeActionPoint(els, id, { adviceId: advice, actionHolder: 'Jan' })
  expect((await planOf(els, id)).measures.map(brief)).toEqual([
    `1 | ${reason} | Kap bestellen |  | OPEN | Jan`,
  ])

  await writeAdvice(els, id, { necessaryMeasure: '', agreements: 'Els ruimt op.' })
  expect((await planOf(els, id)).measures[0]!.measure).toBe('Els ruimt op.')
})

test('what is left comes before what is done, nobody’s before somebody’s, and the earliest deadline first', async () => {
  const { els, company: id } = await createSmithy()
  const make = (description: string, days: number | null, actionHolder = '') =>
    makeActionPoint(els, id, {
      description,
      actionHolder,
      deadline: days === null ? '' : inDays(days),
    })
  await complete(els, id, await make('klaar', 1))
  await make('van Jan, over 5 dagen', 5, 'Jan')
  await make('van Kim, over 2 dagen', 2, 'Kim')
  await make('van niemand, over 6 dagen', 6)
  await make('later, zonder datum', null)
  await make('later, met datum', 300)
  const { measures } = await planOf(els, id)
  expect(measures.map(({ title, number }) => `${number} ${title}`)).toEqual([
    '1 van niemand, over 6 dagen',
    '2 van Kim, over 2 dagen',
    '3 van Jan, over 5 dagen',
    '4 klaar',
    '5 later, met datum',
    '6 later, zonder datum',
  ])
})

test('otherwise the order is that of the themes, of the questions, and of when the action points were made', async () => {
  const { els, company: id } = await createSmithy()
  await els.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  const group = await addGroup(els, id)
  await finish(els, id, group, {
    EDUCATION: { tasks: ['liftLow', 'posture'] },
    LIFT_BELOW_KNEE: { load: '10to25' },
    STRENUOUS_POSTURE: { arms: 'longer' },
  })
  const stored = await backEnd.sql`select script_key, question_key, answer_key, urgency from check_risk`
  expect(stored.map(({ urgency }) => urgency)).toEqual(['SOON', 'SOON'])
  await backEnd.sql`delete from check_risk`
  await backEnd.sql`
    insert into check_risk select ${group}::int, risk.* from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb)
      as risk (script_key text, question_key text, answer_key text, urgency text)
    order by script_key = 'STRENUOUS_POSTURE' desc`
  for (const [description, theme] of [
    ['overig', 'OTHER'],
    ['algemeen', 'GENERAL'],
    ['algemeen, later gemaakt', 'GENERAL'],
  ] as const)
    await makeActionPoint(els, id, { description, themes: [theme], deadline: inDays(60) })
  await backEnd.sql`update action_item set deadline = null, completed_at = null`
  await writeAdvice(els, id, { reason: 'advies', themes: ['GENERAL'] })
  expect((await planOf(els, id)).measures.map(({ title }) => title)).toEqual([
    'advies',
    'Bukkend tillen van meer dan 10 kg',
    'Lang werken met de armen omhoog',
    'algemeen',
    'algemeen, later gemaakt',
    'overig',
  ])
})

test('an invitee gets the themes of the invitation, and what belongs to no check', {
  tags: ['deep'],
}, async () => {
  const { els, id, groups } = await createRiskyCompany('Lassers')
  await makeActionPoint(els, id, forRisk(groups[0]!, { themes: ['GENERAL'] }))
  await makeActionPoint(els, id, { description: 'Machine', themes: ['MACHINE_SAFETY'] })
  await makeActionPoint(els, id, {
    description: 'Geluid en machine',
    themes: ['NOISE_HAZARD', 'MACHINE_SAFETY'],
  })
  await makeActionPoint(els, id, { description: 'Algemeen', themes: ['GENERAL'] })
  await writeAdvice(els, id, { reason: 'Advies over machines', themes: ['MACHINE_SAFETY'] })
  await writeAdvice(els, id, { reason: 'Advies over nieuwkomers', themes: ['NEWCOMERS'] })
  const other = await createCompany(els, 'Metaal Zuid')
  await makeActionPoint(els, other, { description: 'Van een ander bedrijf' })
  await writeAdvice(els, other, { reason: 'Aan een ander bedrijf' })
  await els.browser.post(`/rest/companies/${other}/start-check/PHYSICAL_STRAIN`)
  await answerScript(els, other, null, 'PREGNANCY', { applies: 'yes', substances: 'no' })

  const jan = await createInvitee(id, 'READONLY')
  await backEnd.sql`update invitation set checks = '{NOISE_HAZARD}'`
  const plan = await planOf(jan, id)
  expect(plan.unfinishedChecks).toEqual([])
  expect(plan.measures.map(({ title }) => title).toSorted()).toEqual([
    'Advies over nieuwkomers',
    'Algemeen',
    'Geluid en machine',
  ])
  expect((await planOf(els, id)).measures).toHaveLength(6)
})
