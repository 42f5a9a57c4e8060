import { useState } from 'react'

import { portalHref } from '#shared/api/basics/store.ts'
import { ForgotPasswordForm } from '#shared/parts/accounts/forgotten-password/ForgotPasswordForm.tsx'
import { MailSent } from '#shared/parts/accounts/forgotten-password/MailSent.tsx'
import { MessageHeading } from './MessageHeading.tsx'
import type { VisitorFormProps } from './panel-props.ts'

export function ForgottenPassword({ email }: Pick<VisitorFormProps, 'email'>) {
  const [mailed, setMailed] = useState('')
  const [isSent, setSent] = useState(false)
  const loginHref = portalHref('/inloggen')
  if (isSent)
    return (
      <>
        <MessageHeading>Kijk in je e-mail</MessageHeading>
        <MailSent email={mailed} loginHref={loginHref} onRetry={() => setSent(false)} />
      </>
    )
  return (
    <>
      <h2>Wachtwoord vergeten</h2>
      <ForgotPasswordForm
        email={mailed || email}
        // The button that asked for another mail is gone.
        takesFocus={mailed !== ''}
        onSent={(address) => {
          setMailed(address)
          setSent(true)
        }}
      />
      <p>
        <a href={loginHref}>Terug naar inloggen</a>
      </p>
    </>
  )
}
