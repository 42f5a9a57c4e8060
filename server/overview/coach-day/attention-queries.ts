import { type Kysely, sql } from 'kysely'
import { today } from '#server/platform/database/days.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Check } from '#shared/domain/basics/check.ts'
import { directRisks, isWithoutHolder } from './company-summaries.ts'
import { allChecks, isUnopened } from './conditions.ts'

type Db = Kysely<Database>

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

/** The risks that must be removed at once, and those of them that nobody holds. */
export async function countDirectRisks(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ companyId: number; numRisks: number; numWithoutHolder: number }>`
    select section.company_id, count(*)::int as num_risks,
      (count(*) filter (where ${isWithoutHolder}))::int as num_without_holder
    from check_section as section cross join ${directRisks}
    where section.company_id = any(${ids})
    group by section.company_id`.execute(db)
  return rows
}

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

/** The unfinished check that was started first, and the days since something happened in the company. */
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

/** The oldest of the coach's advices that nobody opened for 14 days. */
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
