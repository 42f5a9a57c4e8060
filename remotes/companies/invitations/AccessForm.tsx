import { checkNames, type Invitee, invitationRightsLabels } from '#shared/domain/companies/invitation.ts'
import { type InvitationAccess, InvitationUpdateInput } from '#shared/domain/companies/invitation-input.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { changedFields, fieldTexts } from '#shared/parts/basics/changed-fields.ts'
import { OtherVersion } from '#shared/parts/basics/OtherVersion.tsx'
import { RevisionField } from '#shared/parts/basics/RevisionField.tsx'
import { SaveActions } from '#shared/parts/basics/SaveActions.tsx'
import { AccessFields } from '#shared/parts/companies/invitations/AccessFields.tsx'

type Props = {
  invitee: Invitee
  /** Saved by another user in the meantime. */
  other?: Invitee
  save: (input: InvitationUpdateInput) => Promise<unknown>
  onClose: () => void
}

const fieldsOf = ({ rights, checks }: Invitee) =>
  fieldTexts<InvitationAccess>({
    rights: { label: 'Rechten', text: invitationRightsLabels[rights] },
    checks: { label: 'Verbeterchecks', text: checkNames(checks) },
  })

export function AccessForm({ invitee, other, save, onClose }: Props) {
  const form = useForm(InvitationUpdateInput, { fallback: 'Gegevens aanpassen is niet gelukt', save })

  return (
    <Form form={form}>
      <RevisionField revision={invitee.revision} />
      {other && <OtherVersion fields={changedFields(fieldsOf(invitee), fieldsOf(other))} />}
      <AccessFields access={invitee} />
      <SaveActions
        label="Wijzigingen opslaan"
        isSaving={form.isSaving}
        hasConflict={other !== undefined}
        onCancel={onClose}
      />
    </Form>
  )
}
