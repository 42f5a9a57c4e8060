import { activitiesOf } from '../activities.ts'
import { MORNING } from '../moments.ts'
import { drawLastName } from '../people.ts'
import { perCompany, type Table } from './table.ts'

const RENAMED = 0.01

/** Activities of companies, and admin actions. */
export const historyTables: readonly Table[] = [
  perCompany(
    'company_activity',
    'company_id happened_at person_id kind is_daily check section_name role item_id risk',
    activitiesOf,
  ),
  perCompany(
    'audit_record',
    'recorded_at actor_id action person_ids changes',
    (world, { id, ownerId, age }) => {
      const random = world.random('ADMIN_ACTION', id)
      if (!random.chance(RENAMED)) return []
      const change = { field: 'lastName', from: drawLastName(random).last, to: drawLastName(random).last }
      return [
        {
          recorded_at: world.calendar.moment(-random.between(1, age), MORNING),
          actor_id: random.between(1, world.numbers.admins),
          action: 'USER_CHANGED',
          person_ids: [String(ownerId)],
          changes: JSON.stringify([change]),
        },
      ]
    },
  ),
]
