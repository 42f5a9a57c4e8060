import { expect, test } from 'vitest'

import type { User } from '../../../testing/factories/companies.ts'
import {
  HEAVY_LIFT,
  NUM_COMPANY_QUESTIONS,
  NUM_GROUP_QUESTIONS,
  physicalStrainIn,
  questionsIn,
} from '../../../testing/factories/physical-strain.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'
import { writtenChecks } from '../questionnaires/written-checks.ts'

const { questionnaire: physicalStrain } = writtenChecks.PHYSICAL_STRAIN

const backEnd = useBackEnd()
const { createUser, createCompany, invite, startCheck, addGroup, answer, answerScript, checkRow, pathOf } =
  physicalStrainIn(backEnd)

const answerRows = () => backEnd.sql`select * from check_answer order by answered_at`

test('the questionnaire is for logged-in users, and each browser downloads it once', async () => {
  const els = await createUser('els')
  const flow = await els.browser.get('/rest/physicalstrain/scriptflow')
  expect(flow.status).toBe(200)
  expect(flow.body.responseObject).toMatchObject({
    check: 'PHYSICAL_STRAIN',
    startScriptKey: 'INFO_EDUCATION',
    section: { placeholder: '{functiegroep}' },
  })
  expect(flow.headers.get('cache-control')).toBe('private, no-cache')
  const again = await els.browser.get('/rest/physicalstrain/scriptflow', {
    'if-none-match': flow.headers.get('etag')!,
  })
  expect([again.status, again.body]).toEqual([304, undefined])
  expect((await backEnd.client().get('/rest/physicalstrain/scriptflow')).status).toBe(401)
})

test('an answer is stored with its author and version, and updates the status', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const all = { status: 'GREY', num_unfinished: NUM_GROUP_QUESTIONS + NUM_COMPANY_QUESTIONS }
  expect(await checkRow(id), 'before there is a function group').toEqual(all)
  const group = await addGroup(els, id)
  expect(await checkRow(id)).toEqual(all)

  const saved = await answer(els, id, { group, script: 'EDUCATION', question: 'tasks', answers: ['carry'] })
  expect(saved.status).toBe(200)
  const stored = {
    scriptKey: 'EDUCATION',
    questionId: 'tasks',
    answers: [{ answerId: 'carry', value: '' }],
    revision: 1,
    version: physicalStrain.version,
    lastUpdated: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    lastUpdatedBy: 'Els de Smid',
  }
  expect(saved.body.responseObject).toEqual([stored])
  expect(await answerRows()).toMatchObject([
    { section_id: group, script_key: 'EDUCATION', question_key: 'tasks', revision: 1, answered_by: els.id },
  ])
  // One question is answered, and only carrying and the measures follow.
  expect(await checkRow(id)).toEqual({
    status: 'GREY',
    num_unfinished: questionsIn('EDUCATION', 'CARRY', 'ACTIONS') - 1 + NUM_COMPANY_QUESTIONS,
  })

  const read = async (path: string) => (await els.browser.get(pathOf(id, path))).body.responseObject
  expect(await read(`answers?checkSectionId=${group}`)).toEqual([stored])
  expect(await read(`survey/EDUCATION?checkSectionId=${group}`)).toEqual([stored])
  expect(await read(`survey/CARRY?checkSectionId=${group}`)).toEqual([])
  expect(await read('answers')).toEqual([])
})

const HEAVY = JSON.stringify(HEAVY_LIFT)
const calculation = (group: number, answerId: string, value: string, revision = 0) => ({
  group,
  script: 'LIFT_BELOW_KNEE',
  question: 'calculation',
  answers: [[answerId, value]] as [string, string][],
  revision,
})

