import { type Kysely, type RawBuilder, sql } from 'kysely'

import { type Check, checks } from '#shared/domain/check.ts'
import { today } from '../database/days.ts'
import { preparedQuery, type Slots } from '../database/prepared-query.ts'
import type { Database } from '../database/schema.ts'
import { questionnaires } from '../questionnaires/registry.ts'
import { isOpenTo } from './open-companies.ts'

// Each list of companies is a statement of its own: as one statement PostgreSQL would spend a tenth of a second on
// compiling it.

type Db = Kysely<Database>
type Values = { coachId: number; excluded: number[] }

/** Number of days without anything after which a company with an unfinished check is silent. */
const SILENT_DAYS = 60
/** Number of days after which an advice that nobody opened needs attention. */
const UNREAD_DAYS = 14

/** The checks whose questions the portal has: of others it does not know how far they are. */
const ownChecks = checks.filter((check) => questionnaires[check])

/** The beginning of the day in Amsterdam that is this number of days before today. */
const startOfDay = (daysAgo: number) =>
  sql<Date>`((${today} - ${sql.lit(daysAgo)})::timestamp at time zone 'Europe/Amsterdam')`
/** The condition of a moment that was at least this number of days ago, in Amsterdam. */
const isDaysAgo = (moment: string, days: number) => sql<boolean>`${sql.ref(moment)} < ${startOfDay(days - 1)}`
/** The number of days in Amsterdam since a moment, an SQL expression. */
const daysSince = (moment: string) =>
  sql<number>`${today} - (${sql.raw(moment)} at time zone 'Europe/Amsterdam')::date`

/** The condition that nobody holds `risk`, by the same rule as `listRisks` of the overview of a company. */
const isWithoutHolder = sql<boolean>`not exists (
  select from action_item as point
  where point.section_id = risk.section_id and point.script_key = risk.script_key
    and point.question_key = risk.question_key and point.action_holder <> '')`

/**
 * Prepares a query for the ids of companies in this order, as one row with JSON, which is read faster than thousands of
 * rows. `select`: selects the column `id` and those of the order. It may leave out the companies in `excluded`, of which
 * more is known.
 */
function prepareList(
  order: string,
  select: (coachId: RawBuilder<number>, excluded: RawBuilder<number[]>) => RawBuilder<{ id: number }>,
): (db: Db, coachId: number, excluded: number[]) => Promise<number[]> {
  const run = preparedQuery((db, slot: Slots<Values>) => {
    const list = sql<{ ids: number[] }>`
      select coalesce(json_agg(id order by ${sql.raw(order)}, id), '[]') as ids
      from (${select(slot('coachId'), slot('excluded'))}) as listed`
    return { compile: () => list.compile(db) }
  })
  return async (db, coachId, excluded) => (await run(db, { coachId, excluded }))[0]!.ids
}

/** The companies with risks that must be removed at once and that nobody holds, those with most of them first. */
export const listWithDirectRisks = prepareList(
  'number desc',
  (coachId) => sql`
    select company.id, count(*) as number
    from company
    join check_section as section on section.company_id = company.id
    join check_risk as risk on risk.section_id = section.id
    where ${isOpenTo(coachId)} and risk.urgency = 'NOW' and ${isWithoutHolder}
    group by company.id`,
)

/** The companies with open action points past their deadline, the oldest deadline first. */
export const listWithLateActionPoints = prepareList(
  'deadline',
  (coachId) => sql`
    select company.id, min(deadline) as deadline
    from company
    join action_item on action_item.company_id = company.id
    where ${isOpenTo(coachId)} and completed_at is null and deadline < ${today}
    group by company.id`,
)

/**
 * The companies with an unfinished check where nothing happened for 60 days, the longest silence first. Leaves out
 * `excluded`, since the history of each company is looked up.
 */
export const listSilent = prepareList(
  'happened_at',
  (coachId, excluded) => sql`
    select company.id, last.happened_at
    from company
    cross join lateral (
      select happened_at from company_activity where company_id = company.id
      order by happened_at desc limit 1
    ) as last
    where ${isOpenTo(coachId)} and ${isDaysAgo('last.happened_at', SILENT_DAYS)}
      and company.id not in (select unnest(${excluded}::int[])) and company.id in (
      select company_id from company_check where status = 'GREY' and "check" = any(${ownChecks}))`,
)

/**
 * The condition of an advice of the coach that nobody of its company opened for 14 days. Other coaches and
 * administrators do not count.
 */
const isUnopened = (coachId: RawBuilder<number>) => sql<boolean>`
  advice.created_by = ${coachId} and advice.archived_at is null and ${isDaysAgo('advice.created_at', UNREAD_DAYS)}
  and not exists (
    select from advice_reader as reader
    where reader.advice_id = advice.id and (reader.person_id = company.owner_id or reader.person_id in (
      select person_id from invitation where company_id = company.id and accepted_at is not null)))`

/** The companies where nobody opened an advice of the coach for 14 days, the oldest advice first. */
export const listWithUnreadAdvices = prepareList(
  'created_at',
  (coachId) => sql`
    select company.id, min(advice.created_at) as created_at
    from company
    join advice on advice.company_id = company.id
    where ${isOpenTo(coachId)} and ${isUnopened(coachId)}
    group by company.id`,
)

/** The companies of which the coach wrote no visit report, the first that invited coaches first. */
export const listNotVisited = prepareList(
  'coach_invited_at',
  (coachId) => sql`
    select id, coach_invited_at
    from company
    where ${isOpenTo(coachId)}
      and not exists (select from visit_report where company_id = company.id and created_by = ${coachId})`,
)

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
    from check_section as section
    join check_risk as risk on risk.section_id = section.id
    where section.company_id = any(${ids}) and risk.urgency = 'NOW'
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
      (select ${daysSince('max(happened_at)')} from company_activity
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
