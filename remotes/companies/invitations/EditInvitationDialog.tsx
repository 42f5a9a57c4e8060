import { updateInvitation } from '#shared/api/invitations.ts'
import { InvitationUpdateInput, type Invitee } from '#shared/domain/invitation.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { AccessFields } from '#shared/parts/invitations/AccessFields.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

type Props = {
  companyId: number
  /** As it is stored now. */
  invitee: Invitee
  /** What comes after: the form stays busy until it is done. */
  onSaved: () => unknown
  onClose: () => void
}

/** Changes what somebody may do who was invited. It is heavy: load it when it is wanted. */
export function EditInvitationDialog({ companyId, invitee, onSaved, onClose }: Props) {
  const form = useForm(InvitationUpdateInput, {
    fallback: 'Gegevens aanpassen is niet gelukt',
    save: async (input) => {
      await updateInvitation(companyId, invitee.invitationId, input)
      await onSaved()
    },
  })

  return (
    <Dialog wide title={`Wat mag ${invitee.name}?`} onClose={onClose}>
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
