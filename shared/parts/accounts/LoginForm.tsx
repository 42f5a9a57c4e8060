import { type RefObject, useState } from 'react'
import { logIn } from '#shared/api/accounts/session.ts'
import { isRefusedWith } from '#shared/api/basics/errors.ts'
import { portalHref } from '#shared/api/basics/store.ts'
import type { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { LoginInput, LoginWithCodeInput } from '#shared/domain/accounts/user.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { LoginCodeField } from './LoginCodeField.tsx'
import { canUsePasskeys } from './passkeys/can-use-passkeys.ts'
import { PasskeyLogin } from './passkeys/PasskeyLogin.tsx'
import { storeLogin } from './store-login.ts'

type Props = {
  email?: string
  /** Set while the form logs in, until the result of `onLoggedIn` is settled. */
  isLoggingIn?: RefObject<boolean>
  /** The form stays pending until its result is settled. */
  onLoggedIn: (status: LoginStatus) => unknown
}

export function LoginForm({ email = '', isLoggingIn, onLoggedIn }: Props) {
  const [asksCode, setAsksCode] = useState(false)
  const form = useForm(asksCode ? LoginWithCodeInput : LoginInput, {
    fallback: 'Inloggen is niet gelukt',
    save: (input) => finish(logIn(input)),
  })

  async function finish(login: Promise<LoginStatus>) {
    if (isLoggingIn) isLoggingIn.current = true
    try {
      const status = await login
      await storeLogin(status)
      await onLoggedIn(status)
    } catch (error) {
      if (!isRefusedWith(error, 'TWO_STEP_CODE_REQUIRED')) throw error
      setAsksCode(true)
    } finally {
      if (isLoggingIn) isLoggingIn.current = false
    }
  }

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
      {canUsePasskeys() && <PasskeyLogin onLoggedIn={(status) => finish(Promise.resolve(status))} />}
    </Form>
  )
}
