import * as v from 'valibot'

import { Check } from '#shared/domain/basics/check.ts'
import { Theme } from '#shared/domain/basics/theme.ts'
import { stars } from '#shared/domain/improve/visit-report.ts'

// What a coach has to do today, over all companies that are open to coaches. Source of the order and of the numbers of
// days: docs/decisions/0029.

const company = { companyId: v.number(), companyName: v.string() }

const needsAttention = {
  ...company,
  /** Of any coach, yyyy-mm-dd; null when there is no report of one. */
  lastVisit: v.nullable(v.string()),
}

export const Attention = v.variant('reason', [
  /** Some risks that must be removed at once have no holder. */
  v.object({
    ...needsAttention,
    reason: v.literal('DIRECT_RISKS'),
    numRisks: v.number(),
    numWithoutHolder: v.number(),
  }),
  /** Action points are past their deadline. `daysLate`: of the oldest. */
  v.object({
    ...needsAttention,
    reason: v.literal('LATE_ACTION_POINTS'),
    numLate: v.number(),
    daysLate: v.number(),
  }),
  /** A check is unfinished, and nothing happens in the company. */
  v.object({ ...needsAttention, reason: v.literal('SILENT'), check: Check, daysSilent: v.number() }),
  /** Nobody of the company opened an advice of the coach. `createdDate`: ISO 8601. */
  v.object({
    ...needsAttention,
    reason: v.literal('UNREAD_ADVICE'),
    adviceId: v.number(),
    createdDate: v.string(),
  }),
  /** The coach has not written a visit report yet. `invitedDate`: since when coaches have access, ISO 8601. */
  v.object({ ...needsAttention, reason: v.literal('NOT_VISITED'), invitedDate: v.string() }),
])
export type Attention = v.InferOutput<typeof Attention>

/** From the last visit report of the coach in a company. `day`: yyyy-mm-dd. `themes`: of that visit. */
export const Appointment = v.object({
  ...company,
  visitReportId: v.number(),
  day: v.string(),
  themes: v.array(Theme),
})
export type Appointment = v.InferOutput<typeof Appointment>

/** The coach has not read it. `dateAppointment`: the day of the visit, yyyy-mm-dd. `comment`: '' for none. */
export const NewRating = v.object({
  ...company,
  visitReportId: v.number(),
  dateAppointment: v.string(),
  rating: v.picklist(stars),
  comment: v.string(),
})
export type NewRating = v.InferOutput<typeof NewRating>

const CoachNextStep = v.variant('kind', [
  /** Of one or two stars. */
  v.object({ kind: v.literal('READ_RATING'), rating: NewRating }),
  /** Of today or tomorrow. */
  v.object({ kind: v.literal('PREPARE_VISIT'), appointment: Appointment }),
  /** Of an appointment that has passed. */
  v.object({ kind: v.literal('WRITE_REPORT'), appointment: Appointment }),
  v.object({ kind: v.literal('HELP_COMPANY'), attention: Attention }),
  v.object({ kind: v.literal('NONE') }),
])
export type CoachNextStep = v.InferOutput<typeof CoachNextStep>

/**
 * `count`: of all; `items`: the first ones: the worst attention, the soonest appointments from today on, the newest
 * ratings. `day`: the current one in Amsterdam, yyyy-mm-dd. `numCompanies`: open to coaches, without those that the
 * coach owns.
 */
export const CoachDay = v.object({
  day: v.string(),
  numCompanies: v.number(),
  nextStep: CoachNextStep,
  attention: v.object({ count: v.number(), items: v.array(Attention) }),
  appointments: v.object({ count: v.number(), items: v.array(Appointment) }),
  ratings: v.object({ count: v.number(), items: v.array(NewRating) }),
})
export type CoachDay = v.InferOutput<typeof CoachDay>
