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
