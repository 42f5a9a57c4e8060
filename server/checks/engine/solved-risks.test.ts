import { beforeEach, expect, test } from 'vitest'

import type { CompanyActivity } from '#shared/domain/companies/company-activity.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { movingIn } from '../../../testing/factories/moving.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { sql } = backEnd
const moving = movingIn(backEnd)
const CHECK = 'PHYSICAL_STRAIN'
const LOAD = { script: 'LIFT_ABOVE_SHOULDER', question: 'load' }
const NEWCOMERS = { script: 'EDUCATION', question: 'newcomers' }

/** Els owns the company `from` with the function group Bankwerkers, who lift too much; Jan may write there. */
let made: Awaited<ReturnType<typeof moving.createTwoCompanies>>
beforeEach(async () => {
  made = await moving.createTwoCompanies()
  await moving.answerScript(made.els, made.from, made.group, 'EDUCATION', { tasks: ['liftHigh'] })
  await answer(['gt25'])
})

type Place = { script: string; question: string }

async function answer(
  answers: string[],
  { script, question }: Place = LOAD,
  user: User = made.jan,
  group = made.group,
) {
  const [row] = await sql`
    select revision from check_answer
    where section_id = ${group} and script_key = ${script} and question_key = ${question}`
  const revision = (row?.revision ?? 0) as number
  const { status, body } = await moving.answer(user, made.from, {
    group,
    script,
    question,
    answers,
    revision,
  })
  expect(status, JSON.stringify(body)).toBe(200)
}

async function makePoint(
  { script, question }: Place = LOAD,
  { isOpen = false, group = made.group as number | null } = {},
) {
  const id = await moving.makeActionPoint(made.els, made.from, {
    origin: { check: CHECK, checkSectionId: group, scriptKey: script, questionId: question },
  })
  if (!isOpen) await complete(id)
  return id
}
const complete = (id: number) =>
  made.els.browser.post(`/rest/companies/${made.from}/actionitems/${id}`, { completed: true })

const solvedRows = () =>
  sql`select * from solved_risk order by section_id, script_key, question_key, answer_key`
const solved = async () =>
  (await solvedRows()).map(
    ({ script_key, question_key, answer_key }) => `${script_key}.${question_key}: ${answer_key}`,
  )
const HEAVY = 'LIFT_ABOVE_SHOULDER.load: gt25'

test('an answer without the risk of a completed action point solves it, and says which, who and when', async () => {
  const id = await makePoint()
  await answer(['le4'])
  const [row] = await solvedRows()
  expect(row).toEqual({
    section_id: made.group,
    script_key: 'LIFT_ABOVE_SHOULDER',
    question_key: 'load',
    answer_key: 'gt25',
    urgency: 'NOW',
    action_item_id: id,
    solved_at: expect.any(Date),
    solved_by: made.jan.id,
  })
  expect(backEnd.isDuringTest(row!.solved_at)).toBe(true)
  expect(await sql`select from check_risk where question_key = 'load'`).toEqual([])
})

test('the same answer records who gave it again, only after an action point for it was completed', {
  tags: ['deep'],
}, async () => {
  const { jan, els } = made
  const stored = async () =>
    (await sql`select answered_by, answered_at, revision from check_answer where question_key = 'load'`)[0]!
  const before = await stored()
  await makePoint({ ...LOAD, question: 'height' })
  const id = await makePoint(LOAD, { isOpen: true })
  await answer(['gt25'], LOAD, els)
  expect(await stored(), 'while the action point is open').toEqual(before)
  await complete(id)
  await answer(['gt25'], LOAD, els)
  const after = await stored()
  expect(after).toEqual({ ...before, answered_by: els.id, answered_at: expect.any(Date) })
  expect(after.answered_at).not.toEqual(before.answered_at)
  await answer(['gt25'], LOAD, jan)
  expect(await stored(), 'once').toEqual(after)
  expect(await solvedRows()).toEqual([])
})

test('a risk of the company as a whole is solved too', { tags: ['deep'] }, async () => {
  const { els, from } = made
  await moving.answerScript(els, from, null, 'SITTING_WORK', { applies: 'yes', breaks: 'no' })
  const id = await makePoint({ script: 'SITTING_WORK', question: 'breaks' }, { group: null })
  const given = { script: 'SITTING_WORK', question: 'breaks', answers: ['yes'], revision: 1 }
  expect((await moving.answer(els, from, given)).status).toBe(200)
  expect(await solvedRows()).toMatchObject([
    { question_key: 'breaks', action_item_id: id, solved_by: els.id },
  ])
  expect(
    await sql`select kind, section_name, item_id from company_activity where kind = 'RISK_SOLVED'`,
  ).toEqual([{ kind: 'RISK_SOLVED', section_name: null, item_id: id }])
})

