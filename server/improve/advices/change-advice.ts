import { isDeepStrictEqual } from 'node:util'

import { type Kysely, sql } from 'kysely'
import {
  changedBy,
  type Editor,
  lockCompany,
  requireMayChange,
  requireRevision,
} from '#server/history/authoring/changes.ts'
import { type ItemLimits, lockCompanyForItem } from '#server/history/authoring/item-cap.ts'
import { recordItemActivity } from '#server/history/company-activity/record-company-activity.ts'
import { today } from '#server/platform/database/days.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { REQUIRED } from '#shared/domain/basics/rules.ts'
import type {
  Advice,
  AdviceArchiveRequest,
  AdviceInput,
  AdviceUpdateInput,
} from '#shared/domain/improve/advice.ts'
import { columnsOf, findAdviceForUpdate } from './queries.ts'

type Db = Kysely<Database>

const ALREADY_ARCHIVED = 'Dit advies is intussen al gearchiveerd.'

/** Returns the id. Refuses like `lockCompanyForItem`. */
export const createAdvice = (
  db: Db,
  limits: ItemLimits,
  input: AdviceInput,
  { user, company }: Editor,
): Promise<{ id: number }> =>
  db.transaction().execute(async (transaction) => {
    await lockCompanyForItem(transaction, limits, company.id, 'advice')
    const lastVisit = transaction
      .selectFrom('visitReport')
      .select(({ fn }) => fn.max('dateAppointment').as('day'))
      .where('companyId', '=', company.id)
      .where('createdBy', '=', user.id)
      .where('dateAppointment', '<=', today)
    const advice = await transaction
      .insertInto('advice')
      .values({
        ...columnsOf(input),
        companyId: company.id,
        createdBy: user.id,
        createdByCoach: company.permission.userRole === 'COACH',
        dateAppointment: sql<string | null>`(${lastVisit})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordItemActivity(transaction, 'ADVICE_CREATED', advice.id, { user, company })
    return advice
  })

/** Locks the company first. Refuses with 403 (company deleted, or no permission) and 404 (no such advice). */
async function requireAdvice(transaction: Db, adviceId: number, editor: Editor) {
  await lockCompany(transaction, editor.company.id)
  const found = await findAdviceForUpdate(transaction, editor.company.id, adviceId)
  if (!found) throw new Refusal(404)
  requireMayChange(found.advice.createdBy, editor)
  return found
}

/** Equal values change nothing. Refuses with 403 (not allowed), 404 and 409 (changed since `revision`). */
export const updateAdvice = (
  db: Db,
  adviceId: number,
  { revision, ...input }: AdviceUpdateInput,
  editor: Editor,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { advice, updatedBy } = await requireAdvice(transaction, adviceId, editor)
    if (isDeepStrictEqual(columnsOf(advice), columnsOf(input))) return
    requireRevision(revision, { revision: advice.revision, updatedBy })
    await transaction
      .updateTable('advice')
      .set({ ...columnsOf(input), ...changedBy(editor.user.id) })
      .where('id', '=', adviceId)
      .execute()
    await recordItemActivity(transaction, 'ADVICE_CHANGED', adviceId, editor)
  })

const isArchivedWith = (advice: Advice, { safetyImproved, safetyImprovementAnswer }: AdviceArchiveRequest) =>
  advice.safetyImproved === safetyImproved && advice.safetyImprovementAnswer === safetyImprovementAnswer

/**
 * Without an answer, takes it out of the archive and keeps the old answer. Refuses like `updateAdvice`, and with 400
 * (no answer for an active advice) and 409 (archived with another answer).
 */
export const archiveAdvice = (
  db: Db,
  adviceId: number,
  request: AdviceArchiveRequest,
  editor: Editor,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { advice } = await requireAdvice(transaction, adviceId, editor)
    const { safetyImproved, safetyImprovementAnswer } = request
    if (!advice.archived && !safetyImproved)
      throw new Refusal(400, [{ field: 'safetyImproved', message: REQUIRED }])
    if (advice.archived && safetyImproved) {
      if (isArchivedWith(advice, request)) return
      throw new Refusal(409, ALREADY_ARCHIVED, 'EDIT_CONFLICT')
    }
    await transaction
      .updateTable('advice')
      .set(
        safetyImproved
          ? {
              archivedAt: sql<Date>`now()`,
              safetyImproved,
              safetyImprovementAnswer,
            }
          : { archivedAt: null },
      )
      .where('id', '=', adviceId)
      .execute()
    const kind = safetyImproved ? 'ADVICE_ARCHIVED' : 'ADVICE_UNARCHIVED'
    await recordItemActivity(transaction, kind, adviceId, editor)
  })
