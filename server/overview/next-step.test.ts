import { expect, test } from 'vitest'

import { checks } from '#shared/domain/basics/check.ts'
import type { User } from '../../testing/factories/companies.ts'
import { improvementsIn, inDays } from '../../testing/factories/improvements.ts'
import { HEAVY_LOAD, heavyLoadIn, physicalStrainIn } from '../../testing/factories/physical-strain.ts'
import { visitReportsIn } from '../../testing/factories/visit-reports.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'

// The next step of a user in a company, in the order of docs/decisions/0027: each test gets rid of one after the
// other.

const backEnd = useBackEnd()
const { createCoachedSmithy, createSmithy, createInvitee, createCompany, writeAdvice, makeActionPoint } =
  improvementsIn(backEnd)
const { answer, addGroup, answerScript, finish } = physicalStrainIn(backEnd)
const { addReport } = visitReportsIn(backEnd)

const nextStep = async ({ browser }: User, companyId: number) =>
  (await browser.get(`/rest/companies/${companyId}/overview`)).body.responseObject.nextStep
const start = ({ browser }: User, companyId: number, check = 'PHYSICAL_STRAIN') =>
  browser.post(`/rest/companies/${companyId}/start-check/${check}`)

const WITHOUT_RISKS = { SITTING_WORK: { applies: 'no' }, PREGNANCY: { applies: 'no' } }
const label = 'Last boven het maximum van 25 kg per persoon'

test('the owner gets what is most urgent, one thing after the other', async () => {
  const { els, company: id, coen } = await createCoachedSmithy()
  const kindOf = async () => (await nextStep(els, id)).kind

  expect(await nextStep(els, id)).toEqual({ kind: 'START_CHECK', check: 'PHYSICAL_STRAIN', isFirst: true })
  await start(els, id)
  expect(await nextStep(els, id)).toEqual({
    kind: 'CONTINUE_CHECK',
    check: 'PHYSICAL_STRAIN',
    numUnfinished: expect.any(Number),
    sectionName: null,
    href: `/check/fysieke-belasting/${id}`,
  })
  const group = await addGroup(els, id)
  await finish(els, id, group, HEAVY_LOAD)

  expect(await nextStep(els, id)).toEqual({
    kind: 'ASSIGN_RISK',
    risk: {
      check: 'PHYSICAL_STRAIN',
      urgency: 'NOW',
      label,
      numPlaces: 1,
      place: 'Bankwerkers',
      holder: '',
      href: `/bedrijven/${id}/checks/fysieke-belasting/${group}`,
    },
    origin: { sectionId: group, scriptKey: 'LIFT_ABOVE_SHOULDER', questionId: 'load' },
    measure: 'Laat deze last niet meer door één persoon tillen',
    actionPointId: null,
  })
  const origin = heavyLoadIn(group)
  const themes = ['PHYSICAL_STRAIN'] as ['PHYSICAL_STRAIN']
  const unheld = await makeActionPoint(els, id, { origin, themes })
  expect(await nextStep(els, id)).toMatchObject({ kind: 'ASSIGN_RISK', actionPointId: unheld })
  await els.browser.post(`/rest/companies/${id}/actionitems/${unheld}`, { completed: true })
  expect(await nextStep(els, id), 'of which the action point is completed').toMatchObject({
    kind: 'ASSIGN_RISK',
    actionPointId: null,
  })
  const held = await makeActionPoint(els, id, {
    origin,
    themes,
    actionHolder: 'Jan',
    deadline: inDays(-3),
    description: 'Takel kopen',
  })
  await makeActionPoint(els, id, { deadline: inDays(-1) })

  expect(await nextStep(els, id)).toEqual({
    kind: 'LATE_ACTION_POINT',
    actionPoint: { id: held, description: 'Takel kopen', actionHolder: 'Jan', deadline: inDays(-3) },
    numLate: 2,
  })
  await backEnd.sql`update action_item set completed_at = now() where company_id = ${id}`
  await makeActionPoint(els, id, { deadline: inDays(0) })

  expect(await kindOf()).toBe('CONTINUE_CHECK')
  await finish(els, id, null, WITHOUT_RISKS)

  await writeAdvice(els, id)
  const advice = await writeAdvice(coen, id)
  expect(await nextStep(els, id)).toEqual({
    kind: 'READ_ADVICE',
    adviceId: advice,
    createdBy: { id: coen.id, name: 'Coen de Smid' },
    createdDate: expect.any(String),
  })
  await els.browser.post(`/rest/companies/${id}/advices/${advice}/read`)

  await addReport(coen.id, { companyId: id, dateAppointment: inDays(0), isArchived: true })
  await addReport(coen.id, { companyId: id, dateAppointment: inDays(1) })
  await addReport(coen.id, { companyId: id, dateAppointment: inDays(-9), rating: 4 })
  const visit = await addReport(coen.id, { companyId: id, dateAppointment: inDays(-2) })
  expect(await nextStep(els, id)).toEqual({
    kind: 'RATE_VISIT',
    visitReportId: visit,
    createdBy: { id: coen.id, name: 'Coen de Smid' },
    dateAppointment: inDays(-2),
  })
  await backEnd.sql`update visit_report set rating = 5 where id = ${visit}`

  expect(await nextStep(els, id)).toEqual({
    kind: 'START_CHECK',
    check: 'HAZARDOUS_SUBSTANCES',
    isFirst: false,
  })
  for (const check of checks) await start(els, id, check)
  await backEnd.sql`
    update company_check set status = 'GREEN', num_unfinished = 0 where "check" <> 'PHYSICAL_STRAIN'`
  expect(await nextStep(els, id)).toEqual({ kind: 'NEXT_ROUND' })
})

