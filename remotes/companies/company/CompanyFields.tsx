import {
  companyBranches,
  companySizeLabels,
  companySizes,
  memberships,
} from '#shared/domain/companies/company.ts'
import type { CompanyInput } from '#shared/domain/companies/company-input.ts'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

const sizes = companySizes.map((value) => ({ value, label: companySizeLabels[value] }))
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

export const CompanyFields = ({ company }: { company: CompanyInput }) => (
  <>
    <TextField name="name" label="Bedrijfsnaam" autoComplete="organization" defaultValue={company.name} />
    <RadioGroup
      name="numberOfEmployees"
      label="Aantal medewerkers"
      options={sizes}
      defaultValue={company.numberOfEmployees}
    />
    <RadioGroup
      name="branch"
      label="Branche"
      options={optionsOf(companyBranches)}
      defaultValue={company.branch}
    />
    <RadioGroup
      name="membership"
      label="Lidmaatschap"
      options={optionsOf(memberships)}
      defaultValue={company.membership}
    />
  </>
)
