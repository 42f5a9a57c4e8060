import { forgotPassword } from '#shared/api/accounts/account.ts'
import { ForgotPasswordInput } from '#shared/domain/accounts/user.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

type Props = {
  email: string
  takesFocus?: boolean
  onSent: (email: string) => void
}

const focus = (input: HTMLInputElement | null) => input?.focus()

export function ForgotPasswordForm({ email, takesFocus = false, onSent }: Props) {
  const form = useForm(ForgotPasswordInput, {
    fallback: 'Wachtwoord resetten is niet gelukt.',
    save: async (input, key) => {
      await forgotPassword(input, key)
      onSent(input.email)
    },
  })

  return (
    <>
      <p className="bw-soft">
        Vul je e-mailadres in. Je krijgt dan een e-mail met een link om een nieuw wachtwoord te kiezen.
      </p>
      <Form form={form} mayBeLeft>
        <TextField
          name="email"
          label="E-mailadres"
          type="email"
          autoComplete="username"
          defaultValue={email}
          ref={takesFocus ? focus : undefined}
        />
        <Button type="submit" isPending={form.isSaving}>
          Stuur mij een link
        </Button>
      </Form>
    </>
  )
}
