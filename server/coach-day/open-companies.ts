import { type RawBuilder, sql } from 'kysely'

/**
 * The condition of a company that a coach looks along with: it is open to coaches, and not the coach's own, of which
 * nobody writes visit reports.
 */
export const isOpenTo = (coachId: RawBuilder<number>) =>
  sql<boolean>`(company.coach_invited_at is not null and company.owner_id <> ${coachId})`
