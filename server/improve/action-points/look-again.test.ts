import { beforeEach, expect, test } from 'vitest'
import { FORMER_USER } from '#shared/domain/basics/author.ts'
import type { ActionPointDetails } from '#shared/domain/improve/action-point.ts'
import type { User } from '../../../testing/factories/companies.ts'
import { movingIn } from '../../../testing/factories/moving.ts'
import { useBackEnd } from '../../../testing/harness/back-end.ts'

const backEnd = useBackEnd()
const { sql } = backEnd
const moving = movingIn(backEnd)
const CHECK = 'PHYSICAL_STRAIN'
const LOAD = { script: 'LIFT_ABOVE_SHOULDER', question: 'load' }

let made: Awaited<ReturnType<typeof moving.createTwoCompanies>>
let point: number
beforeEach(async () => {
  made = await moving.createTwoCompanies()
  await moving.answerScript(made.els, made.from, made.group, 'EDUCATION', { tasks: ['liftHigh'] })
  await answer(['gt25'])
  point = await makePoint(made.group, LOAD)
})

const answer = async (answers: string[], revision = 0, user = made.jan) => {
  const given = { ...LOAD, group: made.group, answers, revision }
  expect((await moving.answer(user, made.from, given)).status).toBe(200)
}
const makePoint = (group: number | null, { script, question }: typeof LOAD) =>
  moving.makeActionPoint(made.els, made.from, {
    origin: { check: CHECK, checkSectionId: group, scriptKey: script, questionId: question },
  })
const complete = (id = point) =>
  made.els.browser.post(`/rest/companies/${made.from}/actionitems/${id}`, { completed: true })

async function followUp(user: User = made.els, id = point, company = made.from) {
  const { status, body } = await user.browser.get(`/rest/companies/${company}/actionitems/${id}`)
  expect(status).toBe(200)
  const { lookAgain, solved } = body.responseObject as ActionPointDetails
  return { lookAgain, solved }
}
const NONE = { lookAgain: null, solved: null }

const question =
  'Hoe zwaar is de zwaarste last die één persoon in de groep Bankwerkers boven schouderhoogte tilt of neerzet?'
const HEAVY = 'Last boven het maximum van 25 kg per persoon'

test('a completed action point asks to answer its question again, with the answer as it is', {
  tags: ['deep'],
}, async () => {
  expect(await followUp()).toEqual(NONE)
  await complete()
  const query = `scriptKey=LIFT_ABOVE_SHOULDER&functionGroupId=${made.group}&questionId=load&opnieuw=${point}`
  const expected = {
    check: CHECK,
    href: `/check/fysieke-belasting/${made.from}?${query}`,
    question,
    answer: 'Meer dan 25 kg',
    risk: HEAVY,
    answeredDate: expect.toSatisfy(backEnd.isDuringTest),
    answeredBy: { id: made.jan.id, name: 'Jan de Smid' },
  }
  expect(await followUp()).toEqual({ lookAgain: expected, solved: null })
  await answer(['4to25'], 1, made.els)
  expect((await followUp()).lookAgain).toEqual({
    ...expected,
    answer: 'Meer dan 4 t/m 25 kg',
    risk: 'Last van meer dan 4 kg boven schouderhoogte',
    answeredBy: { id: made.els.id, name: 'Els de Smid' },
  })
})

test('a solved risk has the answer then and now, and who solved it', async () => {
  await complete()
  await answer(['le4'], 1)
  expect(await followUp()).toEqual({
    lookAgain: null,
    solved: {
      question,
      risk: HEAVY,
      answer: 'Meer dan 25 kg',
      answerNow: '4 kg of minder',
      solvedDate: expect.toSatisfy(backEnd.isDuringTest),
      solvedBy: { id: made.jan.id, name: 'Jan de Smid' },
    },
  })
  await sql`update solved_risk set solved_at = '2026-03-29T01:30:00.5Z'`
  expect((await followUp()).solved?.solvedDate).toBe('2026-03-29T01:30:00.500Z')
})

test('the question of a task that was deselected has no answer now', async () => {
  await complete()
  const tasks = { script: 'EDUCATION', question: 'tasks', group: made.group, answers: ['carry'], revision: 1 }
  expect((await moving.answer(made.els, made.from, tasks)).status).toBe(200)
  expect(await followUp()).toMatchObject({
    lookAgain: null,
    solved: { answer: 'Meer dan 25 kg', answerNow: null },
  })
})

test('both completed action points of a question say that it is solved, and an open one does not', async () => {
  const other = await makePoint(made.group, LOAD)
  const open = await makePoint(made.group, LOAD)
  await complete()
  await complete(other)
  await answer(['le4'], 1)
  for (const id of [point, other])
    expect(await followUp(made.els, id)).toMatchObject({ lookAgain: null, solved: { risk: HEAVY } })
  expect(await followUp(made.els, open)).toEqual(NONE)
})

test('an answer that was removed leaves neither', async () => {
  await complete()
  await answer([], 1)
  expect(await followUp()).toEqual(NONE)
})

