import { confirmIdentity } from '#shared/api/accounts/two-step-login.ts'
import { ChangeTwoStepInput, IdentityInput } from '#shared/domain/accounts/two-step-login.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { LoginCodeField } from '../LoginCodeField.tsx'
import { OwnPasswordField } from '../OwnPasswordField.tsx'

type Props = {
  hasTwoStepLogin: boolean
  onConfirmed: () => void
  onClose: () => void
}

export function IdentityDialog({ hasTwoStepLogin, onConfirmed, onClose }: Props) {
  const form = useForm(hasTwoStepLogin ? ChangeTwoStepInput : IdentityInput, {
    fallback: 'Bevestigen is niet gelukt',
    save: async (input) => {
      await confirmIdentity(input)
      onConfirmed()
    },
  })

  return (
    <Dialog title="Ben jij het?" message="Bevestig dit met je wachtwoord." onClose={onClose}>
      <Form form={form} mayBeLeft>
        <OwnPasswordField />
        {hasTwoStepLogin && <LoginCodeField />}
        <div className="bw-actions">
          <Button type="submit" isPending={form.isSaving}>
            Bevestigen
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