test('a computed answer is stored with what it was computed from, and shows a risk', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await addGroup(els, id)
  await answerScript(els, id, group, 'EDUCATION', { tasks: ['liftLow'] })
  await answerScript(els, id, group, 'LIFT_BELOW_KNEE', {
    load: '7to10short',
    frequency: 'le1',
    twist: 'no',
    grip: 'yes',
  })
  const status = async () =>
    (await els.browser.get(pathOf(id, `functiongroup/${group}/result`))).body.responseObject.checkSections[0]
      .scripts[2]
  expect(await status()).toMatchObject({ status: 'GREEN', numUnfinished: 0 })

  const { status: code, body } = await answer(els, id, calculation(group, '1to3', HEAVY))
  expect(code).toBe(200)
  expect(body.responseObject).toContainEqual(
    expect.objectContaining({ questionId: 'calculation', answers: [{ answerId: '1to3', value: HEAVY }] }),
  )
  const { risks, ...red } = await status()
  expect(red).toMatchObject({ status: 'RED', numRisks: 1, numUnfinished: 0 })
  expect(risks).toMatchObject([{ label: 'Last zwaarder dan het aanbevolen gewicht', urgency: 'SOON' }])
  expect(risks[0].answer).toMatch(
    /: 10\skg, aanbevolen hooguit 5,7\skg, tilindex 1,8\. .*Dit telt het zwaarst: afstand/,
  )
  expect(await backEnd.sql`select question_key, answer_key from check_risk`).toEqual([
    { question_key: 'calculation', answer_key: '1to3' },
  ])
  const overview = await els.browser.get(
    pathOf(id, `survey/LIFT_BELOW_KNEE/sectionanswers?checkSectionId=${group}`),
  )
  expect(overview.body.responseObject.questions[1]).toMatchObject({
    questionId: 'calculation',
    isOptional: true,
    answers: [{ answerId: '1to3', value: expect.stringContaining('tilindex 1,8'), isRisk: true }],
  })

  await answer(els, id, { ...calculation(group, '1to3', HEAVY, 1), answers: [] })
  expect(await status()).toMatchObject({ status: 'GREEN', numRisks: 0, numUnfinished: 0 })
})

test.each([
  ['another outcome than it has', 'le1', HEAVY],
  ['values that cannot be', '1to3', JSON.stringify({ ...HEAVY_LIFT, load: -1 })],
  ['no values', '1to3', ''],
  ['something else than values', '1to3', 'zwaar'],
])('a computed answer is refused with %s', async (_, answerId, value) => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await addGroup(els, id)
  expect((await answer(els, id, calculation(group, answerId, value))).status).toBe(400)
  expect(await answerRows()).toEqual([])
})

test('questions for the company are answered once, without a function group', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const { status } = await answer(els, id, { script: 'SITTING_WORK', question: 'applies', answers: ['no'] })
  expect(status).toBe(200)
  expect(await checkRow(id)).toEqual({
    status: 'GREY',
    num_unfinished: NUM_GROUP_QUESTIONS + questionsIn('PREGNANCY'),
  })
  await answerScript(els, id, null, 'PREGNANCY', { applies: 'no' })
  expect(await checkRow(id)).toEqual({ status: 'GREY', num_unfinished: NUM_GROUP_QUESTIONS })
  expect((await els.browser.get(pathOf(id, 'answers'))).body.responseObject).toHaveLength(2)
})

test('saving the same answer again keeps its author and time', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const id = await startCheck(els)
  await invite(jan, id, { rights: 'WRITE' })
  const given = { script: 'SITTING_WORK', question: 'applies', answers: ['no'] }
  const first = await answer(els, id, given)
  const [before] = await answerRows()
  for (const [user, revision] of [
    [els, 0],
    [jan, 0],
    [jan, 7],
  ] as const) {
    const again = await answer(user, id, { ...given, revision })
    expect([again.status, again.body]).toEqual([200, first.body])
  }
  expect(await answerRows()).toEqual([before])
})

test('a concurrent change of an answer is not overwritten', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const id = await startCheck(els)
  await invite(jan, id, { rights: 'WRITE' })
  const given = { script: 'SITTING_WORK', question: 'applies', answers: ['no'] }
  await answer(els, id, given)
  const refused = await answer(jan, id, { ...given, answers: ['yes'] })
  expect(refused.status).toBe(409)
  expect(refused.body.message).toBe('Iemand anders heeft deze vraag intussen beantwoord.')
  expect(await answerRows()).toMatchObject([{ answered_by: els.id, revision: 1 }])

  const changed = await answer(jan, id, { ...given, answers: ['yes'], revision: 1 })
  expect(changed.body.responseObject).toMatchObject([{ answers: [{ answerId: 'yes' }], revision: 2 }])
  expect(await answerRows()).toMatchObject([{ answered_by: jan.id, revision: 2 }])
  // A deleted answer differs from one never given: a user who saw it must see the deletion before answering again.
  const back = await answer(els, id, { ...given, answers: [], revision: 2 })
  expect(back.body.responseObject).toMatchObject([{ answers: [], revision: 3 }])
  expect((await answer(jan, id, { ...given, revision: 2 })).status).toBe(409)
  expect((await answer(jan, id, { ...given, revision: 3 })).status).toBe(200)
})

