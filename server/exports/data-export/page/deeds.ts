import { formatRoles } from '#shared/domain/accounts/role-labels.ts'
import { auditFieldLabels, formatDeed } from '#shared/domain/admin/audit-labels.ts'
import type { ExportedRow } from '../snapshot.ts'
import type { Html } from './html.ts'
import { moment, table, yesOrNo } from './parts.ts'

type Deed = Omit<ExportedRow<'audit_record'>, 'actor_id' | 'person_ids'>

/** Leaves out ids, which are of people and companies. */
function wordsOf(value: Deed['changes'][number]['from']): string {
  if (typeof value === 'boolean') return yesOrNo(value)
  if (Array.isArray(value)) return formatRoles(value)
  return typeof value === 'string' ? value : ''
}

function changeOf({ field, from, to }: Deed['changes'][number]): string {
  const [before, after] = [wordsOf(from), wordsOf(to)]
  const label = auditFieldLabels[field]
  return before || after ? `${label}: van ${before || 'niets'} naar ${after || 'niets'}` : label
}

export const deedsTable = (caption: string, none: string, deeds: readonly Deed[]): Html =>
  table(
    { caption, headings: ['Moment', 'Wat', 'Gegevens'], none },
    deeds.map((deed) => [moment(deed.recorded_at), formatDeed(deed), deed.changes.map(changeOf).join('\n')]),
  )
