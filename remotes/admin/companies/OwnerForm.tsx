import '#shared/parts/basics/form-pair.css'

import { useState } from 'react'

import { changeOwner, getAdminCompany } from '#shared/api/admin/admin-companies.ts'
import { type AdminCompanyDetails, OwnerChangeInput } from '#shared/domain/companies/ownership.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useIdentity } from '#shared/parts/accounts/identity/use-identity.tsx'
import { changedFields, type FieldText } from '#shared/parts/basics/changed-fields.ts'
import { OtherVersion } from '#shared/parts/basics/OtherVersion.tsx'
import { RevisionField } from '#shared/parts/basics/RevisionField.tsx'
import { useConflict } from '#shared/parts/basics/use-conflict.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useDialog } from '#shared/ui/use-dialog.tsx'

type Props = {
  company: AdminCompanyDetails
  /** Called with the company after its owner changed or somebody was invited. */
  onChanged: (changed: AdminCompanyDetails) => Promise<unknown>
}

const fieldsOf = ({ ownerName, ownerEmail, ownerInvitation }: AdminCompanyDetails): FieldText[] => [
  { label: 'Eigenaar', text: `${ownerName} (${ownerEmail})` },
  { label: 'Uitgenodigd als eigenaar', text: ownerInvitation?.email ?? 'Niemand' },
]

const questionOf = ({ name, ownerName, ownerEmail }: AdminCompanyDetails, newOwner: string) => ({
  message: 'Je wijzigt de eigenaar:',
  details: [
    { name: 'Bedrijf', value: name },
    { name: 'Eigenaar nu', value: `${ownerName} (${ownerEmail})` },
    { name: 'Nieuwe eigenaar', value: newOwner },
  ],
  note:
    `${ownerName} kan er dan niet meer bij. Heeft het nieuwe adres nog geen account? Dan sturen we een uitnodiging, en ` +
    'verandert de eigenaar pas als die is geaccepteerd.',
})

/** Asks for confirmation. After a conflict with another administrator, it shows what is stored beside the input. */
export function OwnerForm({ company, onChanged }: Props) {
  const { confirm, dialog } = useDialog()
  const identity = useIdentity()
  const { other, save } = useConflict(() => getAdminCompany(company.id))
  const [numChanges, setNumChanges] = useState(0)

  const form = useForm(OwnerChangeInput, {
    fallback: 'Het is niet gelukt de bedrijfseigenaar te wijzigen',
    save: async ({ ownerEmail, revision }, key) => {
      const question = questionOf(other ?? company, ownerEmail)
      if (!(await confirm(question).catch(() => false))) return
      await identity.withIdentity(() =>
        save(revision, async (base) => {
          const changed = await changeOwner(company.id, { ownerEmail, revision: base }, key)
          await onChanged(changed)
          setNumChanges((count) => count + 1)
        }),
      )
    },
  })

  return (
    <>
      <Form form={form} name="eigenaar">
        {/* The key sets the revision of a later change. */}
        <RevisionField key={company.revision} revision={company.revision} />
        {other && <OtherVersion fields={changedFields(fieldsOf(company), fieldsOf(other))} />}
        <div className="bw-form-pair">
          <TextField
            key={company.ownerName}
            name="ownerName"
            label="Naam eigenaar"
            readOnly
            defaultValue={company.ownerName}
          />
          {/* The key empties the field after a change. */}
          <TextField
            key={numChanges}
            name="ownerEmail"
            label="E-mailadres nieuwe eigenaar"
            type="email"
            autoComplete="off"
          />
        </div>
        <div className="bw-actions">
          <Button type="submit" variant="secondary" isPending={form.isSaving}>
            Eigenaar wijzigen
          </Button>
        </div>
      </Form>
      {dialog}
      {identity.dialog}
    </>
  )
}
