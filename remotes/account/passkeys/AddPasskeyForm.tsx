import { addPasskey, startPasskey } from '#shared/api/accounts/passkeys.ts'
import {
  AddPasskeyInput,
  AddPasskeyWithCodeInput,
  type OwnPasskeys,
} from '#shared/domain/accounts/passkey.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { LoginCodeField } from '#shared/parts/accounts/LoginCodeField.tsx'
import { OwnPasswordField } from '#shared/parts/accounts/OwnPasswordField.tsx'
import { createPasskey } from '#shared/parts/accounts/passkeys/ask-browser.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

type Props = {
  own: OwnPasskeys
  onAdded: () => Promise<unknown>
  onCancel: () => void
}

/** The form stays when the user cancels the browser's dialog. */
export function AddPasskeyForm({ own: { proposedName, hasTwoStepLogin }, onAdded, onCancel }: Props) {
  const form = useForm(hasTwoStepLogin ? AddPasskeyWithCodeInput : AddPasskeyInput, {
    fallback: 'De passkey toevoegen is niet gelukt',
    save: async ({ name, password, code }) => {
      const credential = await createPasskey(await startPasskey({ password, code }))
      if (!credential) return
      await addPasskey({ name, credential })
      await onAdded()
    },
  })

  return (
    <Form form={form} mayBeLeft>
      <TextField
        name="name"
        label="Naam"
        description="Daaraan herken je de passkey in je lijst."
        defaultValue={proposedName}
        autoComplete="off"
      />
      <OwnPasswordField />
      {hasTwoStepLogin && <LoginCodeField />}
      <div className="bw-actions">
        <Button type="submit" isPending={form.isSaving}>
          Passkey toevoegen
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Annuleren
        </Button>
      </div>
    </Form>
  )
}
