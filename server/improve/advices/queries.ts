import { type Kysely, sql } from 'kysely'
import { authorOf, selectAuthor } from '#server/history/authoring/authors.ts'
import { selectDay } from '#server/platform/database/days.ts'
import type { ColumnsFor, Database } from '#server/platform/database/schema.ts'
import type { ArchivablePageQuery } from '#shared/domain/basics/page-query.ts'
import type { Advice, AdviceInput } from '#shared/domain/improve/advice.ts'

type Db = Kysely<Database>

const MAX_LISTED = 500

const selectAdvices = (db: Db, companyId: number) =>
  db
    .selectFrom('advice')
    .select([
      'advice.id',
      'companyId',
      'themes',
      'reason',
      'description',
      'necessaryMeasure',
      'agreements',
      'createdAt',
      selectAuthor('advice.createdBy').as('createdBy'),
      'createdByCoach',
      'archivedAt',
      'safetyImproved',
      'safetyImprovementAnswer',
      selectDay<string | null>('dateAppointment').as('dateAppointment'),
      'revision',
    ])
    .where('companyId', '=', companyId)

type AdviceRow = Awaited<ReturnType<ReturnType<typeof selectAdvices>['executeTakeFirstOrThrow']>>

const adviceOf = ({ createdAt, createdBy, archivedAt, ...advice }: AdviceRow): Advice => ({
  ...advice,
  createdDate: createdAt.toISOString(),
  createdBy: authorOf(createdBy),
  archived: archivedAt !== null,
})

/** The newest first, 500 at most. `listAdvicePage` returns all of them. */
export async function listAdvices(db: Db, companyId: number): Promise<Advice[]> {
  const rows = await selectAdvices(db, companyId)
    .orderBy('createdAt', 'desc')
    .orderBy('advice.id', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(adviceOf)
}

export const countAdvices = (db: Db, companyId: number) =>
  db
    .selectFrom('advice')
    .select([
      sql<number>`count(*) filter (where archived_at is null)::int`.as('active'),
      sql<number>`count(*)::int`.as('total'),
    ])
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()

/** The newest first: the active ones, or with `archived` all of them. Empty after the last page. */
export async function listAdvicePage(
  db: Db,
  companyId: number,
  { page, size, archived }: ArchivablePageQuery,
) {
  const { active, total } = await countAdvices(db, companyId)
  const rows = await selectAdvices(db, companyId)
    .$if(!archived, (query) => query.where('archivedAt', 'is', null))
    .orderBy('createdAt', 'desc')
    .orderBy('advice.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { items: rows.map(adviceOf), count: archived ? total : active, total }
}

export async function findAdvice(db: Db, companyId: number, adviceId: number): Promise<Advice | undefined> {
  const row = await selectAdvices(db, companyId).where('advice.id', '=', adviceId).executeTakeFirst()
  return row && adviceOf(row)
}

export const isUnreadBy = (userId: number) => sql<boolean>`(
  advice.created_by is distinct from ${userId}
  and not exists (select from advice_reader where advice_id = advice.id and person_id = ${userId}))`

export async function isUnread(db: Db, adviceId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('advice')
    .select('id')
    .where('id', '=', adviceId)
    .where(isUnreadBy(userId))
    .executeTakeFirst()
  return row !== undefined
}

/** Does nothing when it is recorded already, or when the advice is gone. */
export const recordRead = (db: Db, companyId: number, adviceId: number, userId: number) =>
  db
    .insertInto('adviceReader')
    .columns(['adviceId', 'personId'])
    .expression((query) =>
      query
        .selectFrom('advice')
        .select(['id', sql<number>`${userId}::int`.as('personId')])
        .where('companyId', '=', companyId)
        .where('id', '=', adviceId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export async function findAdviceForUpdate(transaction: Db, companyId: number, adviceId: number) {
  const row = await selectAdvices(transaction, companyId)
    .select(selectAuthor('advice.updatedBy').as('updatedBy'))
    .where('advice.id', '=', adviceId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { updatedBy, ...advice } = row
  return { advice: adviceOf(advice), updatedBy: updatedBy?.name ?? null }
}

export const columnsOf = ({ themes, reason, description, necessaryMeasure, agreements }: AdviceInput) =>
  ({ themes, reason, description, necessaryMeasure, agreements }) satisfies ColumnsFor<'advice', AdviceInput>
