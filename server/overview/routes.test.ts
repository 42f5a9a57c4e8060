import { expect, test } from 'vitest'

import { improvementsIn, inDays } from '../../testing/factories/improvements.ts'
import {
  heavyLoadIn,
  NUM_COMPANY_QUESTIONS,
  NUM_GROUP_QUESTIONS,
  physicalStrainIn,
  questionsIn,
} from '../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { createSmithy, createInvitee, makeActionPoint } = improvementsIn(backEnd)
const { answer, addGroup, finish } = physicalStrainIn(backEnd)

const overviewOf = async ({ browser }: { browser: ReturnType<typeof backEnd.client> }, companyId: number) =>
  (await browser.get(`/rest/companies/${companyId}/overview`)).body.responseObject

const RISKY = {
  EDUCATION: { tasks: ['liftHigh'], instructed: 'yesNotRecorded' },
  LIFT_ABOVE_SHOULDER: { load: 'gt25', height: 'yes' },
}

test('a new company has nothing but its beginning', async () => {
  const { els, company } = await createSmithy()
  expect(await overviewOf(els, company)).toMatchObject({
    progress: [],
    riskGroups: [],
    dueActionPoints: [],
    dueDates: [],
    activities: [{ kind: 'COMPANY_CREATED' }],
  })
})

test('groups the risks by urgency, those without a holder first, and counts every place', async () => {
  const { els, company: id } = await createSmithy()
  await els.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  const groups = [await addGroup(els, id, 'Bankwerkers'), await addGroup(els, id, 'Lassers')]
  for (const group of groups) await finish(els, id, group, RISKY)
  const [stored] = await backEnd.sql`select count(*)::int as count from check_risk`

  const { riskGroups } = await overviewOf(els, id)
  expect(riskGroups.map(({ urgency }: { urgency: string }) => urgency)[0]).toBe('NOW')
  const counted = riskGroups.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
  expect(counted).toBe(stored!.count)
  expect(riskGroups[0]).toEqual({
    urgency: 'NOW',
    count: 2,
    risks: [
      {
        check: 'PHYSICAL_STRAIN',
        urgency: 'NOW',
        label: 'Last boven het maximum van 25 kg per persoon',
        numPlaces: 2,
        place: '2 functiegroepen',
        holder: '',
        href: `/bedrijven/${id}/checks/fysieke-belasting/LIFT_ABOVE_SHOULDER`,
      },
    ],
  })

  const assign = (group: number, actionHolder: string) =>
    makeActionPoint(els, id, { origin: heavyLoadIn(group), actionHolder })
  const firstHolder = async () => (await overviewOf(els, id)).riskGroups[0].risks[0].holder
  await assign(groups[0]!, 'Jan')
  expect(await firstHolder(), 'as long as one place has no holder').toBe('')
  await assign(groups[1]!, 'Kim')
  expect(await firstHolder()).toBe('Jan')
  await backEnd.sql`update action_item set completed_at = now()`
  expect(await firstHolder(), 'of a completed action point').toBe('Jan')

  const jan = await createInvitee(id, 'ADMIN')
  await backEnd.sql`update invitation set checks = '{NOISE_HAZARD}'`
  expect(await overviewOf(jan, id)).toMatchObject({ riskGroups: [], progress: [] })
})

test('names three risks per urgency at most', async () => {
  const { els, company: id } = await createSmithy()
  await els.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  const group = await addGroup(els, id)
  await backEnd.sql`
    insert into check_risk (section_id, script_key, question_key, answer_key, urgency)
    values (${group}, 'EDUCATION', 'tasks', 'gone', 'SOON')`
  await finish(els, id, group, {
    EDUCATION: { tasks: ['liftMid', 'liftLow', 'liftHigh'] },
    LIFT_ABOVE_KNEE: { load: '16to25' },
    LIFT_BELOW_KNEE: { load: '10to25' },
    LIFT_ABOVE_SHOULDER: { load: '4to25', height: 'yes' },
  })
  const soon = (await overviewOf(els, id)).riskGroups.find(
    ({ urgency }: { urgency: string }) => urgency === 'SOON',
  )
  expect(soon.count).toBeGreaterThan(3)
  expect(soon.risks).toHaveLength(3)
  expect(soon.risks[0].place).toBe('Bankwerkers')
})

test('the questions of a check are answered one by one', async () => {
  const { els, company: id } = await createSmithy()
  await els.browser.post(`/rest/companies/${id}/start-check/PHYSICAL_STRAIN`)
  const progress = async () => {
    const [check] = (await overviewOf(els, id)).progress
    const [row] =
      await backEnd.sql`select num_unfinished from company_check where "check" = 'PHYSICAL_STRAIN'`
    expect(check.numUnfinished).toBe(row!.num_unfinished)
    return [check.numUnfinished, check.numQuestions]
  }
  const all = NUM_GROUP_QUESTIONS + NUM_COMPANY_QUESTIONS
  expect(await progress(), 'without function groups').toEqual([all, all])
  const group = await addGroup(els, id)
  expect(await progress()).toEqual([all, all])
  await answer(els, id, { group, script: 'EDUCATION', question: 'tasks', answers: ['liftHigh'] })
  const ofGroup = questionsIn('EDUCATION', 'LIFT_ABOVE_SHOULDER', 'ACTIONS')
  expect(await progress()).toEqual([ofGroup - 1 + NUM_COMPANY_QUESTIONS, ofGroup + NUM_COMPANY_QUESTIONS])
  await finish(els, id, group)
  expect(await progress()).toEqual([NUM_COMPANY_QUESTIONS, ofGroup + NUM_COMPANY_QUESTIONS])
  await finish(els, id, null, { SITTING_WORK: { applies: 'no' }, PREGNANCY: { applies: 'no' } })
  expect(await progress()).toEqual([0, ofGroup + 2])
})

test('lists the five earliest deadlines of open action points', async () => {
  const { els, company: id } = await createSmithy()
  const other = (
    await els.browser.post('/rest/companies', {
      name: 'Metaal Zuid',
      numberOfEmployees: '<10',
      branch: 'Metalektro',
      membership: 'Weet ik niet',
    })
  ).body.responseObject.id
  await makeActionPoint(els, other, { deadline: inDays(-9) })
  await makeActionPoint(els, id, { deadline: '' })
  const done = await makeActionPoint(els, id, { deadline: inDays(-8) })
  await els.browser.post(`/rest/companies/${id}/actionitems/${done}`, { completed: true })
  for (const days of [5, 0, -2, 30, 9, 60]) await makeActionPoint(els, id, { deadline: inDays(days) })
  const { dueActionPoints } = await overviewOf(els, id)
  expect(dueActionPoints.map(({ deadline }: { deadline: string }) => deadline)).toEqual(
    [-2, 0, 5, 9, 30].map(inDays),
  )
  expect(dueActionPoints[0]).toEqual({
    id: expect.any(Number),
    description: 'Kap bestellen',
    actionHolder: '',
    deadline: inDays(-2),
  })
})
