import { useState } from 'react'

import { portalHref } from '#shared/api/basics/store.ts'
import { FirstLogin } from '#shared/parts/accounts/registration/FirstLogin.tsx'
import { type NewAccount, RegistrationForm } from '#shared/parts/accounts/registration/RegistrationForm.tsx'
import { MessageHeading } from './MessageHeading.tsx'
import type { VisitorFormProps } from './panel-props.ts'

export function Registration({ email, onLoggedIn, onPasswordRequired }: VisitorFormProps) {
  const [account, setAccount] = useState<NewAccount>()
  if (account)
    return (
      <>
        <MessageHeading>Je bent aangemeld</MessageHeading>
        <p>We hebben een mail gestuurd naar {account.email}. Bevestig daarmee je e-mailadres.</p>
        <FirstLogin onLoggedIn={onLoggedIn} onPasswordRequired={() => onPasswordRequired(account.email)} />
      </>
    )
  return (
    <>
      <h2>Aanmelden</h2>
      <RegistrationForm
        email={email}
        terms={portalHref('/voorwaarden')}
        privacy={portalHref('/privacy')}
        onAccountCreated={setAccount}
      />
      <p>
        <a href={portalHref('/inloggen')}>Terug naar inloggen</a>
      </p>
    </>
  )
}
