import { useState } from 'react'

import { pageConfig } from '#shared/federation/page-config.ts'
import { useLoaderData, useSearchParams } from '#shared/federation/router.ts'
import { type NewAccount, RegistrationForm } from '#shared/parts/accounts/registration/RegistrationForm.tsx'
import { Finished } from '#shared/parts/basics/drawings/states.tsx'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { sessionStore, useSession } from '#shared/session/store.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Callout } from '../Callout.tsx'
import { invitationKeyIn } from '../invitation/invitation-key.ts'
import { type LoadedInvitation, loadInvitation } from '../invitation/load-invitation.ts'
import { useAcceptInvitation, useClaimInvitation } from '../invitation/use-accept-invitation.ts'
import { LoginLayout } from '../LoginLayout.tsx'
import { accountLink } from '../links.ts'
import { AccountCreated } from './AccountCreated.tsx'

export const loader = loadInvitation

function keyIn(query: URLSearchParams) {
  const invitationKey = invitationKeyIn(query)
  if (invitationKey) return { name: 'invitationKey' as const, value: invitationKey }
  const value = query.get('registration')
  return value ? { name: 'registrationKey' as const, value } : undefined
}

function RegistrationPage() {
  const [query] = useSearchParams()
  const invitation = useLoaderData<LoadedInvitation>()
  const accept = useAcceptInvitation()
  const ask = useClaimInvitation()
  // On arrival only: a user who has registered logs in on this page.
  const [arrivedLoggedIn] = useState(() => sessionStore.getState().user.isLoggedIn)
  const isLoggedIn = useSession(({ user }) => user.isLoggedIn)
  const [account, setAccount] = useState<NewAccount>()
  const { websiteUrl } = pageConfig()
  useHeadingFocus(account)
  if (account)
    return (
      <LoginLayout drawing={<Finished />}>
        <AccountCreated
          account={account}
          hasInvitation={invitation !== null}
          invitation={invitation?.preview ?? null}
        />
      </LoginLayout>
    )
  if (accept && invitation && arrivedLoggedIn && isLoggedIn)
    return <invitation.AcceptInvitation invitation={invitation.preview} accept={accept} ask={ask} />

  return (
    <LoginLayout
      aside={
        <Callout title="Heb je al een account?">
          <p>
            Dan kun je meteen verder: <a href={accountLink('/inloggen', query)}>log in</a>.
          </p>
        </Callout>
      }
    >
      <PageHeading>Aanmelden</PageHeading>
      {invitation && (
        <invitation.InvitationNotice
          invitation={invitation.preview}
          toAccept="Maak een account om de uitnodiging te accepteren."
          without="Je kunt wel een account maken, maar dan kijk je nog niet mee."
        />
      )}
      <RegistrationForm
        email={query.get('email') ?? invitation?.email ?? ''}
        terms={`${websiteUrl}voorwaarden.html`}
        privacy={`${websiteUrl}privacy.html`}
        registrationKey={keyIn(query)}
        onAccountCreated={setAccount}
      />
    </LoginLayout>
  )
}

export { RegistrationPage as Component }
