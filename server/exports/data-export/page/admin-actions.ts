import { formatRoles } from '#shared/domain/accounts/role-labels.ts'
import { adminActionFieldLabels, formatAdminAction } from '#shared/domain/admin/admin-action-texts.ts'
import type { ExportedRow } from '../snapshot.ts'
import type { Html } from './html.ts'
import { moment, table, yesOrNo } from './parts.ts'

type NewAdminAction = Omit<ExportedRow<'audit_record'>, 'actor_id' | 'person_ids'>

/** Leaves out ids, which are of people and companies. */
function wordsOf(value: NewAdminAction['changes'][number]['from']): string {
  if (typeof value === 'boolean') return yesOrNo(value)
  if (Array.isArray(value)) return formatRoles(value)
  return typeof value === 'string' ? value : ''
}

function changeOf({ field, from, to }: NewAdminAction['changes'][number]): string {
  const [before, after] = [wordsOf(from), wordsOf(to)]
  const label = adminActionFieldLabels[field]
  return before || after ? `${label}: van ${before || 'niets'} naar ${after || 'niets'}` : label
}

export const adminActionsTable = (
  caption: string,
  none: string,
  adminActions: readonly NewAdminAction[],
): Html =>
  table(
    { caption, headings: ['Moment', 'Wat', 'Gegevens'], none },
    adminActions.map((adminAction) => [
      moment(adminAction.recorded_at),
      formatAdminAction(adminAction),
      adminAction.changes.map(changeOf).join('\n'),
    ]),
  )
