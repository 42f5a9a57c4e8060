import './SendInvitation.css'

import { useRef } from 'react'

import type { FormSchema } from '#shared/forms/form-data.ts'
import { Button } from '#shared/ui/Button.tsx'
import { useValidationMessages } from './use-validation-messages.ts'

type Props = { schema: FormSchema; isSending: boolean; onCancel: () => void }

/** Sending is disabled until the form is valid; a status lists what is missing. */
export function SendInvitation({ schema, isSending, onCancel }: Props) {
  const actions = useRef<HTMLDivElement>(null)
  const messages = useValidationMessages(schema, actions)

  return (
    <div ref={actions} className="bw-actions">
      <p className="bw-send-invitation" role="status">
        {messages.length > 0 && `Nog nodig: ${messages.join(', ')}.`}
      </p>
      <Button type="submit" disabled={messages.length > 0} isPending={isSending}>
        Uitnodiging versturen
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        Annuleren
      </Button>
    </div>
  )
}
