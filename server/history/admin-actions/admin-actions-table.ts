import { encodeCsv } from '#server/platform/csv/encode-csv.ts'
import type { AdminAction } from '#shared/domain/admin/admin-action.ts'
import { adminActionFieldLabels, formatAdminAction } from '#shared/domain/admin/admin-action-texts.ts'
import { formatMoment } from '#shared/domain/basics/date.ts'

/** A line per change, as CSV. */
export function adminActionsTable(records: readonly AdminAction[]): Uint8Array {
  const lines = records.flatMap((record) =>
    (record.changes.length > 0 ? record.changes : [undefined]).map((change) => [
      formatMoment(record.recordedAt),
      record.actor.name,
      formatAdminAction(record),
      change ? adminActionFieldLabels[change.field] : '',
      change?.from ?? '',
      change?.to ?? '',
    ]),
  )
  const table = [['Moment', 'Beheerder', 'Wat', 'Gegeven', 'Was', 'Werd'], ...lines]
  return encodeCsv(table, { escapeFormulae: true })
}
