import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { CompanyOfPath } from '#server/platform/http/access.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import type { PageQuery } from '#shared/domain/basics/page-query.ts'
import { type CompanyActivity, visibleKinds } from '#shared/domain/companies/company-activity.ts'
import { authorOf, selectAuthor } from '../authoring/authors.ts'

type Db = Kysely<Database>

/** By the beginning of the kind. */
const itemTables = {
  ROUND: 'checkRound',
  SECTION: 'checkSection',
  ADVICE: 'advice',
  ACTION_POINT: 'actionItem',
  RISK: 'actionItem',
  VISIT_REPORT: 'visitReport',
  COMPANY_RECORD: 'companyRecord',
} as const satisfies Record<string, keyof Database>

/** null when the company does not have the item any more. */
const existingItemId = sql<number | null>`case ${sql.join(
  Object.entries(itemTables).map(
    ([kind, table]): RawBuilder<unknown> => sql`
      when starts_with(kind, ${sql.lit(`${kind}_`)}) then (
        select item.id from ${sql.table(table)} as item
        where item.id = item_id and item.company_id = company_activity.company_id)`,
  ),
  sql` `,
)} end`

const selectVisible = (db: Db, { id, permission, checks }: CompanyOfPath) =>
  db
    .selectFrom('companyActivity')
    .where('companyId', '=', id)
    .where('kind', 'in', visibleKinds(permission))
    .where(({ eb, or }) =>
      or([eb('check', 'is', null), eb('check', '=', sql<Check>`any(${[...checks]}::text[])`)]),
    )

/** Newest first, as far as the user sees it. `offset`: number of activities to skip. */
export async function listCompanyActivities(
  db: Db,
  company: CompanyOfPath,
  { since, limit, offset = 0 }: { since?: Date; limit: number; offset?: number },
): Promise<CompanyActivity[]> {
  // Names and items are looked up for the listed rows only, not for those that are skipped.
  const listed = selectVisible(db, company)
    .select('id')
    .$if(since !== undefined, (query) => query.where('happenedAt', '>=', since!))
    .orderBy('happenedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
  const rows = await db
    .selectFrom('companyActivity')
    .select([
      'companyActivity.id',
      'happenedAt',
      selectAuthor('companyActivity.personId').as('person'),
      'kind',
      'check',
      'sectionName',
      'role',
      'risk',
      existingItemId.as('itemId'),
    ])
    .where('companyActivity.id', 'in', listed)
    .orderBy('happenedAt', 'desc')
    .orderBy('companyActivity.id', 'desc')
    .execute()
  return rows.map(({ happenedAt, person, ...activity }) => ({
    ...activity,
    at: happenedAt.toISOString(),
    person: authorOf(person),
  }))
}

export async function listCompanyActivityPage(
  db: Db,
  company: CompanyOfPath,
  { page, size }: Pick<PageQuery, 'page' | 'size'>,
) {
  const { count } = await selectVisible(db, company)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  const items = await listCompanyActivities(db, company, { limit: size, offset: (page - 1) * size })
  return { items, count, total: count }
}