test('of two simultaneous answers to one question, one is stored and the other gets a conflict', async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const id = await startCheck(els)
  await invite(jan, id, { rights: 'WRITE' })
  const group = await addGroup(els, id)
  for (let revision = 0; revision < 8; revision++) {
    const [mine, yours] = revision % 2 ? ['yes', 'no'] : ['yesRecorded', 'yesNotRecorded']
    const question = revision % 2 ? 'newcomers' : 'instructed'
    const given = { group, script: 'EDUCATION', question, revision: Math.floor(revision / 2) * 2 }
    const both = await Promise.all([
      answer(els, id, { ...given, answers: [mine!] }),
      answer(jan, id, { ...given, answers: [yours!] }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = both.find(({ status }) => status === 200)!.body.responseObject
    const stored = won.find(({ questionId }: { questionId: string }) => questionId === question)
    expect(await backEnd.sql`select answers from check_answer where question_key = ${question}`).toEqual([
      { answers: stored.answers },
    ])
    await answer(els, id, { ...given, answers: [], revision: stored.revision })
  }
})

test('many simultaneous answers are all stored and counted', { tags: ['deep'] }, async () => {
  const [els, jan] = [await createUser('els'), await createUser('jan')]
  const id = await startCheck(els)
  await invite(jan, id, { rights: 'WRITE' })
  const groups = [await addGroup(els, id), await addGroup(els, id, 'Lassers')]
  const questions = {
    tasks: 'none',
    instructed: 'yesRecorded',
    newcomers: 'yes',
    supervision: 'yes',
    complaints: 'yes',
  }
  const answers = await Promise.all(
    groups.flatMap((group) =>
      Object.entries(questions).flatMap(([question, given]) =>
        // Each answer is sent twice, as after a lost connection.
        [els, jan].map((user) =>
          answer(user, id, { group, script: 'EDUCATION', question, answers: [given] }),
        ),
      ),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await answerRows()).map(({ revision }) => revision)).toEqual(Array(10).fill(1))
  // Only the questions of the company are open.
  expect(await checkRow(id)).toEqual({ status: 'GREY', num_unfinished: NUM_COMPANY_QUESTIONS })
  const groupRows = await backEnd.sql`select status, num_unfinished from check_section where name is not null`
  expect(groupRows).toEqual(Array(2).fill({ status: 'GREEN', num_unfinished: 0 }))
})

test('answers during the deletion of the check or the function group cause no server error', {
  tags: ['deep'],
}, async () => {
  const els = await createUser('els')
  for (let round = 0; round < 4; round++) {
    const id = await startCheck(els)
    const group = await addGroup(els, id)
    const tasks = ['liftLow', 'liftMid', 'carry', 'posture']
    const statuses = await Promise.all([
      ...tasks.map((task) =>
        answer(els, id, { group, script: 'EDUCATION', question: 'tasks', answers: [task] }),
      ),
      els.browser.delete(
        round % 2
          ? pathOf(id, `functiongroup/${group}`)
          : `/rest/companies/${id}/delete-check/PHYSICAL_STRAIN`,
      ),
    ])
    for (const { status } of statuses) expect([200, 204, 404, 409]).toContain(status)
    expect(await answerRows()).toEqual([])
  }
})

test('rejects answers that the question does not offer', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await addGroup(els, id)
  const statusOf = async (
    script: string,
    question: string,
    answers: string[],
    section: number | null = group,
  ) => (await answer(els, id, { group: section, script, question, answers })).status

  expect(await statusOf('EDUCATION', 'tasks', ['vliegen'])).toBe(400)
  expect(await statusOf('EDUCATION', 'tasks', ['__proto__'])).toBe(400)
  expect(await statusOf('EDUCATION', 'tasks', ['carry', 'carry'])).toBe(400)
  expect(await statusOf('EDUCATION', 'tasks', ['carry', 'none'])).toBe(400)
  expect(await statusOf('EDUCATION', 'newcomers', ['yes', 'no'])).toBe(400)
  expect(await statusOf('EDUCATION', 'toString', ['yes'])).toBe(404)
  expect(await statusOf('INFO_EDUCATION', 'tasks', ['carry'])).toBe(404)
  expect(await statusOf('constructor', 'tasks', ['carry'])).toBe(404)
  // In a part that does not ask the question.
  expect(await statusOf('EDUCATION', 'tasks', ['carry'], null)).toBe(404)
  expect(await statusOf('SITTING_WORK', 'applies', ['no'])).toBe(404)
  const company = await backEnd.sql`select id from check_section where name is null`
  expect(await statusOf('EDUCATION', 'tasks', ['carry'], company[0]!.id as number)).toBe(404)
  expect(await statusOf('EDUCATION', 'tasks', ['carry'], 999)).toBe(404)
  expect(await answerRows()).toEqual([])
})

test('rejects invalid requests and does not store unknown fields', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const path = pathOf(id, 'survey/SITTING_WORK')
  const good = { questionId: 'applies', answers: [{ answerId: 'no' }] }
  const wrong: unknown[] = [
    {},
    { questionId: 'applies' },
    { ...good, answers: 'no' },
    { ...good, answers: [{}] },
    { ...good, answers: Array(41).fill({ answerId: 'no' }) },
    { ...good, answers: [{ answerId: 'no', value: 'a'.repeat(256) }] },
    { ...good, revision: -1 },
    { ...good, revision: 1.5 },
    { ...good, checkSectionId: '1' },
    { ...good, checkSectionId: 0 },
    { ...good, checkSectionId: 2 ** 31 },
    JSON.parse('{"__proto__": {"questionId": "applies"}, "answers": []}'),
  ]
  for (const body of wrong)
    expect((await els.browser.post(path, body)).status, JSON.stringify(body)).toBe(400)
  const extra = { ...good, answers: [{ answerId: 'no', value: 'hm', color: 'GREEN' }], answeredBy: 7 }
  expect((await els.browser.post(path, extra)).status).toBe(200)
  expect(await answerRows()).toMatchObject([
    { answers: [{ answerId: 'no', value: '' }], answered_by: els.id, revision: 1 },
  ])
  expect((await els.browser.get(pathOf(id, 'answers?checkSectionId=x'))).status).toBe(400)
  expect((await els.browser.get(pathOf(id, 'answers?checkSectionId=999'))).status).toBe(404)
})

