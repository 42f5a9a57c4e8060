import { useState } from 'react'

import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { InvalidResetLink } from './InvalidResetLink.tsx'
import { PasswordStored } from './PasswordStored.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

export function SetPassword({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'invalid' | 'stored'>()
  useHeadingFocus(outcome)
  if (outcome === 'stored') return <PasswordStored />
  if (outcome === 'invalid') return <InvalidResetLink />
  return (
    <>
      <PageHeading>Nieuw wachtwoord kiezen</PageHeading>
      <ResetPasswordForm
        token={token}
        onInvalidLink={() => setOutcome('invalid')}
        onLoginRequired={() => setOutcome('stored')}
      />
    </>
  )
}
