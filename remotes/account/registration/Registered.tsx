import { isRefusedWith } from '#shared/api/errors.ts'
import { logInAfterRegistration } from '#shared/api/session.ts'
import type { InvitationPreview } from '#shared/domain/invitation.ts'
import { portalPath } from '#shared/federation/portal-path.ts'
import { useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { storeLogin } from '#shared/parts/store-login.ts'
import { useAction } from '#shared/parts/use-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { Benefits } from '../Benefits.tsx'
import { Helpline } from '../Helpline.tsx'
import { accountLink } from '../links.ts'
import type { NewAccount } from './RegistrationForm.tsx'

type Props = {
  account: NewAccount
  /** Whether the account was created with the key of an invitation. */
  hasInvitation: boolean
  /** That invitation as it was before; null: unknown. */
  invitation: InvitationPreview | null
}

/** Confirmation of a registration. Its button logs in without the password, which was typed a moment ago. */
export function Registered({ account, hasInvitation, invitation }: Props) {
  const { email, companyId, isInvitedElsewhere } = account
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { run, isPending, failure } = useAction('Inloggen is niet gelukt')
  const redirect = companyId === null ? query.get('redirect') : `/bedrijven/${companyId}/checks`
  // The page that asks to use the invitation with this account.
  const next = isInvitedElsewhere ? accountLink('/inloggen', query) : redirect

  async function logIn() {
    const status = await logInAfterRegistration().catch((error) => {
      if (!isRefusedWith(error, 'FIRST_LOGIN_INVALID')) throw error
    })
    // Without the key, which is used by now.
    const params = new URLSearchParams({ email, redirect: next ?? '' })
    if (!status) return navigate(accountLink('/inloggen', params))
    await storeLogin(status)
    await navigate(portalPath(next, '/bedrijven'), { replace: true })
  }

  return (
    <>
      <PageHeading>Je bent aangemeld</PageHeading>
      {hasInvitation && <InvitationOutcome account={account} invitation={invitation} />}
      <p>Welkom! Met je account:</p>
      <Benefits />
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      <Button isPending={isPending} onClick={() => run(logIn)}>
        Inloggen
      </Button>
      <p className="bw-soft">
        Kom je er niet uit? Bel de helpdesk: <Helpline />.
      </p>
    </>
  )
}

/** Whether the invitation was accepted. */
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