test('answers, risks and solved risks of other questions, scripts and function groups are not of this one', {
  tags: ['deep'],
}, async () => {
  const { els, from, group } = made
  const lassers = await moving.addGroup(els, from, 'Lassers')
  await moving.answerScript(els, from, lassers, 'EDUCATION', { tasks: ['liftHigh'] })
  const others: [number, typeof LOAD, string][] = [
    [group, { ...LOAD, question: 'height' }, 'yes'],
    [group, { script: 'EDUCATION', question: 'newcomers' }, 'no'],
    [lassers, LOAD, 'gt25'],
  ]
  await complete()
  for (const [id, place, red] of others) {
    await moving.answer(els, from, { ...place, group: id, answers: [red] })
    await complete(await makePoint(id, place))
  }
  // The same question key in two scripts, and the same keys in two function groups.
  await sql`
    insert into check_answer (section_id, script_key, question_key, answers, version)
    select section_id, 'PUSH_AND_PULL', 'load', answers, version from check_answer
    where question_key = 'load' and section_id = ${group}`
  await sql`
    insert into check_risk values (${group}, 'PUSH_AND_PULL', 'load', '4to25', 'SOON')`
  expect((await followUp()).lookAgain).toMatchObject({ risk: HEAVY, answer: 'Meer dan 25 kg' })
  await answer(['4to25'], 1)
  expect((await followUp()).lookAgain?.risk).toBe('Last van meer dan 4 kg boven schouderhoogte')
  await answer(['le4'], 2)
  await sql`insert into check_risk values (${lassers}, 'LIFT_ABOVE_SHOULDER', 'load', '4to25', 'SOON') on conflict do nothing`
  await sql`
    insert into solved_risk (section_id, script_key, question_key, answer_key, urgency, action_item_id)
    select section.id, script, question, 'gt25', 'NOW', ${point}
    from (values (${group}::int, 'PUSH_AND_PULL', 'load'), (${group}, 'LIFT_ABOVE_SHOULDER', 'height'),
      (${lassers}, 'LIFT_ABOVE_SHOULDER', 'load')) as section (id, script, question)`
  expect(await followUp()).toMatchObject({
    lookAgain: null,
    solved: { risk: 'Last van meer dan 4 kg boven schouderhoogte', answerNow: '4 kg of minder' },
  })
})

test('a question about the whole company has a path without a function group', async () => {
  await moving.answerScript(made.els, made.from, null, 'SITTING_WORK', { applies: 'yes', breaks: 'no' })
  const id = await makePoint(null, { script: 'SITTING_WORK', question: 'breaks' })
  await complete(id)
  const { lookAgain } = await followUp(made.els, id)
  expect(lookAgain?.href).toBe(
    `/check/fysieke-belasting/${made.from}?scriptKey=SITTING_WORK&questionId=breaks&opnieuw=${id}`,
  )
})

test('an action point without a risk, and one whose function group was deleted, ask nothing', {
  tags: ['deep'],
}, async () => {
  const other = await moving.makeActionPoint(made.els, made.from)
  await complete(other)
  expect(await followUp(made.els, other)).toEqual(NONE)
  await complete()
  await made.els.browser.delete(moving.pathOf(made.from, `functiongroup/${made.group}`))
  expect(await followUp()).toEqual(NONE)
})

test('who does not see the check sees nothing of its answers; who only reads along does', async () => {
  await complete()
  const kim = await moving.createUser('kim')
  await moving.invite(kim, made.from, { rights: 'ADMIN', checks: ['NOISE_HAZARD'] })
  const read = await moving.createInvitee(made.from, 'READONLY', 'ria')
  expect(await followUp(kim)).toEqual(NONE)
  expect((await followUp(read)).lookAgain?.answer).toBe('Meer dan 25 kg')
  expect((await followUp(made.bea)).lookAgain?.answer).toBe('Meer dan 25 kg')
  await answer(['le4'], 1)
  expect(await followUp(kim)).toEqual(NONE)
  expect((await followUp(read)).solved?.answerNow).toBe('4 kg of minder')
})

test('somebody whose account was deleted is a former user', async () => {
  await complete()
  await sql`delete from person where id = ${made.jan.id}`
  expect((await followUp()).lookAgain?.answeredBy).toEqual({ id: null, name: FORMER_USER })
  await answer(['le4'], 1, made.els)
  await sql`update solved_risk set solved_by = null`
  expect((await followUp()).solved?.solvedBy).toEqual({ id: null, name: FORMER_USER })
})

test('after the check was moved, the action point is about its question in the other company', async () => {
  await complete()
  await made.move()
  expect((await followUp(made.els, point, made.to)).lookAgain?.href).toContain(
    `/check/fysieke-belasting/${made.to}?`,
  )
})

test('a status of an older questionnaire is computed again first', async () => {
  await complete()
  await sql`
    update check_answer set answers = '[{"answerId": "le4", "value": ""}]' where question_key = 'load'`
  await sql`update company_check set questionnaire_version = 0`
  expect(await followUp()).toEqual(NONE)
})

test('a text beside an answer is part of it, and an answer that the questionnaire does not have is left out', {
  tags: ['deep'],
}, async () => {
  await complete()
  await answer(['le4'], 1)
  await sql`update check_answer set answers = '[{"answerId": "le4", "value": "3 kg"}]' where question_key = 'load'`
  expect((await followUp()).solved?.answerNow).toBe('4 kg of minder: 3 kg')
  await sql`update check_answer set answers = '[]' where question_key = 'load'`
  expect((await followUp()).solved?.answerNow).toBe('')
  await sql`update solved_risk set answer_key = 'gone'`
  expect((await followUp()).solved).toBeNull()
  await sql`update action_item set question_key = 'gone'`
  expect(await followUp()).toEqual(NONE)
})
