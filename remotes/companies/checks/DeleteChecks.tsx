import './DeleteChecks.css'

import { useEffect, useRef, useState } from 'react'

import { type Check, checkLabels } from '#shared/domain/basics/check.ts'
import { useCompany } from '#shared/federation/company.ts'
import { Card } from '#shared/ui/Card.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { DeleteCheck } from './DeleteCheck.tsx'

/** For the owner. Renders nothing when no check was started. */
export function DeleteChecks() {
  const started = useCompany().checks.filter((entry) => entry.started)
  const [deleted, setDeleted] = useState<Check>()
  const message = useRef<HTMLDivElement>(null)

  // The button that had the focus is gone.
  useEffect(() => {
    if (deleted) message.current?.focus()
  }, [deleted])

  if (started.length === 0 && !deleted) return null
  return (
    <Card isScreenOnly>
      <div className="bw-intro">
        <h2>Verbetercheck verwijderen</h2>
        <p className="bw-soft">Alle antwoorden en resultaten van de verbetercheck gaan dan ook weg.</p>
      </div>
      {deleted && (
        <Warning
          ref={message}
          tabIndex={-1}
          variant="success"
          title={`De verbetercheck ${checkLabels[deleted]} is verwijderd.`}
        />
      )}
      {started.length > 0 && (
        <ul className="bw-delete-checks" role="list">
          {started.map(({ check }) => (
            <DeleteCheck key={check} check={check} onDeleted={() => setDeleted(check)} />
          ))}
        </ul>
      )}
    </Card>
  )
}
