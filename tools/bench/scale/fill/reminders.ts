import type { ActionPoint } from './action-points.ts'
import { MORNING } from './moments.ts'
import type { World } from './world.ts'

/** Days before the deadline. Source: docs/decisions/0025-reminders.md (I8). */
const STAGES = [30, 7, 1, 0]
/** Older reminders are left out: only the pages of their action points show them. */
const KEPT_DAYS = 30

/** The reminders already sent, so that none is due. */
export function remindersOf(
  world: World,
  { id, deadline, createdDay, completedDay, holder, holderEmail }: ActionPoint,
) {
  if (deadline === null || deadline < -KEPT_DAYS) return []
  const sent = STAGES.filter((daysBefore) => {
    const day = deadline - daysBefore
    return day <= 0 && createdDay <= day && (completedDay === null || completedDay > day)
  })
  const audiences = holderEmail === '' ? (['OWNER'] as const) : (['HOLDER', 'OWNER'] as const)
  return sent.flatMap((daysBefore) =>
    audiences.map((audience) => ({
      action_item_id: id,
      deadline: world.calendar.day(deadline),
      days_before: daysBefore,
      audience,
      holder: audience === 'HOLDER' ? holder : '',
      sent_at: world.calendar.moment(deadline - daysBefore, MORNING),
    })),
  )
}
