import { daysBetween } from '#shared/domain/basics/date.ts'

/** From today up to and including this number of days ahead. */
const DAYS_IN_WEEK = 7

export const deadlineGroups = ['LATE', 'THIS_WEEK', 'LATER', 'WITHOUT'] as const
export type DeadlineGroup = (typeof deadlineGroups)[number]

/** '' for none. Both yyyy-mm-dd. */
export function deadlineGroupOf(deadline: string, today: string): DeadlineGroup {
  if (!deadline) return 'WITHOUT'
  const days = daysBetween(today, deadline)
  if (days < 0) return 'LATE'
  return days <= DAYS_IN_WEEK ? 'THIS_WEEK' : 'LATER'
}

/** For a deadline that is past or in the current week. Both yyyy-mm-dd. */
export function urgencyOf(
  deadline: string,
  today: string,
): { color: 'RED' | 'ORANGE'; text: string } | undefined {
  const group = deadlineGroupOf(deadline, today)
  const days = Math.abs(daysBetween(today, deadline))
  if (group === 'LATE') return { color: 'RED', text: days === 1 ? '1 dag te laat' : `${days} dagen te laat` }
  if (group !== 'THIS_WEEK') return undefined
  if (days === 0) return { color: 'ORANGE', text: 'Vandaag' }
  return { color: 'ORANGE', text: days === 1 ? 'Morgen' : `Nog ${days} dagen` }
}
