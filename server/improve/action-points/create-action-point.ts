import type { Kysely } from 'kysely'
import type * as v from 'valibot'
import { requireQuestion } from '#server/checks/engine/answers.ts'
import { findSection } from '#server/checks/engine/queries.ts'
import { lockCheck } from '#server/checks/engine/status.ts'
import { questionnaires } from '#server/checks/questionnaires/registry.ts'
import type { Editor } from '#server/history/authoring/changes.ts'
import { type ItemLimits, lockCompanyForItem } from '#server/history/authoring/item-cap.ts'
import { recordItemActivity } from '#server/history/company-activity/record-company-activity.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { requireRoom } from '#server/platform/http/cap.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { mayEnter, OWNER } from '#shared/domain/basics/access.ts'
import type { ActionPointInput, ActionPointOrigin } from '#shared/domain/improve/action-point.ts'
import { columnsOf } from './columns.ts'

type Db = Kysely<Database>

/** Keeps a plan readable. */
const MAX_PER_ANSWER = 100
const LIMIT_REACHED = `Je kunt bij één risico hooguit ${MAX_PER_ANSWER} actiepunten maken.`

/** Locks the answer that the action point is for. Refuses with 404 (no such answer) and 409 (it has the maximum). */
async function lockOrigin(transaction: Db, companyId: number, origin: ActionPointOrigin) {
  const { check, checkSectionId: sectionId, scriptKey, questionId } = origin
  const questionnaire = questionnaires[check]
  requireQuestion(questionnaire, scriptKey, questionId, sectionId)
  const sectionCheck = { companyId, questionnaire }
  await lockCheck(transaction, sectionCheck)
  const section = await findSection(transaction, sectionCheck, sectionId)
  if (!section) throw new Refusal(404)
  const forAnswer = transaction
    .selectFrom('actionItem')
    .where('sectionId', '=', section.id)
    .where('scriptKey', '=', scriptKey)
    .where('questionKey', '=', questionId)
  await requireRoom(forAnswer, {
    max: MAX_PER_ANSWER,
    message: LIMIT_REACHED,
    code: 'ACTION_POINT_LIMIT_REACHED',
  })
  return { check, sectionId: section.id, scriptKey, questionKey: questionId }
}

/** Locks the advice. Refuses with 403 (not the owner) and 404 (no such advice in the company). */
async function lockAdvice(transaction: Db, adviceId: number, { user, company }: Editor) {
  if (!mayEnter(OWNER, { ...company, roles: user.roles })) throw new Refusal(403)
  const advice = await transaction
    .selectFrom('advice')
    .select('id')
    .where('id', '=', adviceId)
    .where('companyId', '=', company.id)
    .forKeyShare()
    .executeTakeFirst()
  if (!advice) throw new Refusal(404)
}

/**
 * Returns the id. Refuses with 403 (company deleted, or only the owner may use the advice), 404 (no such answer or
 * advice in this company) and 409 (the company or the answer has the maximum).
 */
export const createActionPoint = (
  db: Db,
  limits: ItemLimits,
  { origin, adviceId, ...fields }: v.InferOutput<typeof ActionPointInput>,
  editor: Editor,
): Promise<{ id: number }> =>
  db.transaction().execute(async (transaction) => {
    const companyId = editor.company.id
    // The company is locked before its check, in the same order as when it is deleted.
    await lockCompanyForItem(transaction, limits, companyId, 'actionItem')
    if (adviceId !== null) await lockAdvice(transaction, adviceId, editor)
    const originColumns = origin && (await lockOrigin(transaction, companyId, origin))
    const actionPoint = await transaction
      .insertInto('actionItem')
      .values({
        companyId,
        ...columnsOf(fields),
        createdBy: editor.user.id,
        adviceId,
        ...originColumns,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordItemActivity(transaction, 'ACTION_POINT_CREATED', actionPoint.id, editor)
    return actionPoint
  })
