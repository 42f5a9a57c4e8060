import { type MouseEvent, useState } from 'react'

import { getInvitation, resendInvitation, revokeInvitation } from '#shared/api/companies/invitations.ts'
import { formatInstant } from '#shared/domain/basics/date.ts'
import {
  checkNames,
  type Invitee,
  invitationRightsLabels,
  inviteeLabels,
  isSameAccount,
} from '#shared/domain/companies/invitation.ts'
import { useFailureAlert } from '#shared/parts/basics/confirm/use-failure-alert.ts'
import { useDialogOnDemand } from '#shared/parts/basics/use-dialog-on-demand.tsx'
import { useRequestKey } from '#shared/parts/basics/use-request-key.ts'
import { Button } from '#shared/ui/Button.tsx'
import { StatusPill } from '#shared/ui/StatusPill.tsx'
import { ClaimOfInvitation } from './ClaimOfInvitation.tsx'
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

function statusOf({ accepted, expired, awaitsConfirmation }: Invitee) {
  if (accepted) return 'Kijkt mee'
  if (expired) return 'Verlopen'
  return awaitsConfirmation ? 'Wacht op jou' : 'Uitgenodigd'
}

function colorOf({ accepted, awaitsConfirmation }: Invitee) {
  if (accepted) return 'GREEN'
  return awaitsConfirmation ? 'ORANGE' : 'GREY'
}

/** How the owner named somebody whose account has another name or address; undefined when they are the same. */
function invitedAs({ name, email, account }: Invitee): string | undefined {
  const isSame = !account || isSameAccount({ name, email }, account)
  return isSame ? undefined : `Uitgenodigd als ${name} (${email})`
}

/** When the invitation was sent or asked for, and until when it is open or when it was accepted. */
function datesOf({ sentAt, expiresAt, acceptedAt, expired, awaitsConfirmation }: Invitee): string {
  if (awaitsConfirmation)
    return `Gevraagd op de website op ${formatInstant(sentAt)}. We versturen de uitnodiging pas als je haar bevestigt.`
  const sent = `Verstuurd op ${formatInstant(sentAt)}`
  if (acceptedAt) return `${sent}, aangenomen op ${formatInstant(acceptedAt)}`
  return `${sent}, ${expired ? 'verlopen op' : 'te accepteren tot'} ${formatInstant(expiresAt)}`
}

export function InvitedPerson({ companyId, invitee, onChanged, onRevoked }: Props) {
  const { invitationId, role, rights, accepted, awaitsConfirmation, account } = invitee
  const { name, email } = account ?? invitee
  const sendLabel = awaitsConfirmation ? 'Bevestig en verstuur' : 'Stuur opnieuw'
  const [stored, setStored] = useState<Invitee>()
  const [isOpening, setOpening] = useState(false)
  const [isSending, setSending] = useState(false)
  const edit = useDialogOnDemand(fetchEditDialog)
  const failure = useFailureAlert()
  const withRequestKey = useRequestKey()
  const revocation = useRevocation({
    name,
    revoke: () => revokeInvitation(companyId, invitationId),
    onRevoked,
  })

  // Fetched again: the invitation may have changed since the page was loaded.
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

  async function sendAgain() {
    setSending(true)
    try {
      await withRequestKey((key) => resendInvitation(companyId, invitationId, key))
      await onChanged(
        awaitsConfirmation
          ? `Uitnodiging verstuurd aan ${name}.`
          : `De uitnodiging is opnieuw verstuurd aan ${name}.`,
      )
    } catch (error) {
      await failure.alertFailure(error, 'De uitnodiging opnieuw versturen is niet gelukt')
    } finally {
      setSending(false)
    }
  }

  return (
    <li>
      <div>
        <h3>{name}</h3>
        <p className="bw-soft">{email}</p>
        {invitedAs(invitee) && <p className="bw-soft">{invitedAs(invitee)}</p>}
        <p>
          {inviteeLabels[role]} · {invitationRightsLabels[rights]}
        </p>
        <p className="bw-soft">{checkNames(invitee.checks)}</p>
        <p className="bw-soft">{datesOf(invitee)}</p>
      </div>
      <StatusPill color={colorOf(invitee)}>{statusOf(invitee)}</StatusPill>
      <div className="bw-actions">
        {!accepted && (
          <Button
            variant={awaitsConfirmation ? 'secondary' : 'quiet'}
            aria-label={`${sendLabel}: ${name}`}
            isPending={isSending}
            onClick={sendAgain}
          >
            {sendLabel}
          </Button>
        )}
        <Button variant="quiet" aria-label={`Wijzig: ${name}`} isPending={isOpening} onClick={open}>
          Wijzig
        </Button>
        <RevokeButton name={name} revocation={revocation} />
      </div>
      {invitee.claims.map((claim) => (
        <ClaimOfInvitation
          key={claim.claimId}
          companyId={companyId}
          invitee={invitee}
          claim={claim}
          onAnswered={onRevoked}
        />
      ))}
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
