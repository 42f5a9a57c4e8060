import { useState } from 'react'

import { useSearchParams } from '#shared/federation/router.ts'
import { ForgotPasswordForm } from '#shared/parts/accounts/forgotten-password/ForgotPasswordForm.tsx'
import { MailSent } from '#shared/parts/accounts/forgotten-password/MailSent.tsx'
import { Envelope } from '#shared/parts/basics/drawings/states.tsx'
import { useHeadingFocus } from '#shared/parts/basics/use-heading-focus.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { HelpCallout } from '../HelpCallout.tsx'
import { LoginLayout } from '../LoginLayout.tsx'
import { accountLink } from '../links.ts'

function ForgotPasswordPage() {
  const [query] = useSearchParams()
  const [email, setEmail] = useState(query.get('email') ?? '')
  const [isSent, setSent] = useState(false)
  useHeadingFocus(isSent)
  const login = new URLSearchParams(query)
  login.set('email', email)

  function showInstructions(email: string) {
    setEmail(email)
    setSent(true)
  }

  return (
    <LoginLayout drawing={isSent ? <Envelope /> : undefined} aside={<HelpCallout />}>
      {isSent ? (
        <>
          <PageHeading>Kijk in je e-mail</PageHeading>
          <MailSent
            email={email}
            loginHref={accountLink('/inloggen', login)}
            onRetry={() => setSent(false)}
          />
        </>
      ) : (
        <>
          <PageHeading>Wachtwoord vergeten</PageHeading>
          <ForgotPasswordForm email={email} onSent={showInstructions} />
        </>
      )}
    </LoginLayout>
  )
}

export { ForgotPasswordPage as Component }
