import { updatePassword } from '#shared/api/accounts/account.ts'
import { UpdatePasswordInput } from '#shared/domain/accounts/user.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { NewPasswordFields } from '#shared/parts/accounts/NewPasswordFields.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

type Props = { emailAddress: string; onChanged: () => void }

export function ChangePasswordForm({ emailAddress, onChanged }: Props) {
  const form = useForm(UpdatePasswordInput, {
    // Misspelt on purpose: docs/product.md quotes it so.
    fallback: 'Wachtwoord wijzgigen is niet gelukt',
    save: async (input) => {
      await updatePassword(input)
      onChanged()
    },
  })

  return (
    <Form form={form}>
      {/* For password managers: the account whose password changes. */}
      <input type="text" autoComplete="username" value={emailAddress} readOnly hidden />
      <TextField
        name="oldPassword"
        label="Huidig wachtwoord"
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordFields
        names={['newPassword', 'repeatPassword']}
        labels={['Nieuw wachtwoord', 'Herhaal je nieuwe wachtwoord']}
      />
      <div className="bw-actions">
        <Button type="submit" isPending={form.isSaving}>
          Wachtwoord wijzigen
        </Button>
      </div>
    </Form>
  )
}
