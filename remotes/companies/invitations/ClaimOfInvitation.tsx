import { answerClaim } from '#shared/api/companies/invitations.ts'
import { formatInstant } from '#shared/domain/basics/date.ts'
import type { InvitationClaim, Invitee } from '#shared/domain/companies/invitation.ts'
import { useConfirmedAction } from '#shared/parts/basics/confirm/use-confirmed-action.ts'
import { Button } from '#shared/ui/Button.tsx'

type Props = {
  companyId: number
  invitee: Invitee
  claim: InvitationClaim
  onAnswered: (message: string) => unknown
}

/** An account with another address wants to use an invitation; the owner confirms or refuses. */
export function ClaimOfInvitation({ companyId, invitee, claim, onAnswered }: Props) {
  const account = `${claim.name} (${claim.email})`
  const ids = { invitationId: invitee.invitationId, claimId: claim.claimId }
  const confirmation = useConfirmedAction({
    message: `Weet je zeker dat ${account} mag meekijken met de uitnodiging voor ${invitee.email}?`,
    run: async () => {
      await answerClaim(companyId, ids, 'confirm')
      await onAnswered(`${claim.name} kijkt nu mee.`)
    },
    fallback: 'Bevestigen is niet gelukt',
  })
  const refusal = useConfirmedAction({
    message: `Weet je zeker dat ${account} deze uitnodiging niet mag gebruiken?`,
    isDestructive: true,
    run: async () => {
      await answerClaim(companyId, ids, 'refuse')
      await onAnswered(`${claim.name} mag de uitnodiging niet gebruiken.`)
    },
    fallback: 'Weigeren is niet gelukt',
  })

  return (
    <div className="bw-claim">
      <p>
        <strong>{account}</strong> wil deze uitnodiging voor {invitee.email} gebruiken. Gevraagd op{' '}
        {formatInstant(claim.askedAt)}.
      </p>
      <div className="bw-actions">
        <Button
          variant="secondary"
          aria-label={`Bevestigen: ${claim.name}`}
          isPending={confirmation.isPending}
          onClick={confirmation.start}
        >
          Bevestigen
        </Button>
        <Button
          variant="quiet"
          isDestructive
          aria-label={`Weigeren: ${claim.name}`}
          isPending={refusal.isPending}
          onClick={refusal.start}
        >
          Weigeren
        </Button>
      </div>
      {confirmation.dialog}
      {refusal.dialog}
    </div>
  )
}