test.each([
  ['there is no action point', async () => undefined],
  ['its action point is open', () => makePoint(LOAD, { isOpen: true })],
  ['the completed action point is for another question', () => makePoint({ ...LOAD, question: 'height' })],
  [
    'the completed action point is for the same key in another script',
    () => makePoint({ ...LOAD, script: 'CARRY' }),
  ],
  [
    'the completed action point is for another function group',
    async () => {
      await makePoint(LOAD, { group: await moving.addGroup(made.els, made.from, 'Lassers') })
    },
  ],
])('a risk that goes away is not solved when %s', { tags: ['deep'] }, async (_, prepare) => {
  await prepare()
  await answer(['le4'])
  expect(await solved()).toEqual([])
})

test('of several completed action points, the one that was completed last solved it', async () => {
  const [first, second, third] = [
    await makePoint(LOAD, { isOpen: true }),
    await makePoint(LOAD, { isOpen: true }),
    await makePoint(LOAD, { isOpen: true }),
  ]
  await complete(second)
  await complete(first)
  await sql`update action_item set completed_at = now() - interval '1 day' where id = ${second}`
  await answer(['le4'])
  expect(await solvedRows()).toMatchObject([{ action_item_id: first }])
  expect(third).toBeGreaterThan(first)
})

test('an answer that is only removed solves nothing, also when another one follows', {
  tags: ['deep'],
}, async () => {
  await makePoint()
  await answer([])
  expect(await sql`select from check_risk where question_key = 'load'`).toEqual([])
  await answer(['le4'])
  expect(await solved()).toEqual([])
})

test('a task that is deselected solves the risks of its script; a question without an answer solves none', {
  tags: ['deep'],
}, async () => {
  const id = await makePoint()
  await answer(['liftHigh', 'carry'], { script: 'EDUCATION', question: 'tasks' })
  await answer([], { script: 'EDUCATION', question: 'tasks' })
  expect(await solved()).toEqual([])
  await answer(['liftHigh', 'carry'], { script: 'EDUCATION', question: 'tasks' })
  await answer(['carry'], { script: 'EDUCATION', question: 'tasks' })
  expect(await solvedRows()).toMatchObject([{ script_key: 'LIFT_ABOVE_SHOULDER', action_item_id: id }])
  // The answers are kept: the risk is back with the task.
  await answer(['liftHigh', 'carry'], { script: 'EDUCATION', question: 'tasks' })
  expect(await solved()).toEqual([])
})

test('another answer with a risk solves nothing, nor does the same one again', async () => {
  await makePoint()
  await answer(['4to25'])
  await answer(['4to25'])
  expect(await solved()).toEqual([])
  await answer(['le4'])
  expect(await solvedRows()).toMatchObject([{ answer_key: '4to25', urgency: 'SOON' }])
})

test('a risk of the question that comes back is not solved any more, also when it is another one', async () => {
  await makePoint()
  await makePoint(NEWCOMERS)
  await answer(['no'], NEWCOMERS)
  await answer(['yes'], NEWCOMERS)
  await answer(['le4'])
  expect(await solved()).toEqual(['EDUCATION.newcomers: no', HEAVY])
  await answer(['4to25'])
  expect(await solved()).toEqual(['EDUCATION.newcomers: no'])
  await answer(['le4'])
  expect(await solved()).toEqual(['EDUCATION.newcomers: no', 'LIFT_ABOVE_SHOULDER.load: 4to25'])
})

test('the same answers in another section stay as they are', async () => {
  const path = moving.pathOf(made.from, `functiongroup/${made.group}/copy`)
  const { body } = await made.els.browser.post(path, { functionGroupName: 'Lassers' })
  const lassers = body.responseObject.id as number
  await makePoint()
  await makePoint(LOAD, { group: lassers })
  await answer(['le4'])
  expect(await solvedRows()).toMatchObject([{ section_id: made.group }])
  expect(await sql`select section_id from check_risk where question_key = 'load'`).toEqual([
    { section_id: lassers },
  ])
  await answer(['le4'], LOAD, made.jan, lassers)
  await answer(['gt25'])
  expect(await solvedRows()).toMatchObject([{ section_id: lassers }])
})

test('answers to the other questions solve nothing, and a copy of a section has nothing solved', {
  tags: ['deep'],
}, async () => {
  await makePoint()
  await answer(['no'], { ...LOAD, question: 'height' })
  expect(await solved()).toEqual([])
  await answer(['le4'])
  const path = moving.pathOf(made.from, `functiongroup/${made.group}/copy`)
  expect((await made.els.browser.post(path, { functionGroupName: 'Lassers' })).status).toBe(200)
  expect(await solved()).toEqual([HEAVY])
})

test('of two people who answer at once, one solves the risk, and the other is refused', async () => {
  await makePoint()
  const given = { ...LOAD, group: made.group, revision: 1 }
  const responses = await Promise.all([
    moving.answer(made.jan, made.from, { ...given, answers: ['le4'] }),
    moving.answer(made.els, made.from, { ...given, answers: ['4to25'] }),
  ])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const isGreen = responses[0]!.status === 200
  expect(await solvedRows()).toHaveLength(isGreen ? 1 : 0)
  expect(await sql`select answer_key from check_risk where question_key = 'load'`).toEqual(
    isGreen ? [] : [{ answer_key: '4to25' }],
  )
})