test('a check goes on in the unfinished group where the user gave the last answer', async () => {
  const { els, company: id } = await createSmithy()
  const jan = await createInvitee(id, 'WRITE')
  await start(els, id)
  const [first, second, third] = [
    await addGroup(els, id, 'Bankwerkers'),
    await addGroup(els, id, 'Lassers'),
    await addGroup(els, id, 'Zagers'),
  ]
  const tasks = { script: 'EDUCATION', question: 'tasks', answers: ['liftHigh'] }
  await answer(els, id, { group: second, ...tasks })
  await answer(jan, id, { group: first, ...tasks })
  const section = (sectionName: string | null) => ({
    kind: 'CONTINUE_CHECK',
    sectionName,
    href: `/check/fysieke-belasting/${id}`,
  })
  expect(await nextStep(els, id)).toMatchObject(section('Lassers'))
  expect(await nextStep(jan, id)).toMatchObject(section('Bankwerkers'))
  const kim = await createInvitee(id, 'WRITE', 'kim')
  expect(await nextStep(kim, id), 'of somebody who answered nothing').toMatchObject(section('Bankwerkers'))
  await finish(els, id, third, { EDUCATION: { tasks: ['liftHigh'] } })
  expect(await nextStep(els, id), 'after finishing another').toMatchObject(section('Lassers'))
  await answer(els, id, { script: 'SITTING_WORK', question: 'applies', answers: ['no'] })
  expect(await nextStep(els, id), 'in the questions about the company').toMatchObject(section(null))
})

test('a risk that may wait is not the next step, and who may not write cannot go on', async () => {
  const { els, company: id } = await createSmithy()
  await start(els, id)
  await finish(els, id, await addGroup(els, id), {
    EDUCATION: { tasks: ['liftHigh'] },
    LIFT_ABOVE_SHOULDER: { load: '4to25' },
  })
  expect(await backEnd.sql`select urgency from check_risk`).toEqual([{ urgency: 'SOON' }])
  expect(await nextStep(els, id)).toMatchObject({ kind: 'CONTINUE_CHECK' })
  expect(await nextStep(await createInvitee(id, 'READONLY'), id)).toEqual({ kind: 'NONE' })
})

test('a risk of the company as a whole is assigned as one', async () => {
  const { els, company: id } = await createSmithy()
  await start(els, id)
  await answerScript(els, id, null, 'PREGNANCY', { applies: 'yes', substances: 'no' })
  expect(await nextStep(els, id)).toMatchObject({
    kind: 'ASSIGN_RISK',
    risk: { place: 'Hele bedrijf', href: `/bedrijven/${id}/checks/fysieke-belasting/PREGNANCY` },
    origin: { sectionId: null, scriptKey: 'PREGNANCY', questionId: 'substances' },
  })
})

test('an invitee gets only what they may see and do', async () => {
  const { els, company: id, coen } = await createCoachedSmithy()
  await start(els, id)
  const group = await addGroup(els, id)
  await finish(els, id, group, HEAVY_LOAD)
  await finish(els, id, null, WITHOUT_RISKS)
  await makeActionPoint(els, id, { deadline: inDays(-3) })
  await addReport(coen.id, { companyId: id, dateAppointment: inDays(-2) })
  const advice = await writeAdvice(els, id)
  const jan = await createInvitee(id, 'READONLY')
  const kim = await createInvitee(id, 'WRITE', 'kim')
  const bas = await createInvitee(id, 'ADMIN', 'bas')
  const kindsFor = async (user: User) => {
    const unread = (await nextStep(user, id)).kind
    await user.browser.post(`/rest/companies/${id}/advices/${advice}/read`)
    return [unread, (await nextStep(user, id)).kind]
  }
  expect(await kindsFor(jan)).toEqual(['READ_ADVICE', 'NONE'])
  expect(await kindsFor(kim)).toEqual(['READ_ADVICE', 'START_CHECK'])
  expect(await nextStep(kim, id), 'of the checks in the invitation').toMatchObject({ check: 'WELDING_SMOKE' })
  expect(await kindsFor(bas)).toEqual(['ASSIGN_RISK', 'ASSIGN_RISK'])
  expect(await kindsFor(coen)).toEqual(['ASSIGN_RISK', 'ASSIGN_RISK'])

  await backEnd.sql`update action_item set deadline = null`
  await backEnd.sql`delete from check_risk`
  expect(await kindsFor(bas), 'who may rate').toEqual(['RATE_VISIT', 'RATE_VISIT'])
  expect(await kindsFor(coen), 'who may not rate').toEqual(['START_CHECK', 'START_CHECK'])
})

test('a risk of another company or of a check outside the invitation is nobody else’s step', async () => {
  const { els, company: id } = await createSmithy()
  const other = await createCompany(els, 'Metaal Zuid')
  await start(els, other)
  await finish(els, other, await addGroup(els, other), HEAVY_LOAD)
  expect(await nextStep(els, id)).toMatchObject({ kind: 'START_CHECK' })
  const jan = await createInvitee(other, 'ADMIN')
  await backEnd.sql`update invitation set checks = '{NOISE_HAZARD}'`
  expect(await nextStep(jan, other)).toEqual({ kind: 'START_CHECK', check: 'NOISE_HAZARD', isFirst: true })
})
