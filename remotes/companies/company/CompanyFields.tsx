import {
  type CompanyInput,
  companyBranches,
  companySizeLabels,
  companySizes,
  memberships,
} from '#shared/domain/company.ts'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

const sizes = companySizes.map((value) => ({ value, label: companySizeLabels[value] }))
const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** What a company is, in a form. Takes what stands there at first. */
export const CompanyFields = ({ company }: { company: CompanyInput }) => (
  <>
    <TextField name="name" label="Bedrijfsnaam" autoComplete="organization" defaultValue={company.name} />
    <RadioGroup
      name="numberOfEmployees"
      label="Aantal medewerkers"
      options={sizes}
      defaultValue={company.numberOfEmployees}
    />
    <RadioGroup name="branch" label="Branche" options={same(companyBranches)} defaultValue={company.branch} />
    <RadioGroup
      name="membership"
      label="Lidmaatschap"
      options={same(memberships)}
      defaultValue={company.membership}
    />
  </>
)
