import { type Kysely, type RawBuilder, sql } from 'kysely'
import { today } from '#server/platform/database/days.ts'
import { preparedQuery, type Slots } from '#server/platform/database/prepared-query.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Attention } from '#shared/domain/overview/coach-day.ts'
import { allChecks, isDaysAgo, isUnopened, SILENT_DAYS } from './conditions.ts'

const MAX_COMPANIES = 10
const MAX_APPOINTMENTS = 5

/** The strongest first, as the names of their queries. */
const reasons = ['direct_risks', 'late_action_points', 'silent', 'unread_advice', 'not_visited']

export type FoundCompany = { id: number; reason: Attention['reason'] }

/** In all companies together. Appointments are the ids of the visit reports that contain them. */
type Survey = {
  /** In Amsterdam, yyyy-mm-dd. */
  day: string
  numCompanies: number
  numInNeed: number
  /** The worst first. */
  inNeed: FoundCompany[]
  numPlanned: number
  /** The soonest first. */
  planned: number[]
  /** The last one that passed without a report of it; empty when there is none. */
  missed: number[]
}

/** Read from a summary, independent of the coach. */
const isRisky = sql`num_unheld_risks > 0`
const isLate = sql`coalesce(first_deadline < ${today}, false)`
const isSilent = sql`coalesce(
  unfinished_checks <> '{}' and unfinished_checks && ${allChecks} and ${isDaysAgo('lastActivityAt', SILENT_DAYS)}, false)`
const hasOtherReason = sql`(${isRisky} or ${isLate} or ${isSilent} or company_id in (select company_id from unopened))`

/** In the order of an index. `after`: the queries for stronger reasons; nothing is read once they have found enough. */
const firstWith = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>, after: string[]) => {
  const counts = after.map((name) => sql`(select count(*) from ${sql.table(name)})`)
  const left = sql.join([sql`${sql.lit(MAX_COMPANIES)}`, ...counts], sql` - `)
  return sql`
    select company_id, row_number() over () as place from (
      select company_id from company_summary left join unopened using (company_id)
      where ${condition}
      order by ${order}, company_id limit ${sql.lit(MAX_COMPANIES)}
    ) as first limit greatest(${left}, 0)`
}

/**
 * Without the coach's own companies. A company without another reason needs attention unless the coach visited it: only
 * visited ones are read to count the others. Appointments: from the coach's last report per company, unless archived.
 * Requires `refreshSummaries`. Source of the order: docs/decisions/0029.
 */
const surveyOf = preparedQuery((db, slot: Slots<{ coachId: number }>) => {
  const coachId = slot('coachId')
  const isOfOthers = sql`owner_id <> ${coachId}`
  const survey = sql<Survey>`
    with latest as materialized (
      select distinct on (company_id) company_id, id, archived_at, date_next_appointment
      from visit_report where created_by = ${coachId}
      order by company_id, date_appointment desc, id desc
    ), appointment as materialized (
      select id, date_next_appointment as day
      from latest join company_summary as company using (company_id)
      where archived_at is null and date_next_appointment is not null and ${isOfOthers}
    ), unopened as materialized (
      select company_id, min(advice.created_at) as created_at
      from advice join company_summary as company using (company_id)
      where ${isUnopened(coachId)}
      group by company_id
    ), total as materialized (
      select (select count(*) from company_summary)
        - (select count(*) from company_summary where owner_id = ${coachId}) as number
    ), direct_risks as materialized (
      ${firstWith(sql`${isOfOthers} and ${isRisky}`, sql`num_unheld_risks desc`, [])}
    ), late_action_points as materialized (
      ${firstWith(
        sql`${isOfOthers} and first_deadline < ${today} and not ${isRisky}`,
        sql`first_deadline`,
        reasons.slice(0, 1),
      )}
    ), silent as materialized (
      ${firstWith(
        sql`${isOfOthers} and unfinished_checks <> '{}' and unfinished_checks && ${allChecks}
          and ${isDaysAgo('lastActivityAt', SILENT_DAYS)} and not ${isRisky} and not ${isLate}`,
        sql`last_activity_at`,
        reasons.slice(0, 2),
      )}
    ), unread_advice as materialized (
      ${firstWith(
        sql`${isOfOthers} and unopened.company_id is not null and not ${isRisky} and not ${isLate} and not ${isSilent}`,
        sql`unopened.created_at`,
        reasons.slice(0, 3),
      )}
    ), not_visited as materialized (
      ${firstWith(
        sql`${isOfOthers} and not ${hasOtherReason} and company_id not in (select company_id from latest)`,
        sql`coach_invited_at`,
        reasons.slice(0, 4),
      )}
    )
    select to_char(${today}, 'YYYY-MM-DD') as day,
      number::int as num_companies,
      (number - (
        select count(*) from latest join company_summary using (company_id)
        where ${isOfOthers} and not ${hasOtherReason}
      ))::int as num_in_need,
      (select coalesce(json_agg(json_build_object('id', company_id, 'reason', upper(reason)) order by rank, place), '[]')
        from (${sql.join(
          reasons.map(
            (reason, rank) =>
              sql`select ${rank}::int as rank, ${reason}::text as reason, place, company_id from ${sql.table(reason)}`,
          ),
          sql` union all `,
        )}) as found) as in_need,
      (select count(*)::int from appointment where day >= ${today}) as num_planned,
      array(
        select id from appointment where day >= ${today} order by day, id limit ${sql.lit(MAX_APPOINTMENTS)}
      ) as planned,
      array(select id from appointment where day < ${today} order by day desc, id limit 1) as missed
    from total`
  return { compile: () => survey.compile(db) }
})

/** Requires `refreshSummaries`. */
export async function surveyCompanies(db: Kysely<Database>, coachId: number): Promise<Survey> {
  const [survey] = await surveyOf(db, { coachId })
  return survey!
}
