import { useState } from 'react'

import { getCompanyDetails, updateCompany } from '#shared/api/companies/company-details.ts'
import {
  type CompanyDetails,
  CompanyUpdateForm,
  companyUpdateOf,
} from '#shared/domain/companies/company-input.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { changedFields } from '#shared/parts/basics/changed-fields.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { OtherVersion } from '#shared/parts/basics/OtherVersion.tsx'
import { RevisionField } from '#shared/parts/basics/RevisionField.tsx'
import { SaveActions } from '#shared/parts/basics/SaveActions.tsx'
import { useConflict } from '#shared/parts/basics/use-conflict.ts'
import { useReload } from '#shared/parts/basics/use-reload.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { fieldsOf } from './fields-of.ts'
import { MailFields } from './MailFields.tsx'

/** Stays on the page after saving. After a conflict with another user, it shows both versions. */
export function CompanyForm({ company }: { company: CompanyDetails }) {
  // The values that this user started from, also when the page loads its data again.
  const [stored, setStored] = useState(company)
  const { other, save } = useConflict(() => getCompanyDetails(company.id))
  const reload = useReload()

  const form = useForm(CompanyUpdateForm, {
    fallback: 'Gegevens aanpassen is niet gelukt',
    save: async ({ revision: ownRevision, ...input }) => {
      await save(ownRevision, async (revision) =>
        setStored(await updateCompany(company.id, companyUpdateOf({ ...input, revision }))),
      )
      // The rest of the page shows the new name.
      await reload()
    },
  })

  return (
    <Form form={form}>
      {/* The key sets the revision of a later change. */}
      <RevisionField key={stored.revision} revision={stored.revision} />
      {other && <OtherVersion fields={changedFields(fieldsOf(stored), fieldsOf(other))} />}
      <FormSection title="Bedrijf">
        <CompanyFields company={company} />
      </FormSection>
      <ContactFields contact={company.contactInfo} />
      <MailFields company={company} />
      {form.isSaved && <Warning variant="success" title="De bedrijfsgegevens zijn opgeslagen." />}
      <SaveActions
        label="Gegevens opslaan"
        isSaving={form.isSaving}
        hasConflict={other !== undefined}
        cancelHref={`/bedrijven/${company.id}/checks`}
      />
    </Form>
  )
}
