import { useState } from 'react'

import { useSearchParams } from '#shared/federation/router.ts'
import { Finished } from '#shared/parts/drawings/states.tsx'
import { useHeadingFocus } from '#shared/parts/use-heading-focus.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { Callout } from '../Callout.tsx'
import { LoginLayout } from '../LoginLayout.tsx'
import { accountLink } from '../links.ts'
import { Registered } from './Registered.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

function RegistrationPage() {
  const [query] = useSearchParams()
  const [email, setEmail] = useState<string>()
  useHeadingFocus(email)
  if (email !== undefined)
    return (
      <LoginLayout drawing={<Finished />}>
        <Registered email={email} />
      </LoginLayout>
    )

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
      <RegistrationForm onRegistered={setEmail} />
    </LoginLayout>
  )
}

export { RegistrationPage as Component }
