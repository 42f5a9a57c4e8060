import { renamePasskey } from '#shared/api/accounts/passkeys.ts'
import { type Passkey, PasskeyNameInput } from '#shared/domain/accounts/passkey.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

type Props = {
  passkey: Passkey
  onRenamed: () => Promise<unknown>
  onCancel: () => void
}

export function RenamePasskeyForm({ passkey: { id, name }, onRenamed, onCancel }: Props) {
  const form = useForm(PasskeyNameInput, {
    fallback: 'De naam wijzigen is niet gelukt',
    save: async (input) => {
      await renamePasskey(id, input)
      await onRenamed()
    },
  })

  return (
    <Form form={form} mayBeLeft>
      <TextField name="name" label="Naam" defaultValue={name} autoComplete="off" />
      <div className="bw-actions">
        <Button type="submit" isPending={form.isSaving}>
          Naam opslaan
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Annuleren
        </Button>
      </div>
    </Form>
  )
}
