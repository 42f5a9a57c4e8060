import { useState } from 'react'

import { messageFor } from '#shared/api/errors.ts'
import type { InvitationPreview } from '#shared/domain/invitation.ts'
import type { LoginStatus } from '#shared/domain/user.ts'
import { portalPath } from '#shared/federation/portal-path.ts'
import type { PageState } from '#shared/federation/remote-routes.ts'
import { useLoaderData, useLocation, useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { hasDraft } from '#shared/forms/draft.ts'
import { LoginForm } from '#shared/parts/LoginForm.tsx'
import { twoStepSetUpPath } from '#shared/parts/two-step-set-up-path.ts'
import { sessionStore, useSession } from '#shared/session/store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { Benefits } from '../Benefits.tsx'
import { Callout } from '../Callout.tsx'
import { AcceptInvitation } from '../invitation/AcceptInvitation.tsx'
import { InvitationNotice } from '../invitation/InvitationNotice.tsx'
import { loadInvitation } from '../invitation/load-invitation.ts'
import { ACCEPT_FAILED, useAcceptInvitation } from '../invitation/use-accept-invitation.ts'
import { LoginLayout } from '../LoginLayout.tsx'
import { accountLink } from '../links.ts'
import { AlreadyLoggedIn } from './AlreadyLoggedIn.tsx'

export const loader = loadInvitation

function LoginPage() {
  // On arrival only: a user who logs in on this page is redirected, and must not see `AlreadyLoggedIn` meanwhile.
  const [arrivedLoggedIn] = useState(() => sessionStore.getState().user.isLoggedIn)
  const isLoggedIn = useSession(({ user }) => user.isLoggedIn)
  const [hasStoredDraft] = useState(hasDraft)
  const [query] = useSearchParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const accept = useAcceptInvitation()
  const invitation = useLoaderData<InvitationPreview | null>()
  if (arrivedLoggedIn && isLoggedIn)
    return accept ? <AcceptInvitation invitation={invitation} accept={accept} /> : <AlreadyLoggedIn />

  const leavePage = (state?: PageState) =>
    navigate(portalPath(query.get('redirect'), '/bedrijven'), { state })
  // The user stays logged in when the invitation cannot be accepted.
  const acceptAndLeavePage = (accept: () => Promise<void>) =>
    accept().catch((error) => leavePage({ warning: messageFor(error, ACCEPT_FAILED) }))

  function onLoggedIn({ mustSetUpTwoStepLogin }: LoginStatus) {
    if (!accept) return leavePage()
    // The invitation waits in the address of this page.
    return mustSetUpTwoStepLogin ? navigate(twoStepSetUpPath(pathname + search)) : acceptAndLeavePage(accept)
  }

  return (
    <LoginLayout
      aside={
        <Callout title="Nieuw hier?">
          <p>Met een gratis account:</p>
          <Benefits />
          <ButtonLink variant="secondary" href={accountLink('/aanmelden', query)}>
            Meld je nu aan!
          </ButtonLink>
        </Callout>
      }
    >
      <PageHeading>Inloggen</PageHeading>
      {hasStoredDraft && (
        <Warning variant="info" title="Je bent niet meer ingelogd.">
          Wat je had ingevuld, is bewaard. Log opnieuw in om verder te gaan.
        </Warning>
      )}
      {accept && (
        <InvitationNotice
          invitation={invitation}
          toAccept="Log in om de uitnodiging te accepteren."
          without="Inloggen kan wel gewoon."
        />
      )}
      <LoginForm email={query.get('email') ?? ''} onLoggedIn={onLoggedIn} />
    </LoginLayout>
  )
}

export { LoginPage as Component }
