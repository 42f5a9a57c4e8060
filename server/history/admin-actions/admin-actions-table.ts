import { stringify } from 'csv-stringify/sync'

import type { AdminAction } from '#shared/domain/admin/admin-action.ts'
import { adminActionFieldLabels, formatAdminAction } from '#shared/domain/admin/admin-action-texts.ts'
import { formatMoment } from '#shared/domain/basics/date.ts'

/**
 * A line per change: CSV as spreadsheets in Dutch read it, with semicolons and a byte order mark. A text that a
 * spreadsheet would run as a formula gets an apostrophe in front.
 */
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
  return Buffer.from(
    stringify(table, { delimiter: ';', bom: true, escape_formulas: true, record_delimiter: 'windows' }),
  )
}
