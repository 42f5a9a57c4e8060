import { type RawBuilder, sql } from 'kysely'
import { today } from '#server/platform/database/days.ts'
import { checks } from '#shared/domain/basics/check.ts'

// Conditions of SQL. Source of the numbers of days: docs/decisions/0029.

/** After which a company with an unfinished check is silent. */
export const SILENT_DAYS = 60
/** After which an advice that nobody opened needs attention. */
const UNREAD_DAYS = 14

/** In Amsterdam, as a query that is computed once. */
const startOfDay = (daysAgo: number) =>
  sql<Date>`(select (${today} - ${sql.lit(daysAgo)})::timestamp at time zone 'Europe/Amsterdam')`

export const isDaysAgo = (moment: string, days: number) =>
  sql<boolean>`${sql.ref(moment)} < ${startOfDay(days - 1)}`

/** All checks, as an array of SQL. */
export const allChecks = sql`array[${sql.join(checks.map((check) => sql.lit(check)))}]`

/** By nobody of its `company` for 14 days. Other coaches and administrators do not count. */
export const isUnopened = (coachId: RawBuilder<number>) => sql<boolean>`(
  advice.created_by = ${coachId} and advice.archived_at is null and ${isDaysAgo('advice.createdAt', UNREAD_DAYS)}
  and not exists (
    select from advice_reader as reader
    where reader.advice_id = advice.id and (reader.person_id = company.owner_id or reader.person_id in (
      select person_id from invitation where company_id = advice.company_id and accepted_at is not null))))`

/** Open to coaches, and not the coach's own. */
export const isOpenTo = (coachId: RawBuilder<number>) =>
  sql<boolean>`(company.coach_invited_at is not null and company.owner_id <> ${coachId})`
