import { sql } from 'kysely'
import { insertSolvedRisks } from '#server/history/company-activity/record-company-activity.ts'
import { toRecordset } from '#server/platform/database/json.ts'
import { type Answers, solvedRisks } from '#shared/domain/checks/check-flow.ts'
import type { Db, SectionCheck, SectionRow } from './queries.ts'

type Change = { before: Answers; after: Answers; userId: number }

/**
 * Records solved risks whose question has a completed action point, with the one that was completed last. Sends at most
 * one statement, and none when no risk was solved. Requires the locks of the company and the check.
 */
export async function recordSolvedRisks(
  transaction: Db,
  { companyId, questionnaire }: SectionCheck,
  { id: sectionId, name }: Pick<SectionRow, 'id' | 'name'>,
  { before, after, userId }: Change,
): Promise<void> {
  const risks = solvedRisks(questionnaire, name === null ? 'COMPANY' : 'SECTION', before, after)
  if (risks.length === 0) return
  const rows = risks.map(({ scriptKey, question, answer, urgency, label }) => ({
    scriptKey,
    questionKey: question.questionKey,
    answerKey: answer.answerKey,
    urgency,
    label,
  }))
  await sql`
    with found as (
      select row.*, done.id as action_item_id
      from jsonb_to_recordset(${toRecordset(rows)}::jsonb)
        as row (script_key text, question_key text, answer_key text, urgency text, label text)
      cross join lateral (
        select id from action_item
        where section_id = ${sectionId} and action_item.script_key = row.script_key
          and action_item.question_key = row.question_key and completed_at is not null
        order by completed_at desc, id desc limit 1
      ) as done
    ), stored as (
      insert into solved_risk (section_id, script_key, question_key, answer_key, urgency, action_item_id, solved_by)
      select ${sectionId}::int, script_key, question_key, answer_key, urgency, action_item_id, ${userId}::int from found
      -- An older version of the server leaves the row of a risk that comes back.
      on conflict (section_id, script_key, question_key, answer_key) do update set urgency = excluded.urgency,
        action_item_id = excluded.action_item_id, solved_at = excluded.solved_at, solved_by = excluded.solved_by
    )
    ${insertSolvedRisks(
      { companyId, personId: userId, check: questionnaire.check, sectionName: name },
      sql`select action_item_id, string_agg(label, ', ' order by label collate "C") from found group by action_item_id`,
    )}
  `.execute(transaction)
}
