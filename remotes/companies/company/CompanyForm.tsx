import { updateCompany } from '#shared/api/companies.ts'
import { type CompanyDetails, CompanyUpdateForm, companyUpdateOf } from '#shared/domain/company.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { FormSection } from '#shared/parts/FormSection.tsx'
import { SaveButton } from '#shared/parts/SaveButton.tsx'
import { useReload } from '#shared/parts/use-reload.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { MailFields } from './MailFields.tsx'

/** Form to change a company; stays on the page after saving. `company`: the stored details. */
export function CompanyForm({ company }: { company: CompanyDetails }) {
  const reload = useReload()

  const form = useForm(CompanyUpdateForm, {
    fallback: 'Gegevens aanpassen is niet gelukt',
    save: async (input) => {
      await updateCompany(company.id, companyUpdateOf(input))
      // The rest of the page shows the new name.
      await reload()
    },
  })

  return (
    <Form form={form}>
      <FormSection title="Bedrijf">
        <CompanyFields company={company} />
      </FormSection>
      <ContactFields contact={company.contactInfo} />
      <MailFields company={company} />
      <SaveButton form={form} saved="De bedrijfsgegevens zijn opgeslagen." />
    </Form>
  )
}
