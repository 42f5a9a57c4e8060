import { createCompany } from '#shared/api/companies.ts'
import {
  CompanyInput,
  companyBranches,
  companySizeLabels,
  companySizes,
  memberships,
  newCompany,
} from '#shared/domain/company.ts'
import { useNavigate } from '#shared/federation/router.ts'
import { Form } from '#shared/forms/Form.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { PageHeading } from '#shared/ui/PageHeading.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

const sizes = companySizes.map((value) => ({ value, label: companySizeLabels[value] }))
const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

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
    <div className="bw-measure bw-stack">
      <PageHeading>Maak je bedrijf aan</PageHeading>
      <p className="bw-soft">Je hebt een bedrijf nodig om verbeterchecks te doen.</p>
      <Card>
        <Form form={form}>
          <TextField name="name" label="Bedrijfsnaam" autoComplete="organization" />
          <RadioGroup
            name="numberOfEmployees"
            label="Aantal medewerkers"
            options={sizes}
            defaultValue={newCompany.numberOfEmployees}
          />
          <RadioGroup
            name="branch"
            label="Branche"
            options={same(companyBranches)}
            defaultValue={newCompany.branch}
          />
          <RadioGroup
            name="membership"
            label="Lidmaatschap"
            options={same(memberships)}
            defaultValue={newCompany.membership}
          />
          <Button type="submit" isPending={form.isSaving}>
            Bedrijf aanmaken
          </Button>
        </Form>
      </Card>
    </div>
  )
}

export { AddCompanyPage as Component }
