import type { AdminAction } from '#shared/domain/admin/admin-action.ts'
import { adminActionFieldLabels, formatAdminAction } from '#shared/domain/admin/admin-action-texts.ts'
import { formatMoment } from '#shared/domain/basics/date.ts'

/** An admin action: what, who, when, and every value before and after. */
export const AdminActionItem = ({ adminAction }: { adminAction: AdminAction }) => (
  <li>
    <p className="bw-admin-action-title">{formatAdminAction(adminAction)}</p>
    <p className="bw-soft">
      {adminAction.actor.name},{' '}
      <time dateTime={adminAction.recordedAt}>{formatMoment(adminAction.recordedAt)}</time>
    </p>
    {adminAction.changes.length > 0 && (
      <dl>
        {adminAction.changes.map(({ field, from, to }) => (
          <div key={field}>
            <dt>{adminActionFieldLabels[field]}</dt>
            <dd>
              van {from ? `“${from}”` : 'niets'} naar {to ? `“${to}”` : 'niets'}
            </dd>
          </div>
        ))}
      </dl>
    )}
  </li>
)
