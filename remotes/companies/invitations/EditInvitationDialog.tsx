import { updateInvitation } from '#shared/api/invitations.ts'
import type { Invitee } from '#shared/domain/invitation.ts'
import { InvitationUpdateInput } from '#shared/domain/invitation-input.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { AccessFields } from '#shared/parts/invitations/AccessFields.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

type Props = {
  companyId: number
  /** The stored invitation. */
  invitee: Invitee
  /** Called after saving. The form stays pending until its result is settled. */
  onSaved: () => unknown
  onClose: () => void
}

/** Dialog to change the access of an invitee. Heavy: import it when it is opened. */
export function EditInvitationDialog({ companyId, invitee, onSaved, onClose }: Props) {
  const { name } = invitee.account ?? invitee
  const form = useForm(InvitationUpdateInput, {
    fallback: 'Gegevens aanpassen is niet gelukt',
    save: async (input) => {
      await updateInvitation(companyId, invitee.invitationId, input)
      await onSaved()
    },
  })

  return (
    <Dialog wide title={`Wat mag ${name}?`} onClose={onClose}>
      <Form form={form}>
        <AccessFields access={invitee} />
        <div className="bw-actions">
          <Button type="submit" isPending={form.isSaving}>
            Wijzigingen opslaan
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Annuleren
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
