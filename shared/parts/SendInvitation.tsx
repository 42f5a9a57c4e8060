import './SendInvitation.css'

import { useRef } from 'react'

import type { FormSchema } from '#shared/forms/form-data.ts'
import { Button } from '#shared/ui/Button.tsx'
import { useServerErrors } from './use-server-errors.ts'

type Props = { schema: FormSchema; isSending: boolean; onCancel: () => void }

/** The buttons below an invitation. It can be sent only when it is complete; until then they say what is missing. */
export function SendInvitation({ schema, isSending, onCancel }: Props) {
  const actions = useRef<HTMLDivElement>(null)
  const objections = useServerErrors(schema, actions)

  return (
    <div ref={actions} className="bw-actions">
      <p className="bw-send-invitation" role="status">
        {objections.length > 0 && `Nog nodig: ${objections.join(', ')}.`}
      </p>
      <Button type="submit" disabled={objections.length > 0} isPending={isSending}>
        Uitnodiging versturen
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        Annuleren
      </Button>
    </div>
  )
}
