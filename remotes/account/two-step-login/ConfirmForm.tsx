import './ConfirmForm.css'

import { confirmTwoStepLogin } from '#shared/api/accounts/two-step-login.ts'
import {
  ConfirmTwoStepInput,
  type RecoveryCodes,
  type TwoStepSecret,
} from '#shared/domain/accounts/two-step-login.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { QrCode } from '#shared/parts/basics/QrCode.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

type Props = {
  secret: TwoStepSecret
  onConfirmed: (codes: RecoveryCodes) => unknown
  onCancel: () => void
}

/** In groups of four characters, to be typed. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

export function ConfirmForm({ secret: { secret, uri }, onConfirmed, onCancel }: Props) {
  const form = useForm(ConfirmTwoStepInput, {
    fallback: 'Tweestapslogin instellen is niet gelukt',
    save: async (input) => onConfirmed(await confirmTwoStepLogin(input)),
  })

  return (
    <Form form={form}>
      <p>Open de authenticator-app op je telefoon en scan deze QR-code:</p>
      <QrCode text={uri} label="QR-code voor je authenticator-app" />
      <p>
        Lukt scannen niet? Typ dan deze sleutel in de app:{' '}
        <code className="bw-secret">{grouped(secret)}</code>
      </p>
      <p>
        Doe je dit op je telefoon zelf? <a href={uri}>Open de authenticator-app</a>.
      </p>
      <TextField
        name="code"
        label="Code"
        description="De zes cijfers die de app nu laat zien."
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div className="bw-actions">
        <Button type="submit" isPending={form.isSaving}>
          Tweestapslogin aanzetten
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Annuleren
        </Button>
      </div>
    </Form>
  )
}
