import type { Kysely } from 'kysely'
import type * as v from 'valibot'

import type { ActionPointInput, ActionPointOrigin } from '#shared/domain/action-point.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { questionnaires } from '../questionnaires/registry.ts'
import { requireQuestion } from '../section-checks/answers.ts'
import { findSection } from '../section-checks/queries.ts'
import { lockCheck } from '../section-checks/status.ts'

type Db = Kysely<Database>

/** Most action points that are made of one answer: more would be no plan any more. */
const MAX_OF_ANSWER = 100
const ONE_TOO_MANY = `Je kunt bij één risico hooguit ${MAX_OF_ANSWER} actiepunten maken.`

/**
 * The answer that an action point was made of, as its row has it. Refuses with 404 one that is not there, and with 409
 * one that has enough of them; one that is there stays until the transaction ends.
 */
async function lockOrigin(transaction: Db, companyId: number, origin: ActionPointOrigin) {
  const { check, checkSectionId, scriptKey, questionId } = origin
  const questionnaire = questionnaires[check]
  if (!questionnaire) throw new Refusal(404)
  requireQuestion(questionnaire, scriptKey, questionId, checkSectionId)
  const sectionCheck = { companyId, questionnaire }
  await lockCheck(transaction, sectionCheck)
  const section = await findSection(transaction, sectionCheck, checkSectionId)
  if (!section) throw new Refusal(404)
  const { count } = await transaction
    .selectFrom('action_item')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('section_id', '=', section.id)
    .where('script_key', '=', scriptKey)
    .where('question_key', '=', questionId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_OF_ANSWER) throw new Refusal(409, ONE_TOO_MANY)
  return { check, section_id: section.id, script_key: scriptKey, question_key: questionId }
}

/**
 * Makes an action point. Gives its id. Refuses with 403 when the company is gone, with 404 when what it was made of
 * is not there or of another company, and with 409 when that has enough of them.
 */
export const insertActionPoint = (
  db: Db,
  companyId: number,
  { themes, description, actionHolder, deadline, origin }: v.InferOutput<typeof ActionPointInput>,
  userId: number,
): Promise<{ id: number }> =>
  db.transaction().execute(async (transaction) => {
    // The company before its check: deleting one takes them in that order too.
    const company = await transaction
      .selectFrom('company')
      .select('id')
      .where('id', '=', companyId)
      .forKeyShare()
      .executeTakeFirst()
    if (!company) throw new Refusal(403)
    const from = origin && (await lockOrigin(transaction, companyId, origin))
    return transaction
      .insertInto('action_item')
      .values({
        company_id: companyId,
        themes,
        description,
        action_holder: actionHolder,
        deadline: deadline || null,
        created_by: userId,
        ...from,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
