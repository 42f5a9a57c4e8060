import { useRef, useState } from 'react'

import type { AdminCompanyDetails } from '#shared/domain/companies/ownership.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Card } from '#shared/ui/Card.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { OwnerForm } from './OwnerForm.tsx'
import { PendingOwner } from './PendingOwner.tsx'

const outcomeOf = ({ name, ownerName, ownerInvitation }: AdminCompanyDetails) =>
  ownerInvitation
    ? `De uitnodiging is verstuurd naar ${ownerInvitation.email}.`
    : `${ownerName} is nu de eigenaar van ${name}.`

export function ChangeOwner({ company }: { company: AdminCompanyDetails }) {
  const { ownerInvitation } = company
  const reload = useReload()
  const heading = useRef<HTMLHeadingElement>(null)
  const [message, setMessage] = useState<string>()

  async function refresh(success: string) {
    setMessage(undefined)
    await reload()
    setMessage(success)
  }

  return (
    <Card>
      <div className="bw-intro">
        <h2 ref={heading} tabIndex={-1}>
          Andere eigenaar
        </h2>
        <p className="bw-soft">
          Heeft de nieuwe eigenaar nog geen account? Dan krijgt die een uitnodiging. De oude eigenaar kan
          daarna niet meer bij dit bedrijf.
        </p>
      </div>
      {message && <Warning variant="success" title={message} />}
      {ownerInvitation && (
        <PendingOwner
          company={company}
          invitation={ownerInvitation}
          onWithdrawn={async () => {
            await refresh('De uitnodiging is ingetrokken.')
            // The button that had the focus is gone.
            heading.current?.focus()
          }}
        />
      )}
      <OwnerForm company={company} onChanged={(changed) => refresh(outcomeOf(changed))} />
    </Card>
  )
}
