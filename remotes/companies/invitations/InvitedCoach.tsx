import { revokeCoach } from '#shared/api/companies/invitations.ts'
import { inviteeLabels } from '#shared/domain/companies/invitation.ts'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { RevokeButton } from './RevokeButton.tsx'
import { useRevocation } from './use-revocation.ts'

type Props = { companyId: number; onRevoked: (message: string) => unknown }

/** A coach has all rights, so the invitation can only be revoked. */
export function InvitedCoach({ companyId, onRevoked }: Props) {
  const name = 'de Verbetercoach'
  const revocation = useRevocation({ name, revoke: () => revokeCoach(companyId), onRevoked })

  return (
    <li>
      <div>
        <h3>{inviteeLabels.COACH}</h3>
        <p className="bw-soft">Mag alles bekijken en bewerken, in alle verbeterchecks.</p>
      </div>
      <StatusPill color="GREEN">Kijkt mee</StatusPill>
      <div className="bw-actions">
        <RevokeButton name={name} revocation={revocation} />
      </div>
      {revocation.dialog}
    </li>
  )
}
