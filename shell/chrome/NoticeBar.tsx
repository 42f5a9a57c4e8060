import './NoticeBar.css'

import { hasAccess } from '#shared/domain/basics/access.ts'
import type { Company } from '#shared/domain/companies/company.ts'
import { useDialogOnDemand } from '#shared/parts/basics/use-dialog-on-demand.tsx'
import { Icon } from '#shared/ui/Icon.tsx'

const importExplanation = () =>
  import('./NoticeExplanation.tsx').then(({ NoticeExplanation }) => NoticeExplanation)

/** Tells invitees whose company it is, and whether they may edit it. */
export function NoticeBar({ company: { name, permission } }: { company: Company }) {
  const explanation = useDialogOnDemand(importExplanation)
  if (!permission.isInvitee) return null

  return (
    <section className="bw-notice bw-screen-only" aria-label="Meekijken">
      <div>
        <Icon shape="info" />
        {hasAccess(permission, 'WRITE') ? (
          <p>
            Je kijkt mee en kunt <strong>{name}</strong> bewerken
          </p>
        ) : (
          <p>
            Je kijkt mee in <strong>{name}</strong>
          </p>
        )}
        <button type="button" onClick={({ currentTarget }) => explanation.open(currentTarget)}>
          Wat betekent dit?
        </button>
      </div>
      {explanation.show({ permission })}
    </section>
  )
}
