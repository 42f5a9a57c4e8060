import { isDeepStrictEqual } from 'node:util'

import { type Kysely, sql } from 'kysely'
import { changedBy, type Editor, lockCompany, requireRevision } from '#server/history/authoring/changes.ts'
import { type ItemLimits, lockCompanyForItem } from '#server/history/authoring/item-cap.ts'
import { recordItemActivity } from '#server/history/company-activity/record-company-activity.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { isAuthor } from '#shared/domain/basics/author.ts'
import type {
  RatingInput,
  VisitReport,
  VisitReportArchiveInput,
  VisitReportInput,
  VisitReportUpdateInput,
} from '#shared/domain/improve/visit-report.ts'
import { columnsOf, findVisitReportForUpdate } from './queries.ts'

type Db = Kysely<Database>

const ARCHIVED = 'Dit bezoekverslag is gearchiveerd. Je kunt het niet aanpassen, verwijderen of beoordelen.'

/** Returns the id. Refuses like `lockCompanyForItem`. */
export const createVisitReport = (
  db: Db,
  limits: ItemLimits,
  input: VisitReportInput,
  { user, company }: Editor,
): Promise<{ id: number }> =>
  db.transaction().execute(async (transaction) => {
    await lockCompanyForItem(transaction, limits, company.id, 'visitReport')
    const report = await transaction
      .insertInto('visitReport')
      .values({ ...columnsOf(input), companyId: company.id, createdBy: user.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordItemActivity(transaction, 'VISIT_REPORT_CREATED', report.id, { user, company })
    return report
  })

/** Locks the company first. Refuses with 403 (company deleted) and 404 (no such visit report). */
async function requireVisitReport(transaction: Db, id: number, { company }: Editor) {
  await lockCompany(transaction, company.id)
  const found = await findVisitReportForUpdate(transaction, company.id, id)
  if (!found) throw new Refusal(404)
  return found
}

function requireActive({ archived }: VisitReport): void {
  if (archived) throw new Refusal(409, ARCHIVED, 'VISIT_REPORT_ARCHIVED')
}

/** Refuses like `requireVisitReport`, and with 403 (not the author) and 409 (archived). */
async function requireOwnVisitReport(transaction: Db, id: number, editor: Editor) {
  const found = await requireVisitReport(transaction, id, editor)
  if (!isAuthor(found.report.createdBy, editor.user.id)) throw new Refusal(403)
  requireActive(found.report)
  return found
}

/**
 * Equal values change nothing. Refuses with 403 (not the author), 404 and 409 (archived, or saved since `revision`).
 */
export const updateVisitReport = (
  db: Db,
  id: number,
  { revision, ...input }: VisitReportUpdateInput,
  editor: Editor,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { report, updatedBy } = await requireOwnVisitReport(transaction, id, editor)
    if (isDeepStrictEqual(columnsOf(report), columnsOf(input))) return
    requireRevision(revision, { revision: report.revision, updatedBy })
    await transaction
      .updateTable('visitReport')
      .set({ ...columnsOf(input), ...changedBy(editor.user.id) })
      .where('id', '=', id)
      .execute()
    await recordItemActivity(transaction, 'VISIT_REPORT_CHANGED', id, editor)
  })

/** Refuses like `updateVisitReport`, without comparing revisions. */
export const deleteVisitReport = (db: Db, id: number, editor: Editor): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await requireOwnVisitReport(transaction, id, editor)
    await transaction.deleteFrom('visitReport').where('id', '=', id).execute()
    await recordItemActivity(transaction, 'VISIT_REPORT_DELETED', id, editor)
  })

/** Without `archived`, changes to the other state. Refuses with 404. The route checks the rights. */
export const archiveVisitReport = (
  db: Db,
  id: number,
  { archived }: VisitReportArchiveInput,
  editor: Editor,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { report } = await requireVisitReport(transaction, id, editor)
    if (archived === report.archived) return
    await transaction
      .updateTable('visitReport')
      .set({ archivedAt: report.archived ? null : sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    const kind = report.archived ? 'VISIT_REPORT_UNARCHIVED' : 'VISIT_REPORT_ARCHIVED'
    await recordItemActivity(transaction, kind, id, editor)
  })

/**
 * The author then has to read it; an equal rating changes nothing. Refuses with 404 and 409 (archived, or saved since
 * `revision`). The route checks the rights.
 */
export const rateVisitReport = (
  db: Db,
  id: number,
  { revision, rating, comment }: RatingInput,
  editor: Editor,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { report, updatedBy } = await requireVisitReport(transaction, id, editor)
    requireActive(report)
    if (isDeepStrictEqual(report.rating, { rating, comment })) return
    requireRevision(revision, { revision: report.revision, updatedBy })
    await transaction
      .updateTable('visitReport')
      .set({
        rating,
        ratingComment: comment,
        ratedAt: sql<Date>`now()`,
        ratingReadAt: null,
        ...changedBy(editor.user.id),
      })
      .where('id', '=', id)
      .execute()
    await recordItemActivity(transaction, 'VISIT_REPORT_RATED', id, editor)
  })
