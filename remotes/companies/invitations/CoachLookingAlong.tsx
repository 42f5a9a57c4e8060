import { revokeCoach } from '#shared/api/invitations.ts'
import { lookingAlongLabels } from '#shared/domain/invitation.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { RevokeButton } from './RevokeButton.tsx'
import { useRevocation } from './use-revocation.ts'

type Props = { companyId: number; onRevoked: (sentence: string) => unknown }

/** The coach among the people who look along. There is nothing to choose: a coach may do everything. */
export function CoachLookingAlong({ companyId, onRevoked }: Props) {
  const name = 'de Verbetercoach'
  const revoking = useRevocation({ name, revoke: () => revokeCoach(companyId), onRevoked })

  return (
    <li>
      <div>
        <h3>{lookingAlongLabels.COACH}</h3>
        <p className="bw-soft">Mag alles bekijken en bewerken, in alle verbeterchecks.</p>
      </div>
      <StatusPill color="GREEN">Kijkt mee</StatusPill>
      <div className="bw-actions">
        <RevokeButton name={name} revoking={revoking} />
      </div>
      {revoking.dialog}
    </li>
  )
}
