import './AddCompanyPage.css'

import { createCompany } from '#shared/api/companies.ts'
import { CompanyInput, newCompanyDefaults } from '#shared/domain/company.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Workshop } from '#shared/parts/drawings/states.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { CompanyFields } from './CompanyFields.tsx'

function AddCompanyPage() {
  const navigate = useNavigate()
  const form = useForm(CompanyInput, {
    fallback: 'Bedrijf aanmaken niet gelukt',
    save: async (input) => {
      const { id } = await createCompany(input)
      await navigate(`/bedrijven/${id}/checks`)
    },
  })

  return (
    <div className="bw-stack">
      <PageHeading>Maak je bedrijf aan</PageHeading>
      <p className="bw-soft">Je hebt een bedrijf nodig om verbeterchecks te doen.</p>
      <Card>
        <div className="bw-add-company">
          <Form form={form}>
            <CompanyFields company={newCompanyDefaults} />
            <Button type="submit" isPending={form.isSaving}>
              Bedrijf aanmaken
            </Button>
          </Form>
          <Workshop />
        </div>
      </Card>
    </div>
  )
}

export { AddCompanyPage as Component }
