import { useState } from 'react'

import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

const focus = (input: HTMLInputElement | null) => input?.focus()

export function LoginCodeField({ takesFocus = false }: { takesFocus?: boolean }) {
  const [isRecovery, setRecovery] = useState(false)
  const [isSwitched, setSwitched] = useState(false)
  const field = {
    name: 'code',
    autoComplete: 'one-time-code',
    ref: takesFocus || isSwitched ? focus : undefined,
  }

  return (
    <>
      {isRecovery ? (
        <TextField
          {...field}
          key="recovery code"
          label="Herstelcode"
          description="Elke herstelcode werkt één keer."
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <TextField
          {...field}
          key="code"
          label="Code"
          description="De zes cijfers uit de app op je telefoon."
          inputMode="numeric"
        />
      )}
      <div className="bw-actions">
        <Button
          variant="quiet"
          onClick={() => {
            setRecovery(!isRecovery)
            setSwitched(true)
          }}
        >
          {isRecovery ? 'Gebruik de code uit de app' : 'Gebruik een herstelcode'}
        </Button>
      </div>
    </>
  )
}
