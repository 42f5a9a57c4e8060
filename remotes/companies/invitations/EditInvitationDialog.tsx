import { getInvitation, updateInvitation } from '#shared/api/companies/invitations.ts'
import type { Invitee } from '#shared/domain/companies/invitation.ts'
import { useConflict } from '#shared/parts/basics/use-conflict.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { AccessForm } from './AccessForm.tsx'

type Props = {
  companyId: number
  invitee: Invitee
  /** Called after saving. The form stays pending until its result is settled. */
  onSaved: () => unknown
  onClose: () => void
}

/** Heavy: import it when it is opened. */
export function EditInvitationDialog({ companyId, invitee, onSaved, onClose }: Props) {
  const { invitationId } = invitee
  const { name } = invitee.account ?? invitee
  const reload = useReload()
  const { other, isOutdated, save } = useConflict(() => getInvitation(companyId, invitationId))

  async function close() {
    if (isOutdated) await reload()
    onClose()
  }

  return (
    <Dialog wide title={`Wat mag ${name}?`} onClose={close}>
      <AccessForm
        invitee={invitee}
        other={other}
        save={async ({ revision, ...access }) => {
          await save(revision, (base) =>
            updateInvitation(companyId, invitationId, { ...access, revision: base }),
          )
          await onSaved()
        }}
        onClose={close}
      />
    </Dialog>
  )
}
