import { useCallback, useEffect, useState } from 'react'
import { statusOf } from '#shared/api/basics/errors.ts'
import { getCompanyByExternalId } from '#shared/api/companies/companies.ts'
import { inviteCoach, invitePerson } from '#shared/api/companies/invitations.ts'
import { mayManageCompany } from '#shared/domain/basics/access.ts'
import { portalOrigin } from '#shared/embed/portal-origin.ts'
import { InviteDialog } from '#shared/parts/companies/invitations/InviteDialog.tsx'
import { signOut } from '#shared/session/store.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import { loadAhead, useLoaded } from './load-ahead.ts'
import type { PanelProps } from './panel-props.ts'

/** With a no-break space, which no name that a user typed has: names are never translated. */
const THE_COACH = 'de\u00a0Verbetercoach'

export const prepare = ({ company }: Pick<PanelProps['request'], 'company'>) =>
  loadAhead(company, () => getCompanyByExternalId(company))

/** A user who may not invite goes to the address of the link. */
export function InvitePanel({ request, onClose }: PanelProps) {
  const { company: externalId, link } = request
  const [invited, setInvited] = useState<{ name: string; awaitsConfirmation: boolean }>()
  const fetchCompany = useCallback(() => getCompanyByExternalId(externalId), [externalId])
  const { value: company, isPending } = useLoaded(externalId, fetchCompany, (error) => {
    if (statusOf(error) === 401) void signOut()
  })
  const isRefused = !isPending && !(company && mayManageCompany(company.permission))

  useEffect(() => {
    if (!isRefused) return
    onClose()
    location.assign((link as HTMLAnchorElement).href ?? portalOrigin)
  }, [isRefused, onClose, link])

  if (invited?.awaitsConfirmation)
    return (
      <Warning variant="info" title={`Bevestig nog de uitnodiging aan ${invited.name}.`}>
        De uitnodiging gaat pas weg als de eigenaar van het bedrijf haar bevestigt: met de link in de mail die
        we net hebben gestuurd, of in de eigen omgeving bij ‘Mensen die meekijken’.
      </Warning>
    )
  if (invited) return <Warning variant="success" title={`De uitnodiging aan ${invited.name} is verstuurd.`} />
  if (!company || isRefused) return null
  return (
    <InviteDialog
      companyName={company.name}
      coachInvited={company.permission.coachInvited}
      send={{
        toPerson: (input, key) => invitePerson(company.id, input, key),
        toCoach: (input, key) => inviteCoach(company.id, input, key),
      }}
      onInvited={({ name, awaitsConfirmation }) => {
        setInvited({ name: name ?? THE_COACH, awaitsConfirmation })
        link.focus()
      }}
      onClose={() => {
        onClose()
        link.focus()
      }}
    />
  )
}
