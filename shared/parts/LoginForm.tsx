import { UserFacingError } from '#shared/api/errors.ts'
import { logIn } from '#shared/api/session.ts'
import { portalUrl } from '#shared/api/store.ts'
import { LoginInput } from '#shared/domain/user.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { signIn } from '#shared/session/store.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

type Props = {
  /** What stands in the address field at first. */
  email?: string
  /** What comes after: the form stays busy until it is done. */
  onLoggedIn: () => unknown
}

/** Asks for address and password, and logs in with them. */
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
      <a href={portalUrl('/wachtwoord-vergeten')}>Wachtwoord vergeten?</a>
      <Button type="submit" isPending={form.isSaving}>
        Inloggen
      </Button>
    </Form>
  )
}