test('a company that did not start the check has no start page and cannot answer', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  expect((await els.browser.get(pathOf(id, 'start'))).body.responseObject).toBeNull()
  expect(
    (await answer(els, id, { script: 'SITTING_WORK', question: 'applies', answers: ['no'] })).status,
  ).toBe(404)
  expect((await els.browser.get(pathOf(id, 'answers'))).status).toBe(404)
  expect((await els.browser.get(pathOf(id, 'survey/SITTING_WORK'))).status).toBe(404)
  expect((await els.browser.get(pathOf(id, 'survey/SITTING_WORK/sectionanswers'))).status).toBe(404)
})

test('a check that was started before the portal had its questionnaire can be answered', async () => {
  const els = await createUser('els')
  const id = await createCompany(els)
  await backEnd.sql`insert into company_check (company_id, "check") values (${id}, 'PHYSICAL_STRAIN')`
  expect((await els.browser.get(pathOf(id, 'answers'))).body.responseObject).toEqual([])
  const given = { script: 'SITTING_WORK', question: 'applies', answers: ['no'] }
  expect((await answer(els, id, given)).status).toBe(200)
  expect(await checkRow(id)).toEqual({
    status: 'GREY',
    num_unfinished: NUM_GROUP_QUESTIONS + questionsIn('PREGNANCY'),
  })
})

test('resumes in the first unfinished function group, and then in the questions for the company', {
  tags: ['deep'],
}, async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const start = async () => (await els.browser.get(pathOf(id, 'start'))).body.responseObject
  expect(await start()).toBeNull()
  const group = await addGroup(els, id)
  expect(await start()).toEqual({ scriptKey: 'INFO_EDUCATION', sectionId: group, questionId: null })
  await answerScript(els, id, group, 'EDUCATION', { tasks: ['none'] })
  expect(await start()).toEqual({ scriptKey: 'EDUCATION', sectionId: group, questionId: 'instructed' })
  const rest = { instructed: 'yesRecorded', newcomers: 'yes', supervision: 'yes', complaints: 'yes' }
  await answerScript(els, id, group, 'EDUCATION', rest)
  expect(await start()).toMatchObject({ sectionId: null, questionId: null })
  await answerScript(els, id, null, 'SITTING_WORK', { applies: 'no' })
  await answerScript(els, id, null, 'PREGNANCY', { applies: 'no' })
  expect(await start()).toBeNull()
  expect(await checkRow(id)).toEqual({ status: 'GREEN', num_unfinished: 0 })
})

