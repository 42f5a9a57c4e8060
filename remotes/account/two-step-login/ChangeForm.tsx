import { ChangeTwoStepInput } from '#shared/domain/accounts/two-step-login.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { LoginCodeField } from '#shared/parts/accounts/LoginCodeField.tsx'
import { OwnPasswordField } from '#shared/parts/accounts/OwnPasswordField.tsx'
import { Button } from '#shared/ui/Button.tsx'

type Props = {
  explanation: string
  action: string
  fallback: string
  save: (input: ChangeTwoStepInput) => Promise<unknown>
  onCancel: () => void
}

/** Confirmed by the password and a code. */
export function ChangeForm({ explanation, action, fallback, save, onCancel }: Props) {
  const form = useForm(ChangeTwoStepInput, { fallback, save })

  return (
    <Form form={form}>
      <p>{explanation}</p>
      <OwnPasswordField />
      <LoginCodeField />
      <div className="bw-actions">
        <Button type="submit" isPending={form.isSaving}>
          {action}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Annuleren
        </Button>
      </div>
    </Form>
  )
}
