import { type Kysely, sql } from 'kysely'
import { today } from '#server/platform/database/days.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import { directRisks, isWithoutHolder } from './company-summaries.ts'
import { allChecks, isUnopened } from './conditions.ts'

// What is said about each company that is named.

type Db = Kysely<Database>

/** The names of these companies, and the day of the last visit of any coach. */
export const findCompanies = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('company')
    .select([
      'id as companyId',
      'name as companyName',
      sql<string | null>`(
        select to_char(max(date_appointment), 'YYYY-MM-DD') from visit_report
        where company_id = company.id and date_appointment <= ${today})`.as('lastVisit'),
    ])
    .where('id', 'in', ids)
    .execute()

/** The number of risks in each of these companies that must be removed at once, and of those that nobody holds. */
export async function countDirectRisks(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ companyId: number; numRisks: number; numWithoutHolder: number }>`
    select section.company_id, count(*)::int as num_risks,
      (count(*) filter (where ${isWithoutHolder}))::int as num_without_holder
    from check_section as section cross join ${directRisks}
    where section.company_id = any(${ids})
    group by section.company_id`.execute(db)
  return rows
}

/** The number of late action points in each of these companies, and how many days late the oldest is. */
export const countLateActionPoints = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('actionItem')
    .select([
      'companyId',
      sql<number>`count(*)::int`.as('numLate'),
      sql<number>`${today} - min(deadline)`.as('daysLate'),
    ])
    .where('companyId', 'in', ids)
    .where('completedAt', 'is', null)
    .where('deadline', '<', today)
    .groupBy('companyId')
    .execute()

/** The unfinished check of each of these companies that was started first, and the days since something happened there. */
export async function findSilences(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ companyId: number; check: Check; daysSilent: number }>`
    select distinct on (company_id) company_id, "check",
      (select ${today} - (max(happened_at) at time zone 'Europe/Amsterdam')::date from company_activity
        where company_id = company_check.company_id) as days_silent
    from company_check
    where company_id = any(${ids}) and status = 'GREY' and "check" = any(${allChecks})
    order by company_id, started_at, "check"`.execute(db)
  return rows
}

/** The oldest advice of the coach in each of these companies that nobody opened for 14 days. */
export async function findUnreadAdvices(db: Db, ids: readonly number[], coachId: number) {
  const rows = await db
    .selectFrom('advice')
    .innerJoin('company', 'company.id', 'companyId')
    .distinctOn('companyId')
    .select(['companyId', 'advice.id as adviceId', 'advice.createdAt'])
    .where('companyId', 'in', ids)
    .where(isUnopened(sql`${coachId}`))
    .orderBy('companyId')
    .orderBy('advice.createdAt')
    .orderBy('advice.id')
    .execute()
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdDate: createdAt.toISOString() }))
}

/** Since when coaches have access to each of these companies. */
export async function findInvitedDates(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('company')
    .select(['id as companyId', 'coachInvitedAt'])
    .where('id', 'in', ids)
    .execute()
  return rows.flatMap(({ companyId, coachInvitedAt }) =>
    coachInvitedAt ? [{ companyId, invitedDate: coachInvitedAt.toISOString() }] : [],
  )
}
