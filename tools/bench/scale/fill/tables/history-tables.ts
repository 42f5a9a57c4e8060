import { actionPointsOf } from '../action-points.ts'
import { activitiesOf } from '../activities.ts'
import { drawLastName } from '../people.ts'
import { remindersOf } from '../reminders.ts'
import { companyChecksOf, MORNING } from '../sections.ts'
import { dateOf } from './check-tables.ts'
import { perCompany, type Table } from './table.ts'

/** How often administrators changed something, as a part of all companies and of all owners. */
const OWNER_CHANGES = 0.01
/** How many days before the date of a section its owner is mailed. Source: docs/decisions/0025-reminders.md. */
const DATE_STAGES = [30, 0]

export const historyTables: readonly Table[] = [
  perCompany(
    'company_activity',
    [
      'company_id',
      'happened_at',
      'person_id',
      'kind',
      'is_daily',
      'check',
      'section_name',
      'role',
      'item_id',
      'risk',
    ],
    activitiesOf,
  ),
  perCompany(
    'reminder',
    ['action_item_id', 'deadline', 'days_before', 'audience', 'holder', 'sent_at'],
    (world, company) => actionPointsOf(world, company).flatMap((point) => remindersOf(world, point)),
  ),
  perCompany(
    'section_reminder',
    ['section_id', 'field_key', 'deadline', 'days_before', 'sent_at'],
    (world, company) =>
      companyChecksOf(world, company)
        .flatMap(({ sections }) => sections)
        .flatMap((section) => {
          const date = dateOf(world, section)
          if (date === undefined) return []
          return DATE_STAGES.filter((daysBefore) => date - daysBefore <= 0 && date >= -30).map(
            (daysBefore) => ({
              section_id: section.id,
              field_key: 'nextInspection',
              deadline: world.calendar.day(date),
              days_before: daysBefore,
              sent_at: world.calendar.moment(date - daysBefore, MORNING),
            }),
          )
        }),
  ),
  perCompany('digest', ['company_id', 'week', 'created_at'], (world, { id }) => {
    // 1970-01-01 was a Thursday.
    const daysLate = (Date.parse(world.today) / 86_400_000 + 3) % 7
    const created_at = world.calendar.moment(-daysLate, MORNING)
    return [{ company_id: id, week: world.calendar.day(-daysLate), created_at }]
  }),
  perCompany('company_change', ['company_id'], (_, { id, coachId }) =>
    coachId === null ? [] : [{ company_id: id }],
  ),
  perCompany(
    'audit_record',
    ['recorded_at', 'actor_id', 'action', 'person_ids', 'company_ids', 'changes'],
    (world, { id, ownerId, age }) => {
      const random = world.random('DEED', id)
      if (!random.chance(OWNER_CHANGES)) return []
      const change = { field: 'lastName', from: drawLastName(random).last, to: drawLastName(random).last }
      return [
        {
          recorded_at: world.calendar.moment(-random.between(1, age), MORNING),
          actor_id: random.between(1, world.numbers.admins),
          action: 'USER_CHANGED',
          person_ids: [String(ownerId)],
          company_ids: [],
          changes: JSON.stringify([change]),
        },
      ]
    },
  ),
]
