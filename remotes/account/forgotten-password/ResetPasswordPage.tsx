import { useState } from 'react'

import { isResetPossible } from '#shared/api/account.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { currentLinkSecret } from '#shared/parts/link-secret.ts'
import { useHeadingFocus } from '#shared/parts/use-heading-focus.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { HelpCallout } from '../HelpCallout.tsx'
import { LoginLayout } from '../LoginLayout.tsx'
import { InvalidResetLink } from './InvalidResetLink.tsx'
import { PasswordStored } from './PasswordStored.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

/** Returns whether the link is valid, before the user thinks of a password. */
export const loader = () =>
  withLoadError(isResetPossible(currentLinkSecret()), 'Wachtwoord resetten is niet gelukt.')

function ResetPasswordPage() {
  const [token] = useState(currentLinkSecret)
  const wasPossible = useLoaderData<boolean>()
  const [isSpent, setIsSpent] = useState(false)
  const [hasNewPassword, setHasNewPassword] = useState(false)
  const isPossible = wasPossible && !isSpent
  useHeadingFocus(isPossible && !hasNewPassword)
  if (hasNewPassword)
    return (
      <LoginLayout aside={<HelpCallout />}>
        <PasswordStored />
      </LoginLayout>
    )

  return (
    <LoginLayout aside={<HelpCallout />}>
      {isPossible ? (
        <>
          <PageHeading>Nieuw wachtwoord kiezen</PageHeading>
          <ResetPasswordForm
            token={token}
            onInvalidLink={() => setIsSpent(true)}
            onLoginRequired={() => setHasNewPassword(true)}
          />
        </>
      ) : (
        <InvalidResetLink />
      )}
    </LoginLayout>
  )
}

export { ResetPasswordPage as Component }
