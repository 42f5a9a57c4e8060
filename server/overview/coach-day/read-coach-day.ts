import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { daysBetween } from '#shared/domain/basics/date.ts'
import type { Appointment, CoachDay, CoachNextStep, NewRating } from '#shared/domain/overview/coach-day.ts'
import { describeCompanies } from './attention.ts'
import { refreshSummaries } from './company-summaries.ts'
import { surveyCompanies } from './survey.ts'
import { findAppointments, findLowRating, findNewRatings } from './visit-queries.ts'

type Facts = Pick<CoachDay, 'day' | 'attention' | 'appointments'> & {
  lowRating: NewRating | undefined
  missed: Appointment | undefined
}

/** Source of the order: docs/decisions/0029. */
function findNextStep({ day, lowRating, appointments, missed, attention }: Facts): CoachNextStep {
  if (lowRating) return { kind: 'READ_RATING', rating: lowRating }
  const [appointment] = appointments.items
  if (appointment && daysBetween(day, appointment.day) <= 1) return { kind: 'PREPARE_VISIT', appointment }
  if (missed) return { kind: 'WRITE_REPORT', appointment: missed }
  const [worst] = attention.items
  return worst ? { kind: 'HELP_COMPANY', attention: worst } : { kind: 'NONE' }
}

export async function readCoachDay(db: Kysely<Database>, coachId: number): Promise<CoachDay> {
  await refreshSummaries(db)
  const { day, numCompanies, numInNeed, inNeed, numPlanned, planned, missed } = await surveyCompanies(
    db,
    coachId,
  )
  const [inNeedItems, appointments, ratings, lowRating] = await Promise.all([
    describeCompanies(db, inNeed, coachId),
    findAppointments(db, [...planned, ...missed]),
    findNewRatings(db, coachId),
    findLowRating(db, coachId),
  ])
  const isMissed = ({ visitReportId }: Appointment) => missed.includes(visitReportId)
  const facts = {
    day,
    attention: { count: numInNeed, items: inNeedItems },
    appointments: { count: numPlanned, items: appointments.filter((appointment) => !isMissed(appointment)) },
  }
  const nextStep = findNextStep({ ...facts, lowRating, missed: appointments.find(isMissed) })
  return { ...facts, numCompanies, nextStep, ratings }
}
