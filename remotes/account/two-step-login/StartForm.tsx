import { startTwoStepLogin } from '#shared/api/accounts/two-step-login.ts'
import {
  ChangeTwoStepInput,
  IdentityInput,
  type TwoStepSecret,
} from '#shared/domain/accounts/two-step-login.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { LoginCodeField } from '#shared/parts/accounts/LoginCodeField.tsx'
import { OwnPasswordField } from '#shared/parts/accounts/OwnPasswordField.tsx'
import { Button } from '#shared/ui/Button.tsx'

type Props = {
  /** Whether two-step login is already on, so that this is for another device. */
  isOn: boolean
  onStarted: (secret: TwoStepSecret) => void
  /** Absent: there is nothing to return to. */
  onCancel?: () => void
}

export function StartForm({ isOn, onStarted, onCancel }: Props) {
  const form = useForm(isOn ? ChangeTwoStepInput : IdentityInput, {
    fallback: 'Tweestapslogin instellen is niet gelukt',
    save: async (input) => onStarted(await startTwoStepLogin(input)),
  })

  return (
    <Form form={form}>
      {isOn && <p>Je oude telefoon werkt totdat je de nieuwe hebt gekoppeld.</p>}
      <OwnPasswordField />
      {isOn && <LoginCodeField />}
      <div className="bw-actions">
        <Button type="submit" isPending={form.isSaving}>
          {isOn ? 'Verder' : 'Tweestapslogin instellen'}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Annuleren
          </Button>
        )}
      </div>
    </Form>
  )
}
