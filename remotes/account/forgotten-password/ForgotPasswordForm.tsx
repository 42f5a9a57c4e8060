import { forgotPassword } from '#shared/api/account.ts'
import { ForgotPasswordInput } from '#shared/domain/user.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

type Props = {
  /** What stands in the address field at first. */
  email: string
  onSent: (email: string) => void
}

/** Asks for a mail with a link to a new password. Calls `onSent` with the address it goes to. */
export function ForgotPasswordForm({ email, onSent }: Props) {
  const form = useForm(ForgotPasswordInput, {
    fallback: 'Wachtwoord resetten is niet gelukt.',
    save: async (input) => {
      await forgotPassword(input)
      onSent(input.email)
    },
  })

  return (
    <Form form={form}>
      <TextField name="email" label="E-mailadres" type="email" autoComplete="username" defaultValue={email} />
      <Button type="submit" isPending={form.isSaving}>
        Stuur mij een link
      </Button>
    </Form>
  )
}
