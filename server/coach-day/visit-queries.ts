import { type Kysely, sql } from 'kysely'

import type { Appointment, NewRating } from '#shared/domain/coach-day.ts'
import { selectDay, today } from '../database/days.ts'
import { preparedQuery, type Slots } from '../database/prepared-query.ts'
import type { Database } from '../database/schema.ts'
import { isOpenTo } from './open-companies.ts'

type Db = Kysely<Database>

/** Numbers of appointments and of ratings that are named. */
const MAX_APPOINTMENTS = 5
const MAX_RATINGS = 5
/** Number of stars up to which a rating is low. */
const MAX_LOW_RATING = 2

/** An appointment before its company is looked up. */
type Visits = { day: string; numCompanies: number; numPlanned: number; planned: number[]; missed: number[] }

/**
 * The current day, the number of companies, and the ids of visit reports with an appointment to come, and with one that
 * has passed. Only the last report of the coach in each company counts, and only while it is not archived.
 */
const visitsOf = preparedQuery((db, slot: Slots<{ coachId: number }>) => {
  const ids = (condition: string, order: string, limit: number) => sql`
    array(
      select id from visit where day ${sql.raw(condition)} ${today}
      order by ${sql.raw(order)}, id limit ${sql.lit(limit)}
    )`
  const visits = sql<Visits>`
    with latest as materialized (
      select distinct on (company_id) id, company_id, archived_at, date_next_appointment as day
      from visit_report where created_by = ${slot('coachId')}
      order by company_id, date_appointment desc, id desc
    ), visit as materialized (
      select latest.id, case when archived_at is null then day end as day
      from company left join latest on latest.company_id = company.id
      where ${isOpenTo(slot('coachId'))}
    )
    select to_char(${today}, 'YYYY-MM-DD') as day, (select count(*) from visit)::int as "numCompanies",
      (select count(*) from visit where day >= ${today})::int as "numPlanned",
      ${ids('>=', 'day', MAX_APPOINTMENTS)} as planned, ${ids('<', 'day desc', 1)} as missed`
  return { compile: () => visits.compile(db) }
})

/** The appointments in these visit reports, in the order of their ids. */
async function findAppointments(db: Db, ids: readonly number[]): Promise<Appointment[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('visit_report')
    .innerJoin('company', 'company.id', 'company_id')
    .select([
      'company_id as companyId',
      'company.name as companyName',
      'visit_report.id as visitReportId',
      selectDay<string>('date_next_appointment').as('day'),
      'themes',
    ])
    .where('visit_report.id', 'in', ids)
    .execute()
  return ids.flatMap((id) => rows.filter(({ visitReportId }) => visitReportId === id))
}

/**
 * Returns the appointments of a coach: how many are to come, the first five of them, and the last one that has passed
 * without a report of it; undefined when there is none. With the current day in Amsterdam and the number of companies.
 */
export async function findVisits(db: Db, coachId: number) {
  const [visits] = await visitsOf(db, { coachId })
  const { day, numCompanies, numPlanned, planned, missed } = visits!
  const appointments = await findAppointments(db, [...missed, ...planned])
  const isMissed = (appointment: Appointment) => missed.includes(appointment.visitReportId)
  return {
    day,
    numCompanies,
    appointments: { count: numPlanned, items: appointments.filter((item) => !isMissed(item)) },
    missed: appointments.find(isMissed),
  }
}

/** Selects the ratings that a coach has not read, in companies that are open to coaches. */
const selectUnreadRatings = (db: Db, coachId: number) =>
  db
    .selectFrom('visit_report')
    .innerJoin('company', 'company.id', 'company_id')
    .select([
      'company_id as companyId',
      'company.name as companyName',
      'visit_report.id as visitReportId',
      selectDay<string>('date_appointment').as('dateAppointment'),
      'rating_comment as comment',
    ])
    .select(({ ref }) => ref('rating').$notNull().as('rating'))
    .where('created_by', '=', coachId)
    .where('rated_at', 'is not', null)
    .where('rating_read_at', 'is', null)
    .where(isOpenTo(sql`${coachId}`))

/** Returns the number of ratings that a coach has not read, and the five newest. */
export async function findNewRatings(db: Db, coachId: number) {
  const rows = await selectUnreadRatings(db, coachId)
    .select(sql<number>`(count(*) over ())::int`.as('count'))
    .orderBy('rated_at', 'desc')
    .orderBy('visit_report.id', 'desc')
    .limit(MAX_RATINGS)
    .execute()
  return { count: rows[0]?.count ?? 0, items: rows.map(({ count: _, ...rating }): NewRating => rating) }
}

/** Returns the lowest rating of one or two stars that a coach has not read, of several the newest; undefined for none. */
export const findLowRating = (db: Db, coachId: number): Promise<NewRating | undefined> =>
  selectUnreadRatings(db, coachId)
    .where('rating', '<=', MAX_LOW_RATING)
    .orderBy('rating')
    .orderBy('rated_at', 'desc')
    .orderBy('visit_report.id', 'desc')
    .limit(1)
    .executeTakeFirst()
