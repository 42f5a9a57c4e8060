import { type Kysely, sql } from 'kysely'
import { today } from '#server/platform/database/days.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import { directRisks, isWithoutHolder } from './company-summaries.ts'
import { isUnopened, ownChecks } from './conditions.ts'

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
    select section.company_id as "companyId", count(*)::int as "numRisks",
      (count(*) filter (where ${isWithoutHolder}))::int as "numWithoutHolder"
    from check_section as section cross join ${directRisks}
    where section.company_id = any(${ids})
    group by section.company_id`.execute(db)
  return rows
}

/** The number of late action points in each of these companies, and how many days late the oldest is. */
export const countLateActionPoints = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('action_item')
    .select([
      'company_id as companyId',
      sql<number>`count(*)::int`.as('numLate'),
      sql<number>`${today} - min(deadline)`.as('daysLate'),
    ])
    .where('company_id', 'in', ids)
    .where('completed_at', 'is', null)
    .where('deadline', '<', today)
    .groupBy('company_id')
    .execute()

/** The unfinished check of each of these companies that was started first, and the days since something happened there. */
export async function findSilences(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ companyId: number; check: Check; daysSilent: number }>`
    select distinct on (company_id) company_id as "companyId", "check",
      (select ${today} - (max(happened_at) at time zone 'Europe/Amsterdam')::date from company_activity
        where company_id = company_check.company_id) as "daysSilent"
    from company_check
    where company_id = any(${ids}) and status = 'GREY' and "check" = any(${ownChecks})
    order by company_id, started_at, "check"`.execute(db)
  return rows
}

/** The oldest advice of the coach in each of these companies that nobody opened for 14 days. */
export async function findUnreadAdvices(db: Db, ids: readonly number[], coachId: number) {
  const rows = await db
    .selectFrom('advice')
    .innerJoin('company', 'company.id', 'company_id')
    .distinctOn('company_id')
    .select(['company_id as companyId', 'advice.id as adviceId', 'advice.created_at'])
    .where('company_id', 'in', ids)
    .where(isUnopened(sql`${coachId}`))
    .orderBy('company_id')
    .orderBy('advice.created_at')
    .orderBy('advice.id')
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, createdDate: created_at.toISOString() }))
}

/** Since when coaches have access to each of these companies. */
export async function findInvitedDates(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('company')
    .select(['id as companyId', 'coach_invited_at'])
    .where('id', 'in', ids)
    .execute()
  return rows.flatMap(({ companyId, coach_invited_at }) =>
    coach_invited_at ? [{ companyId, invitedDate: coach_invited_at.toISOString() }] : [],
  )
}
