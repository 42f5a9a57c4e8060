import type { ActionPoint } from '#shared/domain/action-point.ts'
import { daysBetween } from '#shared/domain/date.ts'

/** Deadlines of the current week: from today up to and including this number of days ahead. */
const DAYS_IN_WEEK = 7

const groups = ['LATE', 'THIS_WEEK', 'LATER', 'WITHOUT'] as const
type Group = (typeof groups)[number]

const groupLabels: Record<Group, string> = {
  LATE: 'Te laat',
  THIS_WEEK: 'Komende week',
  LATER: 'Later',
  WITHOUT: 'Nog geen datum',
}

function groupOf(deadline: string, today: string): Group {
  if (!deadline) return 'WITHOUT'
  const days = daysBetween(today, deadline)
  if (days < 0) return 'LATE'
  return days <= DAYS_IN_WEEK ? 'THIS_WEEK' : 'LATER'
}

/** Returns open action points by when they must be done, under the heading of each group. `today`: yyyy-mm-dd. */
export const groupByDeadline = (actionPoints: readonly ActionPoint[], today: string) =>
  groups.flatMap((group) => {
    const items = actionPoints.filter(({ deadline }) => groupOf(deadline, today) === group)
    return items.length > 0 ? [{ label: groupLabels[group], items }] : []
  })

/** Returns how far a deadline is from today, for a deadline that is past or in the current week. Both yyyy-mm-dd. */
export function urgencyOf(
  deadline: string,
  today: string,
): { color: 'RED' | 'ORANGE'; text: string } | undefined {
  const group = groupOf(deadline, today)
  const days = Math.abs(daysBetween(today, deadline))
  if (group === 'LATE') return { color: 'RED', text: days === 1 ? '1 dag te laat' : `${days} dagen te laat` }
  if (group !== 'THIS_WEEK') return undefined
  if (days === 0) return { color: 'ORANGE', text: 'Vandaag' }
  return { color: 'ORANGE', text: days === 1 ? 'Morgen' : `Nog ${days} dagen` }
}
