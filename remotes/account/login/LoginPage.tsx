import { useRef, useState } from 'react'

import { isRefusedWith, messageFor } from '#shared/api/basics/errors.ts'
import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { portalPath } from '#shared/federation/portal-path.ts'
import type { PageState } from '#shared/federation/remote-routes.ts'
import { useLoaderData, useLocation, useNavigate, useSearchParams } from '#shared/federation/router.ts'
import { LoginForm } from '#shared/parts/accounts/LoginForm.tsx'
import { Benefits } from '#shared/parts/accounts/registration/Benefits.tsx'
import { twoStepSetUpPath } from '#shared/parts/accounts/two-step-set-up-path.ts'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { Callout } from '../Callout.tsx'
import { type LoadedInvitation, loadInvitation } from '../invitation/load-invitation.ts'
import {
  ACCEPT_FAILED,
  useAcceptInvitation,
  useClaimInvitation,
} from '../invitation/use-accept-invitation.ts'
import { LoginLayout } from '../LoginLayout.tsx'
import { accountLink } from '../links.ts'
import { AlreadyLoggedIn } from './AlreadyLoggedIn.tsx'
import { LapsedLogin } from './LapsedLogin.tsx'
import { LoginPurpose } from './LoginPurpose.tsx'
import { useIsLoggedOutEverywhere } from './logged-out-everywhere.ts'
import { useLoginElsewhere } from './use-login-elsewhere.ts'

export const loader = loadInvitation

function LoginPage() {
  const isLoggingIn = useRef(false)
  const [query] = useSearchParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const accept = useAcceptInvitation()
  const invitation = useLoaderData<LoadedInvitation>()
  const ask = useClaimInvitation()
  const reload = useReload()
  const [isOfOtherAddress, setOfOtherAddress] = useState(false)
  const isLoggedOutEverywhere = useIsLoggedOutEverywhere()
  const isLoggedInElsewhere = useLoginElsewhere(isLoggingIn, isLoggedOutEverywhere)
  useHeadingFocus(isOfOtherAddress)
  if (isLoggedInElsewhere || isOfOtherAddress)
    return accept && invitation ? (
      <invitation.AcceptInvitation invitation={invitation.preview} accept={accept} ask={ask} />
    ) : (
      <AlreadyLoggedIn />
    )

  const leavePage = (state?: PageState) =>
    navigate(portalPath(query.get('redirect'), '/bedrijven'), { state })
  // The user stays logged in when the invitation cannot be accepted.
  const acceptAndLeavePage = (accept: () => Promise<void>) =>
    accept().catch(async (error) => {
      if (!isRefusedWith(error, 'INVITATION_TO_OTHER_ADDRESS'))
        return leavePage({ warning: messageFor(error, ACCEPT_FAILED) })
      await reload()
      setOfOtherAddress(true)
    })

  function onLoggedIn({ mustSetUpTwoStepLogin }: LoginStatus) {
    if (!accept) return leavePage()
    // The invitation stays in the address of this page.
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
      {isLoggedOutEverywhere && (
        <Warning variant="info" title="Je bent overal uitgelogd.">
          Andere browsers vragen bij de volgende stap om opnieuw in te loggen.
        </Warning>
      )}
      <LapsedLogin />
      <LoginPurpose />
      {invitation && (
        <invitation.InvitationNotice
          invitation={invitation.preview}
          toAccept="Log in om de uitnodiging te accepteren."
          without="Inloggen kan wel gewoon."
        />
      )}
      <LoginForm
        email={query.get('email') ?? invitation?.email ?? ''}
        isLoggingIn={isLoggingIn}
        onLoggedIn={onLoggedIn}
      />
    </LoginLayout>
  )
}

export { LoginPage as Component }
