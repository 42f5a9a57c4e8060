import { type MouseEvent, useState } from 'react'

import { getInvitation, revokeInvitation } from '#shared/api/invitations.ts'
import { checkLabels, checks } from '#shared/domain/check.ts'
import { type Invitee, invitationRightsLabels, lookingAlongLabels } from '#shared/domain/invitation.ts'
import { useFailureAlert } from '#shared/parts/confirm/use-failure-alert.ts'
import { useDialogOnDemand } from '#shared/parts/use-dialog-on-demand.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { RevokeButton } from './RevokeButton.tsx'
import { useRevocation } from './use-revocation.ts'

type Props = {
  companyId: number
  invitee: Invitee
  onChanged: (message: string) => unknown
  onRevoked: (message: string) => unknown
}

const fetchEditDialog = () =>
  import('./EditInvitationDialog.tsx').then(({ EditInvitationDialog }) => EditInvitationDialog)

/** The checks that an invitee has access to, in Dutch. */
const themesOf = ({ checks: chosen }: Invitee) =>
  chosen.length === checks.length
    ? 'Alle verbeterchecks'
    : chosen.map((check) => checkLabels[check]).join(', ')

/** List item for an invited person: name, rights, and whether the invitation was accepted. */
export function PersonLookingAlong({ companyId, invitee, onChanged, onRevoked }: Props) {
  const { invitationId, name, email, role, rights, accepted } = invitee
  const [stored, setStored] = useState<Invitee>()
  const [isOpening, setOpening] = useState(false)
  const edit = useDialogOnDemand(fetchEditDialog)
  const failure = useFailureAlert()
  const revocation = useRevocation({
    name,
    revoke: () => revokeInvitation(companyId, invitationId),
    onRevoked,
  })

  // Loaded again: the invitation may have changed since the page was loaded.
  async function open({ currentTarget: button }: MouseEvent<HTMLElement>) {
    setOpening(true)
    try {
      setStored(await getInvitation(companyId, invitationId))
      await edit.open(button)
    } catch (error) {
      await failure.alertFailure(error, 'Ophalen van de gegevens van de uitnodiging is niet gelukt')
    } finally {
      setOpening(false)
    }
  }

  return (
    <li>
      <div>
        <h3>{name}</h3>
        <p className="bw-soft">{email}</p>
        <p>
          {lookingAlongLabels[role]} · {invitationRightsLabels[rights]}
        </p>
        <p className="bw-soft">{themesOf(invitee)}</p>
      </div>
      <StatusPill color={accepted ? 'GREEN' : 'GREY'}>{accepted ? 'Kijkt mee' : 'Uitgenodigd'}</StatusPill>
      <div className="bw-actions">
        <Button variant="quiet" aria-label={`Wijzig: ${name}`} isPending={isOpening} onClick={open}>
          Wijzig
        </Button>
        <RevokeButton name={name} revocation={revocation} />
      </div>
      {stored &&
        edit.show({
          companyId,
          invitee: stored,
          onSaved: async () => {
            await onChanged(`De toegang van ${name} is gewijzigd.`)
            edit.close()
          },
        })}
      {failure.dialog}
      {revocation.dialog}
    </li>
  )
}
