import { useState } from 'react'

import { isRefusedWith, UserFacingError } from '#shared/api/errors.ts'
import { logIn } from '#shared/api/session.ts'
import { portalHref } from '#shared/api/store.ts'
import { LoginInput, type LoginStatus, LoginWithCodeInput } from '#shared/domain/user.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { signIn } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { LoginCodeField } from './LoginCodeField.tsx'

type Props = {
  /** Initial value of the e-mail field. */
  email?: string
  /** Called after logging in. The form stays pending until its result is settled. */
  onLoggedIn: (status: LoginStatus) => unknown
}

/** Form to log in with e-mail address and password and, for an account with two-step login, then a code. */
export function LoginForm({ email = '', onLoggedIn }: Props) {
  const [asksCode, setAsksCode] = useState(false)
  const form = useForm(asksCode ? LoginWithCodeInput : LoginInput, {
    fallback: 'Inloggen is niet gelukt',
    save: async (input) => {
      const status = await logIn(input).catch((error) => {
        if (!isRefusedWith(error, 'TWO_STEP_CODE_REQUIRED')) throw error
      })
      if (!status) return setAsksCode(true)
      const { stored } = await signIn(status)
      if (!stored)
        throw new UserFacingError('Je browser bewaart geen cookies. Sta cookies toe om in te loggen.')
      await onLoggedIn(status)
    },
  })

  return (
    <Form form={form} mayBeLeft>
      <TextField
        name="username"
        label="E-mailadres"
        type="email"
        autoComplete="username"
        defaultValue={email}
        onChange={() => setAsksCode(false)}
      />
      <TextField name="password" label="Wachtwoord" type="password" autoComplete="current-password" />
      <a href={portalHref('/wachtwoord-vergeten')}>Wachtwoord vergeten?</a>
      {asksCode && <LoginCodeField takesFocus />}
      <Button type="submit" isPending={form.isSaving}>
        Inloggen
      </Button>
    </Form>
  )
}
