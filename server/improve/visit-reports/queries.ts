import { type Kysely, sql } from 'kysely'
import { authorOf, selectAuthor } from '#server/history/authoring/authors.ts'
import { selectDay, today } from '#server/platform/database/days.ts'
import type { ColumnsFor, Database } from '#server/platform/database/schema.ts'
import type { ArchivablePageQuery } from '#shared/domain/basics/page-query.ts'
import type { NextAppointment } from '#shared/domain/companies/next-appointment.ts'
import type { VisitReport, VisitReportInput } from '#shared/domain/improve/visit-report.ts'

type Db = Kysely<Database>

const MAX_LISTED = 500

const selectVisitReports = (db: Db, companyId: number) =>
  db
    .selectFrom('visitReport')
    .select([
      'visitReport.id',
      'companyId',
      'themes',
      'createdAt',
      selectAuthor('visitReport.createdBy').as('createdBy'),
      selectDay<string>('dateAppointment').as('dateAppointment'),
      selectDay<string | null>('dateNextAppointment').as('nextAppointment'),
      'reason',
      'recap',
      'firstVisit',
      'archivedAt',
      'rating',
      'ratingComment',
      'revision',
    ])
    .where('companyId', '=', companyId)

type VisitReportRow = Awaited<ReturnType<ReturnType<typeof selectVisitReports>['executeTakeFirstOrThrow']>>

const visitReportOf = ({
  createdAt,
  createdBy,
  nextAppointment,
  archivedAt,
  rating,
  ratingComment,
  ...report
}: VisitReportRow): VisitReport => ({
  ...report,
  createdDate: createdAt.toISOString(),
  createdBy: authorOf(createdBy),
  dateNextAppointment: nextAppointment ?? '',
  archived: archivedAt !== null,
  rating: rating && { rating, comment: ratingComment },
})

const sorted = (db: Db, companyId: number) =>
  selectVisitReports(db, companyId)
    .orderBy('visitReport.dateAppointment', 'desc')
    .orderBy('visitReport.id', 'desc')

/** The last visit first, 500 at most. `listVisitReportPage` returns all of them. */
export const listVisitReports = async (db: Db, companyId: number): Promise<VisitReport[]> =>
  (await sorted(db, companyId).limit(MAX_LISTED).execute()).map(visitReportOf)

export const countVisitReports = (db: Db, companyId: number) =>
  db
    .selectFrom('visitReport')
    .select([
      sql<number>`count(*) filter (where archived_at is null)::int`.as('active'),
      sql<number>`count(*)::int`.as('total'),
    ])
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()

/** The last visit first: the active ones, or with `archived` all of them. Empty after the last page. */
export async function listVisitReportPage(
  db: Db,
  companyId: number,
  { page, size, archived }: ArchivablePageQuery,
) {
  const { active, total } = await countVisitReports(db, companyId)
  const rows = await sorted(db, companyId)
    .$if(!archived, (query) => query.where('archivedAt', 'is', null))
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { items: rows.map(visitReportOf), count: archived ? total : active, total }
}

export async function findVisitReport(db: Db, companyId: number, id: number) {
  const row = await selectVisitReports(db, companyId).where('visitReport.id', '=', id).executeTakeFirst()
  return row && visitReportOf(row)
}

const isRatingUnreadBy = (userId: number) => sql<boolean>`(
  visit_report.created_by is not distinct from ${userId} and rated_at is not null and rating_read_at is null)`

export async function findVisitReportDetails(db: Db, companyId: number, id: number, userId: number) {
  const row = await selectVisitReports(db, companyId)
    .select(isRatingUnreadBy(userId).as('isRatingUnread'))
    .where('visitReport.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { isRatingUnread, ...report } = row
  return { ...visitReportOf(report), isRatingUnread }
}

/** Does nothing for others than the author, or when it was saved since `revision`; absent: not compared. */
export const recordRatingRead = (
  db: Db,
  { companyId, id, userId, revision }: { companyId: number; id: number; userId: number; revision?: number },
) =>
  db
    .updateTable('visitReport')
    .set({ ratingReadAt: sql<Date>`now()` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where(isRatingUnreadBy(userId))
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision!))
    .execute()

export async function findVisitReportForUpdate(transaction: Db, companyId: number, id: number) {
  const row = await selectVisitReports(transaction, companyId)
    .select(selectAuthor('visitReport.updatedBy').as('updatedBy'))
    .where('visitReport.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { updatedBy, ...report } = row
  return { report: visitReportOf(report), updatedBy: updatedBy?.name ?? null }
}

/** From today on, in visit reports that are not archived. */
export async function findNextAppointment(db: Db, companyId: number): Promise<NextAppointment | null> {
  const row = await db
    .selectFrom('visitReport')
    .select([selectDay<string>('dateNextAppointment').as('day'), 'id as visitReportId'])
    .where('companyId', '=', companyId)
    .where('archivedAt', 'is', null)
    .where('dateNextAppointment', '>=', today)
    .orderBy('dateNextAppointment')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export const findCompanyName = async (db: Db, companyId: number) =>
  (await db.selectFrom('company').select('name').where('id', '=', companyId).executeTakeFirst())?.name

export const columnsOf = ({
  themes,
  dateAppointment,
  dateNextAppointment,
  reason,
  recap,
  firstVisit,
}: VisitReportInput) =>
  ({
    themes,
    dateAppointment,
    dateNextAppointment: dateNextAppointment || null,
    reason,
    recap,
    firstVisit,
  }) satisfies ColumnsFor<'visitReport', VisitReportInput>
