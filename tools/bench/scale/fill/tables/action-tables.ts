import { actionPointsOf } from '../action-points.ts'
import { dayOf, momentOf } from '../moments.ts'
import { remindersOf } from '../reminders.ts'
import { perCompany, type Table } from './table.ts'

export const actionTables: readonly Table[] = [
  perCompany(
    'action_item',
    'id company_id themes description action_holder holder_email deadline created_at created_by completed_at completed_by advice_id check section_id script_key question_key',
    (world, company) =>
      actionPointsOf(world, company).map(({ id, cause, ...point }) => ({
        id,
        company_id: company.id,
        themes: point.themes,
        description: point.description,
        action_holder: point.holder,
        holder_email: point.holderEmail,
        deadline: dayOf(world, point.deadline),
        created_at: momentOf(world, point.createdDay, id),
        created_by: point.createdById,
        completed_at: momentOf(world, point.completedDay, id),
        completed_by: point.completedDay === null ? null : point.createdById,
        advice_id: point.adviceId,
        check: cause?.section.check ?? null,
        section_id: cause?.section.id ?? null,
        script_key: cause?.risk.script ?? null,
        question_key: cause?.risk.question ?? null,
      })),
  ),
  perCompany('reminder', 'action_item_id deadline days_before audience holder sent_at', (world, company) =>
    actionPointsOf(world, company).flatMap((point) => remindersOf(world, point)),
  ),
]
