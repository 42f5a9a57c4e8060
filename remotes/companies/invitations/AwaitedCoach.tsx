import { confirmCoach, revokeCoach } from '#shared/api/companies/invitations.ts'
import { inviteeLabels } from '#shared/domain/companies/invitation.ts'
import { useAction } from '#shared/parts/basics/use-action.ts'
import { Button } from '#shared/ui/Button.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { RevokeButton } from './RevokeButton.tsx'
import { useRevocation } from './use-revocation.ts'

type Props = { companyId: number; onChanged: (message: string) => unknown }

/** An invitation of the coach that was made on the website. */
export function AwaitedCoach({ companyId, onChanged }: Props) {
  const name = 'de Verbetercoach'
  const revocation = useRevocation({ name, revoke: () => revokeCoach(companyId), onRevoked: onChanged })
  const { run, isPending, failure } = useAction('Bevestigen is niet gelukt')
  const confirm = () =>
    run(async () => {
      await confirmCoach(companyId)
      await onChanged('Uitnodiging verstuurd aan de Verbetercoach.')
    })

  return (
    <li>
      <div>
        <h3>{inviteeLabels.COACH}</h3>
        <p className="bw-soft">Gevraagd op de website. De coach kijkt pas mee als je dit bevestigt.</p>
      </div>
      <StatusPill color="ORANGE">Wacht op jou</StatusPill>
      <div className="bw-actions">
        <Button
          variant="secondary"
          aria-label={`Bevestig en verstuur: ${name}`}
          isPending={isPending}
          onClick={confirm}
        >
          Bevestig en verstuur
        </Button>
        <RevokeButton name={name} revocation={revocation} />
      </div>
      {failure && <Warning title={failure.title}>{failure.detail}</Warning>}
      {revocation.dialog}
    </li>
  )
}
