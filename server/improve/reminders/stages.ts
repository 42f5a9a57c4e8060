import { addDays, daysBetween, today } from '#shared/domain/basics/date.ts'

/** Days before the deadline of an action point. Source: docs/decisions/0025-reminders.md (I8). */
const DAYS_BEFORE = [30, 7, 1, 0]
/** Days before a date of a section. Source: docs/decisions/0025-reminders.md. */
export const DAYS_BEFORE_DATE = [30, 0]
/** Days that a reminder or a digest may be late, after the server was down. */
const MAX_DAYS_LATE = 3
/** The hour in Amsterdam from which mails are sent, until midnight. */
const FIRST_HOUR = 7

const hourFormat = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Amsterdam',
})

export const isTimeToMail = (now: Date): boolean => Number(hourFormat.format(now)) >= FIRST_HOUR

/** `deadline`: yyyy-mm-dd. */
export type Stage = { deadline: string; daysBefore: number }

/**
 * Deadlines of which a reminder is due now, each with its latest stage: those of today, and those missed by three
 * days at most. Never of a deadline that has passed.
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

/** The Monday, yyyy-mm-dd, of the week whose digest is due now; undefined when that is too late. */
export function weekDue(now: Date): string | undefined {
  const day = today(now)
  // 1970-01-01 was a Thursday.
  const daysLate = (daysBetween('1970-01-01', day) + 3) % 7
  return daysLate <= MAX_DAYS_LATE ? addDays(day, -daysLate) : undefined
}
