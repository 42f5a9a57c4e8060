import { UserFacingError } from '#shared/api/errors.ts'
import { logIn } from '#shared/api/session.ts'
import { portalHref } from '#shared/api/store.ts'
import { LoginInput } from '#shared/domain/user.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { signIn } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

type Props = {
  /** Initial value of the e-mail field. */
  email?: string
  /** Called after logging in. The form stays pending until its result is settled. */
  onLoggedIn: () => unknown
}

/** Form to log in with e-mail address and password. */
export function LoginForm({ email = '', onLoggedIn }: Props) {
  const form = useForm(LoginInput, {
    fallback: 'Inloggen is niet gelukt',
    save: async (input) => {
      const { stored } = await signIn(await logIn(input))
      if (!stored)
        throw new UserFacingError('Je browser bewaart geen cookies. Sta cookies toe om in te loggen.')
      await onLoggedIn()
    },
  })

  return (
    <Form form={form}>
      <TextField
        name="username"
        label="E-mailadres"
        type="email"
        autoComplete="username"
        defaultValue={email}
      />
      <TextField name="password" label="Wachtwoord" type="password" autoComplete="current-password" />
      <a href={portalHref('/wachtwoord-vergeten')}>Wachtwoord vergeten?</a>
      <Button type="submit" isPending={form.isSaving}>
        Inloggen
      </Button>
    </Form>
  )
}
