import { addDays, daysBetween, today } from '#shared/domain/basics/date.ts'

/** How many days before its deadline people are reminded of an action point. Source: docs/decisions/0025-reminders.md (I8). */
const DAYS_BEFORE = [30, 7, 1, 0]
/** The same of a date of a section. Source: docs/decisions/0025-reminders.md. */
export const DAYS_BEFORE_DATE = [30, 0]
/** How many days late a reminder or a digest is still sent, after the server was down. */
const MAX_DAYS_LATE = 3
/** From when on mails are sent, in hours after midnight in Amsterdam. */
const FIRST_HOUR = 7

const hourFormat = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Amsterdam',
})

/** Whether mails are sent at this moment: from seven o'clock in Amsterdam on, until midnight. */
export const isTimeToMail = (now: Date): boolean => Number(hourFormat.format(now)) >= FIRST_HOUR

/** A day on which a reminder is due, `daysBefore` days before `deadline`, which is yyyy-mm-dd. */
export type Stage = { deadline: string; daysBefore: number }

/**
 * Returns the deadlines of which a reminder is due now, by default those of action points, each with its latest stage: those of today, and those that were
 * missed by three days at most. Never of a deadline that has passed.
 */
export function stagesDue(now: Date, stages: readonly number[] = DAYS_BEFORE): Stage[] {
  const day = today(now)
  return stages.flatMap((daysBefore, index) => {
    const next = stages[index + 1] ?? -1
    const last = Math.max(next + 1, daysBefore - MAX_DAYS_LATE)
    const daysLeft = Array.from({ length: daysBefore - last + 1 }, (_, late) => daysBefore - late)
    return daysLeft.map((days) => ({ deadline: addDays(day, days), daysBefore }))
  })
}

/**
 * Returns the week of which a digest is due now, as its Monday, yyyy-mm-dd; undefined when it is too late for that of
 * this week.
 */
export function weekDue(now: Date): string | undefined {
  const day = today(now)
  // 1970-01-01 was a Thursday.
  const daysLate = (daysBetween('1970-01-01', day) + 3) % 7
  return daysLate <= MAX_DAYS_LATE ? addDays(day, -daysLate) : undefined
}
