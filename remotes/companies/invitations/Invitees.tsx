import './Invitees.css'

import { useRef, useState } from 'react'

import { inviteCoach, invitePerson } from '#shared/api/companies/invitations.ts'
import { mayManageCompany } from '#shared/domain/basics/access.ts'
import type { Company } from '#shared/domain/companies/company.ts'
import { useCompany } from '#shared/federation/company.ts'
import { useDialogInAddress } from '#shared/parts/basics/use-dialog-in-address.tsx'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { Warning } from '#shared/ui/Warning.tsx'
import { AwaitedCoach } from './AwaitedCoach.tsx'
import { InvitedCoach } from './InvitedCoach.tsx'
import { InvitedPerson } from './InvitedPerson.tsx'

const fetchInviteDialog = () =>
  import('#shared/parts/companies/invitations/InviteDialog.tsx').then(({ InviteDialog }) => InviteDialog)

export function Invitees() {
  const company = useCompany()
  return mayManageCompany(company.permission) ? <People company={company} /> : null
}

function People({ company }: { company: Company }) {
  const { id, name, invitees, isCoachAwaited, permission } = company
  const { coachInvited } = permission
  const numPeople = invitees.length + (coachInvited || isCoachAwaited ? 1 : 0)
  const reload = useReload()
  const heading = useRef<HTMLHeadingElement>(null)
  const [message, setMessage] = useState<string>()
  const invite = useDialogInAddress('uitnodigen', fetchInviteDialog)

  async function refresh(success: string) {
    await reload()
    setMessage(success)
  }

  /** Moves the focus to the heading: the row with the button that had it is gone. */
  async function refreshAfterRevocation(success: string) {
    await refresh(success)
    heading.current?.focus()
  }

  return (
    <Card>
      <div className="bw-row">
        <h2 ref={heading} tabIndex={-1}>
          Mensen die meekijken ({numPeople})
        </h2>
        <Button
          variant="secondary"
          onClick={() => {
            setMessage(undefined)
            invite.open()
          }}
        >
          <Icon shape="plus" />
          Nodig iemand uit
        </Button>
      </div>
      {message && <Warning variant="success" title={message} />}
      {numPeople === 0 ? (
        <p className="bw-soft">
          Nog niemand kijkt mee. Nodig de Verbetercoach, een collega of een externe adviseur uit. Je kiest
          zelf wat iemand mag zien en doen.
        </p>
      ) : (
        <ul className="bw-people" role="list">
          {coachInvited && <InvitedCoach companyId={id} onRevoked={refreshAfterRevocation} />}
          {isCoachAwaited && <AwaitedCoach companyId={id} onChanged={refreshAfterRevocation} />}
          {invitees.map((invitee) => (
            <InvitedPerson
              key={invitee.invitationId}
              companyId={id}
              invitee={invitee}
              onChanged={refresh}
              onRevoked={refreshAfterRevocation}
            />
          ))}
        </ul>
      )}
      {invite.show({
        companyName: name,
        coachInvited,
        send: {
          toPerson: (input, key) => invitePerson(id, input, key),
          toCoach: (input, key) => inviteCoach(id, input, key),
        },
        onInvited: async ({ name: invitee }) => {
          await refresh(`Uitnodiging verstuurd aan ${invitee ?? 'de Verbetercoach'}.`)
          invite.close()
        },
      })}
    </Card>
  )
}
