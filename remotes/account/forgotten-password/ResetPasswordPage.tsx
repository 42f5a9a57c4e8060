import { useState } from 'react'

import { isResetPossible } from '#shared/api/account.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from '#shared/federation/router.ts'
import { useHeadingFocus } from '#shared/parts/use-heading-focus.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { HelpCallout } from '../HelpCallout.tsx'
import { LoginLayout } from '../LoginLayout.tsx'
import { InvalidResetLink } from './InvalidResetLink.tsx'
import { PasswordStored } from './PasswordStored.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

const tokenIn = (query: URLSearchParams) => query.get('token') ?? ''

/** Returns whether the link is valid, before the user thinks of a password. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  withLoadError(
    isResetPossible(tokenIn(new URL(request.url).searchParams)),
    'Wachtwoord resetten is niet gelukt.',
  )

function ResetPasswordPage() {
  const [query] = useSearchParams()
  const token = tokenIn(query)
  const wasPossible = useLoaderData<boolean>()
  const [invalidToken, setInvalidToken] = useState<string>()
  const [hasNewPassword, setHasNewPassword] = useState(false)
  const isPossible = wasPossible && invalidToken !== token
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
            onInvalidLink={() => setInvalidToken(token)}
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
