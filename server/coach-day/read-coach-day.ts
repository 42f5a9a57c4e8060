import type { Kysely } from 'kysely'

import type { Appointment, CoachDay, CoachNextStep, NewRating } from '#shared/domain/coach-day.ts'
import { daysBetween } from '#shared/domain/date.ts'
import type { Database } from '../database/schema.ts'
import { findAttention } from './attention.ts'
import { findLowRating, findNewRatings, findVisits } from './visit-queries.ts'

type Facts = Pick<CoachDay, 'day' | 'attention' | 'appointments'> & {
  lowRating: NewRating | undefined
  missed: Appointment | undefined
}

/** Returns the first thing to do. Source of the order: docs/decisions/0029. */
function findNextStep({ day, lowRating, appointments, missed, attention }: Facts): CoachNextStep {
  if (lowRating) return { kind: 'READ_RATING', rating: lowRating }
  const [appointment] = appointments.items
  if (appointment && daysBetween(day, appointment.day) <= 1) return { kind: 'PREPARE_VISIT', appointment }
  if (missed) return { kind: 'WRITE_REPORT', appointment: missed }
  const [worst] = attention.items
  return worst ? { kind: 'HELP_COMPANY', attention: worst } : { kind: 'NONE' }
}

/** Returns what a coach has to do today, over all companies that are open to coaches. */
export async function readCoachDay(db: Kysely<Database>, coachId: number): Promise<CoachDay> {
  const [attention, visits, ratings, lowRating] = await Promise.all([
    findAttention(db, coachId),
    findVisits(db, coachId),
    findNewRatings(db, coachId),
    findLowRating(db, coachId),
  ])
  const { day, numCompanies, appointments, missed } = visits
  return {
    day,
    numCompanies,
    nextStep: findNextStep({ day, lowRating, appointments, missed, attention }),
    attention,
    appointments,
    ratings,
  }
}
