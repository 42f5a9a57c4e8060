import type { InvitationPreview } from '#shared/domain/companies/invitation.ts'
import { portalPath } from '#shared/federation/portal-path.ts'
import { useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { FirstLogin } from '#shared/parts/accounts/registration/FirstLogin.tsx'
import type { NewAccount } from '#shared/parts/accounts/registration/RegistrationForm.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { Helpline } from '../Helpline.tsx'
import { accountLink } from '../links.ts'

type Props = {
  account: NewAccount
  /** Whether the account was created with the key of an invitation. */
  hasInvitation: boolean
  /** null: unknown. */
  invitation: InvitationPreview | null
}

export function AccountCreated({ account, hasInvitation, invitation }: Props) {
  const { email, companyId, isInvitedElsewhere } = account
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const redirect = companyId === null ? query.get('redirect') : `/bedrijven/${companyId}/checks`
  // The page that offers to use the invitation with this account.
  const next = isInvitedElsewhere ? accountLink('/inloggen', query) : redirect

  return (
    <>
      <PageHeading>Je bent aangemeld</PageHeading>
      {hasInvitation && <InvitationOutcome account={account} invitation={invitation} />}
      <FirstLogin
        onLoggedIn={() => navigate(portalPath(next, '/bedrijven'), { replace: true })}
        // Without the key, which is used by now.
        onPasswordRequired={() =>
          navigate(accountLink('/inloggen', new URLSearchParams({ email, redirect: next ?? '' })))
        }
      />
      <p className="bw-soft">
        Kom je er niet uit? Bel de helpdesk: <Helpline />.
      </p>
    </>
  )
}

function InvitationOutcome({
  account: { companyId, isInvitedElsewhere },
  invitation,
}: Pick<Props, 'invitation' | 'account'>) {
  if (isInvitedElsewhere)
    return (
      <Warning variant="warning" title="Je kijkt nog niet mee.">
        De uitnodiging is naar een ander e-mailadres gestuurd. Log in om te vragen of je haar met dit account
        mag gebruiken.
      </Warning>
    )
  if (companyId === null)
    return (
      <Warning variant="warning" title="De uitnodiging is niet geaccepteerd">
        Ze is al gebruikt, verlopen of ingetrokken. Vraag om een nieuwe uitnodiging. Met de link in die mail
        log je in.
      </Warning>
    )
  const known = invitation && 'company' in invitation ? invitation : null
  if (!known) return <Warning variant="success" title="De uitnodiging is geaccepteerd." />
  return (
    <Warning
      variant="success"
      title={
        known.access ? `Je kijkt nu mee bij ${known.company}.` : `Je bent nu eigenaar van ${known.company}.`
      }
    />
  )
}
