import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'

import { getCompanyByExternalId } from '#shared/api/companies.ts'
import { statusOf } from '#shared/api/errors.ts'
import { inviteCoach, invitePerson } from '#shared/api/invitations.ts'
import { mayManageCompany } from '#shared/domain/access.ts'
import { InviteDialog } from '#shared/parts/invitations/InviteDialog.tsx'
import { useFetch } from '#shared/parts/use-promise.ts'
import { signOut } from '#shared/session/store.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import type { PanelProps } from './panel-props.ts'

/** The invite dialog for the widget's company. Sends users without permission to invite to the link's address. */
export function InvitePanel({ request, onClose }: PanelProps) {
  const { company: externalId, followLink, trigger } = request
  const overlay = useRef<HTMLDivElement>(null)
  const [invited, setInvited] = useState<string>()
  const fetchCompany = useCallback(() => getCompanyByExternalId(externalId), [externalId])
  const { value: company, isPending } = useFetch(fetchCompany, (error) => {
    if (statusOf(error) === 401) void signOut()
  })
  const isRefused = !isPending && !(company && mayManageCompany(company.permission))

  useLayoutEffect(() => {
    if (overlay.current && !invited) overlay.current.showPopover?.()
  }, [invited])
  useEffect(() => {
    if (!isRefused) return
    onClose()
    followLink()
  }, [isRefused, onClose, followLink])

  if (invited) return <Warning variant="success" title={`De uitnodiging aan ${invited} is verstuurd.`} />
  const close = () => {
    onClose()
    trigger.focus()
  }
  return (
    <PortalProvider getContainer={() => overlay.current}>
      <div ref={overlay} popover="manual" className="bw-overlay">
        {company && !isRefused && (
          <InviteDialog
            companyName={company.name}
            coachInvited={company.permission.coachInvited}
            send={{
              toPerson: (input, key) => invitePerson(company.id, input, key),
              toCoach: (input, key) => inviteCoach(company.id, input, key),
            }}
            onInvited={(whom) => {
              setInvited(whom)
              trigger.focus()
            }}
            onClose={close}
          />
        )}
      </div>
    </PortalProvider>
  )
}
