import { useState } from 'react'

import { useSearchParams } from '#shared/federation/router.ts'
import { Envelope } from '#shared/parts/drawings/states.tsx'
import { useHeadingFocus } from '#shared/parts/use-heading-focus.ts'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { HelpCallout } from '../HelpCallout.tsx'
import { LoginLayout } from '../LoginLayout.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { MailSent } from './MailSent.tsx'

function ForgotPasswordPage() {
  const [query] = useSearchParams()
  const [email, setEmail] = useState(query.get('email') ?? '')
  const [isSent, setSent] = useState(false)
  useHeadingFocus(isSent)

  function showInstructions(email: string) {
    setEmail(email)
    setSent(true)
  }

  return (
    <LoginLayout drawing={isSent ? <Envelope /> : undefined} aside={<HelpCallout />}>
      {isSent ? (
        <MailSent email={email} onRetry={() => setSent(false)} />
      ) : (
        <>
          <PageHeading>Wachtwoord vergeten</PageHeading>
          <p className="bw-soft">
            Vul je e-mailadres in. Je krijgt dan een e-mail met een link om een nieuw wachtwoord te kiezen.
          </p>
          <ForgotPasswordForm email={email} onSent={showInstructions} />
        </>
      )}
    </LoginLayout>
  )
}

export { ForgotPasswordPage as Component }
