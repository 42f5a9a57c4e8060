import type { AuditRecord } from '#shared/domain/admin/audit.ts'
import { auditFieldLabels, formatDeed } from '#shared/domain/admin/audit-labels.ts'
import { formatMoment } from '#shared/domain/basics/date.ts'

/** An admin action: what, who, when, and every value before and after. */
export const DeedItem = ({ deed }: { deed: AuditRecord }) => (
  <li>
    <p className="bw-deed-title">{formatDeed(deed)}</p>
    <p className="bw-soft">
      {deed.actor.name}, <time dateTime={deed.recordedAt}>{formatMoment(deed.recordedAt)}</time>
    </p>
    {deed.changes.length > 0 && (
      <dl>
        {deed.changes.map(({ field, from, to }) => (
          <div key={field}>
            <dt>{auditFieldLabels[field]}</dt>
            <dd>
              van {from ? `“${from}”` : 'niets'} naar {to ? `“${to}”` : 'niets'}
            </dd>
          </div>
        ))}
      </dl>
    )}
  </li>
)
