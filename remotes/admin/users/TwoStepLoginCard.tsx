import { useRef } from 'react'

import { switchOffTwoStepLoginFor } from '#shared/api/admin/admin-users.ts'
import type { UserDetails } from '#shared/domain/admin/admin-user.ts'
import { useIdentity } from '#shared/parts/accounts/identity/use-identity.tsx'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'

/** Two-step login can be switched off for a user who lost the device and the codes. */
export function TwoStepLoginCard({ user: { id, fullName, hasTwoStepLogin } }: { user: UserDetails }) {
  const reload = useReload()
  const identity = useIdentity()
  const heading = useRef<HTMLHeadingElement>(null)
  const { start, isPending, dialog } = useConfirmedAction({
    message: `${fullName} logt dan in met alleen het wachtwoord, tot tweestapslogin weer is ingesteld. Weet je zeker dat dit ${fullName} is?`,
    run: async () => {
      await identity.withIdentity(() => switchOffTwoStepLoginFor(id))
      await reload()
      // The button that had the focus is gone.
      heading.current?.focus()
    },
    fallback: 'Tweestapslogin uitzetten is niet gelukt',
  })

  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        Tweestapslogin
      </h2>
      <p className="bw-soft" role="status">
        {hasTwoStepLogin
          ? 'Staat aan. Zet het alleen uit voor iemand die telefoon en herstelcodes kwijt is.'
          : 'Staat uit.'}
      </p>
      {hasTwoStepLogin && (
        <div className="bw-actions">
          <Button variant="secondary" isPending={isPending} onClick={start}>
            Tweestapslogin uitzetten
          </Button>
        </div>
      )}
      {dialog}
      {identity.dialog}
    </Card>
  )
}
