import { expect, test } from 'vitest'

import { dayAgo, startedSubstanceList } from '../../testing/factories/substance-list.ts'
import { useOwnBackEnd } from '../../testing/harness/back-end.ts'

const backEnd = useOwnBackEnd()

test('a review that has become too old changes the colour of its substance, in nobody’s name', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const id = await substanceList.addSubstance({ reviewedOn: dayAgo(300) })
  const other = await substanceList.addSubstance({ name: 'Thinner' })
  await substanceList.answerAll(id)
  await substanceList.answerAll(other)
  expect(await backEnd.sql`select status from company_check`).toEqual([{ status: 'GREEN' }])

  // As if the review was a hundred days earlier.
  await backEnd.sql`
    update substance set due_on = current_date - 1, record = jsonb_set(record, '{reviewedOn}', to_jsonb(${dayAgo(400)}::text))
    where section_id = ${id}`
  await backEnd.stopAndRestart()
  await expect.poll(() => backEnd.sql`select status from company_check`).toEqual([{ status: 'ORANGE' }])
  expect(
    await backEnd.sql`
    select answers, answered_by from check_answer where question_key = 'reviewed' order by section_id`,
  ).toEqual([
    { answers: [{ answerId: 'no', value: '' }], answered_by: null },
    { answers: [{ answerId: 'yes', value: '' }], answered_by: 1 },
  ])
  expect(
    await backEnd.sql`select due_on from substance where section_id = ${id} and due_on <= current_date`,
  ).toEqual([])
})

test('answers of an earlier version are computed again, also where a substance was never opened since', async () => {
  const substanceList = await startedSubstanceList(backEnd)
  const peroxide = { statements: ['H242', 'H314'], adrClass: '5.2' as const }
  const id = await substanceList.addSubstance(peroxide)
  await substanceList.answerAll(id)
  const stored = await substanceList.stored()

  // As the version before left it: no answers to questions that are new, and others that were true then.
  await backEnd.sql`delete from check_answer where question_key in ('form', 'health', 'coolant', 'beside')`
  await backEnd.sql`
    update check_answer set answers = '[{"answerId": "below", "value": ""}]' where question_key = 'amount'`
  await backEnd.sql`update check_answer set version = 1, revision = 0`
  await backEnd.sql`update company_check set questionnaire_version = 1`
  await backEnd.sql`update substance set stock_group = 'Klasse 8 en klasse 9'`
  await backEnd.stopAndRestart()
  const keys = (answers: readonly string[]) => answers.map((answer) => answer.replace(/ .\d+.$/, ''))
  await expect.poll(async () => keys(await substanceList.stored())).toEqual(keys(stored))
  expect(
    await backEnd.sql`
      select distinct version from check_answer where question_key in ('details', 'amount', 'beside')`,
  ).toEqual([{ version: 2 }])
  expect(await backEnd.sql`select stock_group from substance`).toEqual([{ stock_group: null }])
  expect(await backEnd.sql`select answer_key from check_risk where script_key = 'STORAGE'`).toEqual([
    { answer_key: 'otherNo' },
  ])
})
