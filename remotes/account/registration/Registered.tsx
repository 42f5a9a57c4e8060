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
export function Registered({ account: { email, companyId }, hasInvitation, invitation }: Props) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { run, isPending, failure } = useAction('Inloggen is niet gelukt')
  const redirect = companyId === null ? query.get('redirect') : `/bedrijven/${companyId}/checks`

  async function logIn() {
    const status = await logInAfterRegistration().catch((error) => {
      if (!isRefusedWith(error, 'FIRST_LOGIN_INVALID')) throw error
    })
    // Without the key, which is used by now.
    const params = new URLSearchParams({ email, redirect: redirect ?? '' })
    if (!status) return navigate(accountLink('/inloggen', params))
    await storeLogin(status)
    await navigate(portalPath(redirect, '/bedrijven'), { replace: true })
  }

  return (
    <>
      <PageHeading>Je bent aangemeld</PageHeading>
      {hasInvitation && <InvitationOutcome companyId={companyId} invitation={invitation} />}
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

/** Whether the invitation was accepted. `companyId`: of its company; null when it was not. */
function InvitationOutcome({
  companyId,
  invitation,
}: Pick<Props, 'invitation'> & Pick<NewAccount, 'companyId'>) {
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
