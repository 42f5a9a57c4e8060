import { isDeepStrictEqual } from 'node:util'

import { type Kysely, sql } from 'kysely'
import {
  changedBy,
  type Editor,
  lockCompany,
  requireMayChange,
  requireRevision,
} from '#server/history/authoring/changes.ts'
import { recordItemActivity } from '#server/history/company-activity/record-company-activity.ts'
import { deleteWaitingReminders } from '#server/mail/mail-subscriptions/waiting-mails.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ActionPoint, ActionPointUpdateInput } from '#shared/domain/improve/action-point.ts'
import { columnsOf } from './columns.ts'
import { findActionPoint, findActionPointForUpdate } from './queries.ts'

const COMPLETED = 'Dit actiepunt is afgerond. Je kunt het niet meer aanpassen.'

/**
 * Absent fields stay as they are. Deletes reminders that wait. Returns the action point as saved, perhaps in another
 * company. Refuses with 403 (company deleted, or not allowed), 404 and 409 (completed, or changed since `revision`).
 */
export const changeActionPoint = (
  db: Kysely<Database>,
  id: number,
  { revision, completed, ...fields }: ActionPointUpdateInput,
  editor: Editor,
): Promise<ActionPoint> =>
  db.transaction().execute(async (transaction) => {
    await lockCompany(transaction, editor.company.id)
    const found = await findActionPointForUpdate(transaction, editor.company.id, id)
    if (!found) throw new Refusal(404)
    const { actionPoint, updatedBy } = found
    requireMayChange(actionPoint.createdBy, editor)
    if (actionPoint.completed) throw new Refusal(409, COMPLETED, 'ACTION_POINT_COMPLETED')
    const columns = columnsOf({ ...actionPoint, ...fields })
    if (!completed && isDeepStrictEqual(columns, columnsOf(actionPoint))) return actionPoint
    requireRevision(revision, { revision: actionPoint.revision, updatedBy })
    await transaction
      .updateTable('actionItem')
      .set({
        ...columns,
        ...changedBy(editor.user.id),
        ...(completed && { completedAt: sql<Date>`now()`, completedBy: editor.user.id }),
      })
      .where('id', '=', id)
      .execute()
    const kind = completed ? 'ACTION_POINT_COMPLETED' : 'ACTION_POINT_CHANGED'
    await recordItemActivity(transaction, kind, id, editor)
    await deleteWaitingReminders(transaction, id)
    return (await findActionPoint(transaction, editor.company.id, id))!
  })
