import { type Kysely, sql } from 'kysely'
import { selectDay } from '#server/platform/database/days.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Appointment, NewRating } from '#shared/domain/overview/coach-day.ts'
import { isOpenTo } from './conditions.ts'

type Db = Kysely<Database>

const MAX_RATINGS = 5
/** In stars. */
const MAX_LOW_RATING = 2

export async function findAppointments(db: Db, ids: readonly number[]): Promise<Appointment[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('visitReport')
    .innerJoin('company', 'company.id', 'companyId')
    .select([
      'companyId',
      'company.name as companyName',
      'visitReport.id as visitReportId',
      selectDay<string>('dateNextAppointment').as('day'),
      'themes',
    ])
    .where('visitReport.id', 'in', ids)
    .execute()
  return ids.flatMap((id) => rows.filter(({ visitReportId }) => visitReportId === id))
}

const selectUnreadRatings = (db: Db, coachId: number) =>
  db
    .selectFrom('visitReport')
    .innerJoin('company', 'company.id', 'companyId')
    .select([
      'companyId',
      'company.name as companyName',
      'visitReport.id as visitReportId',
      selectDay<string>('dateAppointment').as('dateAppointment'),
      'ratingComment as comment',
    ])
    .select(({ ref }) => ref('rating').$notNull().as('rating'))
    .where('createdBy', '=', coachId)
    .where('ratedAt', 'is not', null)
    .where('ratingReadAt', 'is', null)
    .where(isOpenTo(sql`${coachId}`))

export async function findNewRatings(db: Db, coachId: number) {
  const rows = await selectUnreadRatings(db, coachId)
    .select(sql<number>`(count(*) over ())::int`.as('count'))
    .orderBy('ratedAt', 'desc')
    .orderBy('visitReport.id', 'desc')
    .limit(MAX_RATINGS)
    .execute()
  return { count: rows[0]?.count ?? 0, items: rows.map(({ count: _, ...rating }): NewRating => rating) }
}

/** The lowest of one or two stars, of several the newest; undefined for none. */
export const findLowRating = (db: Db, coachId: number): Promise<NewRating | undefined> =>
  selectUnreadRatings(db, coachId)
    .where('rating', '<=', MAX_LOW_RATING)
    .orderBy('rating')
    .orderBy('ratedAt', 'desc')
    .orderBy('visitReport.id', 'desc')
    .limit(1)
    .executeTakeFirst()
