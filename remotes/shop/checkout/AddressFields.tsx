import '#shared/parts/basics/form-pair.css'

import { memberships } from '#shared/domain/companies/company.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { valuesOf } from './use-company-fill.ts'

const options = memberships.map((value) => ({ value, label: value }))

export const AddressFields = ({ values }: { values: Partial<ReturnType<typeof valuesOf>> }) => (
  <>
    <TextField name="name" label="Bedrijfsnaam" autoComplete="organization" defaultValue={values.name} />
    <RadioGroup name="membership" label="Lidmaatschap" options={options} defaultValue={values.membership} />
    <FormSection title="Afleveradres" description="Het afleveradres mag geen postbus zijn.">
      <div className="bw-form-pair">
        <TextField name="street" label="Straat" defaultValue={values.street} />
        <TextField name="houseNumber" label="Huisnummer" defaultValue={values.houseNumber} />
        <TextField name="zipCode" label="Postcode" autoComplete="postal-code" defaultValue={values.zipCode} />
        <TextField name="city" label="Plaats" autoComplete="address-level2" defaultValue={values.city} />
      </div>
    </FormSection>
    <FormSection title="Contact">
      <TextField
        name="email"
        label="E-mailadres"
        description="Voor vragen over je bestelling. De bevestiging sturen we naar het adres waarmee je inlogt."
        type="email"
        autoComplete="email"
        required={false}
        defaultValue={values.email}
      />
    </FormSection>
  </>
)
