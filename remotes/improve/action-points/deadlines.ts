import type { ActionPoint } from '#shared/domain/improve/action-point.ts'
import { type DeadlineGroup, deadlineGroupOf, deadlineGroups } from '#shared/domain/improve/deadline.ts'

const groupLabels: Record<DeadlineGroup, string> = {
  LATE: 'Te laat',
  THIS_WEEK: 'Komende week',
  LATER: 'Later',
  WITHOUT: 'Nog geen datum',
}

/** `today`: yyyy-mm-dd. */
export const groupByDeadline = (actionPoints: readonly ActionPoint[], today: string) =>
  deadlineGroups.flatMap((group) => {
    const items = actionPoints.filter(({ deadline }) => deadlineGroupOf(deadline, today) === group)
    return items.length > 0 ? [{ label: groupLabels[group], items }] : []
  })
