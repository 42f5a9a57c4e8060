import './PendingOwner.css'

import { withdrawOwnerInvitation } from '#shared/api/admin/admin-companies.ts'
import { formatInstant } from '#shared/domain/basics/date.ts'
import type { AdminCompanyDetails } from '#shared/domain/companies/ownership.ts'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'

type Props = {
  company: Pick<AdminCompanyDetails, 'id' | 'revision' | 'ownerName'>
  invitation: NonNullable<AdminCompanyDetails['ownerInvitation']>
  /** Called after withdrawing. The button stays pending until its result is settled. */
  onWithdrawn: () => Promise<unknown>
}

export function PendingOwner({ company, invitation, onWithdrawn }: Props) {
  const { id, revision, ownerName } = company
  const { email, invitedAt, expiresAt, isExpired } = invitation
  const { start, isPending, dialog } = useConfirmedAction({
    message: `Je trekt de uitnodiging voor ${email} in. De link in de mail werkt dan niet meer.`,
    isDestructive: true,
    run: async () => {
      await withdrawOwnerInvitation(id, revision)
      await onWithdrawn()
    },
    fallback: 'Het is niet gelukt de uitnodiging in te trekken',
  })

  return (
    <div className="bw-pending-owner">
      <p>
        <strong>{email}</strong> is op {formatInstant(invitedAt)} uitgenodigd om eigenaar te worden.{' '}
        {isExpired
          ? `De uitnodiging is verlopen op ${formatInstant(expiresAt)}. Vul het adres hieronder opnieuw in om een nieuwe te versturen.`
          : `De uitnodiging werkt tot ${formatInstant(expiresAt)}. Zolang die niet is geaccepteerd, blijft ${ownerName} de eigenaar.`}
      </p>
      <StatusPill color="GREY">{isExpired ? 'Verlopen' : 'Uitgenodigd'}</StatusPill>
      <div className="bw-actions">
        <Button variant="quiet" isDestructive isPending={isPending} onClick={start}>
          Trek uitnodiging in
        </Button>
      </div>
      {dialog}
    </div>
  )
}