test('resumes where the user stopped, also when others answered since', { tags: ['deep'] }, async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const [jan, kim] = [await createUser('jan'), await createUser('kim')]
  await invite(jan, id, { rights: 'WRITE' })
  await invite(kim, id, { rights: 'READONLY' })
  const start = async ({ browser }: User) => (await browser.get(pathOf(id, 'start'))).body.responseObject
  const [first, second, third] = [
    await addGroup(els, id, 'Bankwerkers'),
    await addGroup(els, id, 'Lassers'),
    await addGroup(els, id, 'Zagers'),
  ]
  const tasks = { script: 'EDUCATION', question: 'tasks', answers: ['carry'] }
  await answer(els, id, { group: second, ...tasks })
  await answer(jan, id, { group: third, ...tasks })
  const at = (group: number | null) => ({ sectionId: group })

  expect(await start(els)).toEqual({
    scriptKey: 'EDUCATION',
    sectionId: second,
    questionId: 'instructed',
  })
  expect(await start(jan)).toMatchObject(at(third))
  expect(await start(kim), 'who answered nothing: where anybody stopped').toMatchObject(at(third))
  await answerScript(els, id, null, 'SITTING_WORK', { applies: 'no' })
  expect(await start(els), 'in the questions about the company').toEqual({
    scriptKey: 'INFO_PREGNANCY',
    sectionId: null,
    questionId: null,
  })
  await answerScript(els, id, null, 'PREGNANCY', { applies: 'no' })
  expect(await start(els), 'which are finished now').toMatchObject(at(second))
  for (const group of [third, second])
    await backEnd.sql`
      update check_section set updated_at = '2026-01-01', updated_by = ${els.id} where id = ${group}`
  expect(await start(els), 'the first of two with the same moment').toMatchObject(at(second))
  await els.browser.delete(pathOf(id, `functiongroup/${second}`))
  expect(await start(els), 'whose function group was deleted').toMatchObject(at(third))
  await els.browser.delete(pathOf(id, `functiongroup/${third}`))
  expect(await start(els), 'with nothing begun that is not finished').toMatchObject(at(first))
  await els.browser.delete(pathOf(id, `functiongroup/${first}`))
  expect(await start(els), 'without function groups').toBeNull()
})

test('tasks that were added to the questionnaire open the question until the same answer is given again', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await addGroup(els, id)
  const tasks = { group, script: 'EDUCATION', question: 'tasks', answers: ['carry'] }
  await answer(els, id, tasks)
  const openOf = async () => (await checkRow(id))!.num_unfinished
  const answered = questionsIn('EDUCATION', 'CARRY', 'ACTIONS') - 1 + NUM_COMPANY_QUESTIONS
  expect(await openOf()).toBe(answered)
  // As if answered before any of these tasks existed.
  await backEnd.sql`update check_answer set version = 0`
  await backEnd.sql`update company_check set questionnaire_version = 0`
  await els.browser.get(pathOf(id, 'start'))
  expect(await openOf()).toBe(NUM_GROUP_QUESTIONS + NUM_COMPANY_QUESTIONS)

  expect((await answer(els, id, { ...tasks, revision: 1 })).status).toBe(200)
  expect(await openOf()).toBe(answered)
  expect(await answerRows()).toMatchObject([{ revision: 2 }])
  expect((await answer(els, id, { ...tasks, revision: 2 })).status).toBe(200)
  expect(await answerRows(), 'is stored once').toMatchObject([{ revision: 2 }])
})

test('the overview contains the answers as text, with their author', async () => {
  const els = await createUser('els')
  const id = await startCheck(els)
  const group = await addGroup(els, id)
  await answerScript(els, id, group, 'EDUCATION', { tasks: ['carry', 'liftLow'] })
  const path = pathOf(id, `survey/EDUCATION/sectionanswers?checkSectionId=${group}`)
  const { body } = await els.browser.get(path)
  expect(body.responseObject).toMatchObject({
    scriptKey: 'EDUCATION',
    name: 'Voorlichting',
    section: { id: group, name: 'Bankwerkers' },
    lastUpdatedBy: 'Els de Smid',
  })
  const [tasks, instructed] = body.responseObject.questions
  expect(tasks).toMatchObject({
    questionId: 'tasks',
    description: expect.stringContaining('{functiegroep}'),
    // In the order of the question, not the order of choosing.
    answers: [
      { answerId: 'liftLow', label: expect.stringContaining('onder kniehoogte') },
      { answerId: 'carry', label: expect.stringContaining('dragen') },
    ],
    isNew: false,
    lastUpdatedBy: 'Els de Smid',
  })
  expect(instructed).toMatchObject({ answers: [], lastUpdated: null, lastUpdatedBy: null })

  await backEnd.sql`update check_answer set answers = '[{"answerId": "gone", "value": ""}]'`
  const [expired] = (await els.browser.get(path)).body.responseObject.questions
  expect(expired).toMatchObject({ answers: [{ label: 'Vervallen antwoord' }], isNew: true })
})