test('completing an action point while its question is answered blocks neither', async () => {
  const id = await makePoint(LOAD, { isOpen: true })
  const [completed] = await Promise.all([complete(id), answer(['le4'])])
  expect(completed.status).toBe(200)
})

test('a new version of the questionnaire solves nothing, and a risk that it finds again is not solved any more', async () => {
  await makePoint()
  const answers = (key: string) => JSON.stringify([{ answerId: key, value: '' }])
  const renew = async (key: string) => {
    await sql`update check_answer set answers = ${answers(key)} where question_key = 'load'`
    await sql`update company_check set questionnaire_version = 0`
    await made.els.browser.get(moving.pathOf(made.from, 'answers'))
  }
  await renew('le4')
  expect(await sql`select from check_risk where question_key = 'load'`).toEqual([])
  expect(await solved()).toEqual([])
  await renew('gt25')
  await answer(['le4'])
  expect(await solved()).toEqual([HEAVY])
  await renew('gt25')
  expect(await solved()).toEqual([])
})

test('an answer to an outdated status does not solve what the new version of the questionnaire took away', async () => {
  await makePoint()
  await sql`
    update check_answer set answers = '[{"answerId": "le4", "value": ""}]' where question_key = 'load'`
  await sql`update company_check set questionnaire_version = 0`
  await answer(['yes'], NEWCOMERS)
  expect(await solved()).toEqual([])
})

test('a row that an older server left is replaced', async () => {
  await makePoint()
  await answer(['le4'])
  await answer(['gt25'])
  const id = await makePoint()
  await sql`
    insert into solved_risk (section_id, script_key, question_key, answer_key, urgency, action_item_id, solved_at)
    select ${made.group}, 'LIFT_ABOVE_SHOULDER', 'load', 'gt25', 'LATER', min(id), '2026-01-01' from action_item`
  await answer(['le4'])
  const [row, ...others] = await solvedRows()
  expect(others).toEqual([])
  expect(row).toMatchObject({ urgency: 'NOW', action_item_id: id, solved_by: made.jan.id })
  expect((row!.solved_at as Date).getFullYear()).toBeGreaterThan(2025)
  expect(backEnd.isDuringTest(row!.solved_at)).toBe(true)
})

test('what is solved goes with its section, and stays with a check that moves', {
  tags: ['deep'],
}, async () => {
  const id = await makePoint()
  await answer(['le4'])
  await made.move()
  expect(await solvedRows()).toMatchObject([{ section_id: made.group, action_item_id: id }])
  const given = { ...LOAD, group: made.group, answers: ['gt25'], revision: 2 }
  expect((await moving.answer(made.jan, made.to, given)).status).toBe(200)
  expect(await solved()).toEqual([])
  expect((await moving.answer(made.jan, made.to, { ...given, answers: ['le4'], revision: 3 })).status).toBe(
    200,
  )
  await made.els.browser.delete(moving.pathOf(made.to, `functiongroup/${made.group}`))
  expect(await solved()).toEqual([])
  expect(await sql`select id, section_id from action_item`).toEqual([{ id, section_id: null }])
})

test('what somebody solved stays when the account is deleted', async () => {
  await makePoint()
  await answer(['le4'])
  await sql`delete from person where id = ${made.jan.id}`
  expect(await solvedRows()).toMatchObject([{ solved_by: null }])
})

test('the history names the risk of the day once, with the action point', async () => {
  const id = await makePoint()
  const history = () => sql`
    select person_id, "check", section_name, risk, item_id, is_daily from company_activity
    where kind = 'RISK_SOLVED' order by id`
  await answer(['le4'])
  const row = {
    person_id: made.jan.id,
    check: CHECK,
    section_name: 'Bankwerkers',
    item_id: id,
    is_daily: true,
  }
  expect(await history()).toEqual([{ ...row, risk: 'Last boven het maximum van 25\u00a0kg per persoon' }])
  await answer(['4to25'])
  await answer(['le4'])
  expect(await history()).toEqual([{ ...row, risk: 'Last van meer dan 4\u00a0kg boven schouderhoogte' }])
})

test('the history links to the action point while it is in the company', async () => {
  const id = await makePoint()
  await answer(['le4'])
  const linked = async (company: number) => {
    const { body } = await made.els.browser.get(`/rest/companies/${company}/activities?size=100`)
    const { items } = body.responseObject as { items: CompanyActivity[] }
    return items.filter(({ kind }) => kind === 'RISK_SOLVED').map(({ itemId, risk }) => [itemId, risk])
  }
  const risk = 'Last boven het maximum van 25 kg per persoon'
  expect(await linked(made.from)).toEqual([[id, risk]])
  await made.move()
  expect(await linked(made.from)).toEqual([[null, risk]])
  expect(await linked(made.to)).toEqual([])
})

test('what is not solved is not in the history', async () => {
  await makePoint(LOAD, { isOpen: true })
  await answer(['le4'])
  expect(await sql`select from company_activity where kind = 'RISK_SOLVED'`).toEqual([])
})
