import { type Kysely, sql } from 'kysely'

import type { Attention } from '#shared/domain/coach-day.ts'
import { today } from '../database/days.ts'
import { preparedQuery, type Slots } from '../database/prepared-query.ts'
import type { Database } from '../database/schema.ts'
import { isDaysAgo, isUnopened, ownChecks, SILENT_DAYS } from './conditions.ts'

/** Numbers of companies and of appointments that are named. */
const MAX_COMPANIES = 10
const MAX_APPOINTMENTS = 5

/** A company that needs attention, with its strongest reason. */
export type FoundCompany = { id: number; reason: Attention['reason'] }

/** What a coach has to do in all companies together. Appointments are the ids of the visit reports that contain them. */
type Survey = {
  /** The current day in Amsterdam, yyyy-mm-dd. */
  day: string
  numCompanies: number
  numInNeed: number
  /** The worst first. */
  inNeed: FoundCompany[]
  numPlanned: number
  /** The soonest first. */
  planned: number[]
  /** The last appointment that has passed without a report of it; empty when there is none. */
  missed: number[]
}

/**
 * Looks through all companies that are open to coaches, except those that the coach owns, of which nobody writes visit
 * reports. Only the last report of the coach in each company counts for appointments, and only while it is not archived.
 * Requires `refreshSummaries`. Source of the order of the reasons: docs/decisions/0029.
 */
const surveyOf = preparedQuery((db, slot: Slots<{ coachId: number }>) => {
  const coachId = slot('coachId')
  const survey = sql<Survey>`
    with latest as materialized (
      select distinct on (company_id) company_id, id, archived_at, date_next_appointment
      from visit_report where created_by = ${coachId}
      order by company_id, date_appointment desc, id desc
    ), appointment as materialized (
      select id, date_next_appointment as day
      from latest join company_summary as company using (company_id)
      where archived_at is null and date_next_appointment is not null and owner_id <> ${coachId}
    ), unopened as materialized (
      select company_id, min(advice.created_at) as created_at
      from advice join company_summary as company using (company_id)
      where ${isUnopened(coachId)}
      group by company_id
    ), surveyed as materialized (
      select company_id as id, num_unheld_risks, first_deadline, last_activity_at, unopened.created_at, coach_invited_at,
        case
          when num_unheld_risks > 0 then 1
          when first_deadline < ${today} then 2
          when ${isDaysAgo('last_activity_at', SILENT_DAYS)} and unfinished_checks && ${ownChecks} then 3
          when unopened.company_id is not null then 4
          when latest.company_id is null then 5
        end as rank
      from company_summary
      left join unopened using (company_id)
      left join latest using (company_id)
      where owner_id <> ${coachId}
    )
    select to_char(${today}, 'YYYY-MM-DD') as day,
      count(*)::int as "numCompanies",
      count(rank)::int as "numInNeed",
      coalesce((
        select json_agg(json_build_object('id', id, 'reason',
          (array['DIRECT_RISKS', 'LATE_ACTION_POINTS', 'SILENT', 'UNREAD_ADVICE', 'NOT_VISITED'])[rank]))
        from (
          select id, rank from surveyed where rank is not null
          order by rank,
            case rank when 1 then -num_unheld_risks end,
            case rank when 2 then first_deadline end,
            case rank when 3 then last_activity_at when 4 then created_at when 5 then coach_invited_at end,
            id
          limit ${sql.lit(MAX_COMPANIES)}
        ) as worst
      ), '[]') as "inNeed",
      (select count(*)::int from appointment where day >= ${today}) as "numPlanned",
      array(
        select id from appointment where day >= ${today} order by day, id limit ${sql.lit(MAX_APPOINTMENTS)}
      ) as planned,
      array(select id from appointment where day < ${today} order by day desc, id limit 1) as missed
    from surveyed`
  return { compile: () => survey.compile(db) }
})

/** Returns what a coach has to do in all companies together. Requires `refreshSummaries`. */
export async function surveyCompanies(db: Kysely<Database>, coachId: number): Promise<Survey> {
  const [survey] = await surveyOf(db, { coachId })
  return survey!
}
