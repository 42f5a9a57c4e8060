import { useState } from 'react'

import { getAccount } from '#shared/api/accounts/account.ts'
import type { Account } from '#shared/domain/accounts/account.ts'
import { withLoadError } from '#shared/federation/remote-routes.ts'
import { useLoaderData } from '#shared/federation/router.ts'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { PasswordChanged } from './PasswordChanged.tsx'

export const loader = () => withLoadError(getAccount(), 'Gegevens ophalen is niet gelukt')

function ChangePasswordPage() {
  const { emailAddress } = useLoaderData<Account>()
  const [isChanged, setChanged] = useState(false)
  useHeadingFocus(isChanged)
  if (isChanged) return <PasswordChanged />

  return (
    <div className="bw-stack">
      <PageHeading>Wachtwoord wijzigen</PageHeading>
      <Card>
        <ChangePasswordForm emailAddress={emailAddress} onChanged={() => setChanged(true)} />
      </Card>
    </div>
  )
}

export { ChangePasswordPage as Component }
