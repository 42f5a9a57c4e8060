import { useState } from 'react'

import { isResetPossible } from '#shared/api/accounts/account.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { currentLinkSecret } from '#shared/parts/basics/link-secret.ts'
import { HelpCallout } from '../HelpCallout.tsx'
import { LoginLayout } from '../LoginLayout.tsx'
import { InvalidResetLink } from './InvalidResetLink.tsx'
import { SetPassword } from './SetPassword.tsx'

/** Checked before the user thinks of a password. */
export const loader = () =>
  withLoadError(isResetPossible(currentLinkSecret()), 'Wachtwoord resetten is niet gelukt.')

function ResetPasswordPage() {
  const [token] = useState(currentLinkSecret)
  const isPossible = useLoaderData<boolean>()
  return (
    <LoginLayout aside={<HelpCallout />}>
      {isPossible ? <SetPassword token={token} /> : <InvalidResetLink />}
    </LoginLayout>
  )
}

export { ResetPasswordPage as Component }
