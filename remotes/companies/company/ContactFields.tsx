import '#shared/parts/basics/form-pair.css'

import type { ContactInfo } from '#shared/domain/companies/company-input.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

export const ContactFields = ({ contact }: { contact: ContactInfo }) => (
  <>
    <FormSection title="Bezoekadres">
      <div className="bw-form-pair">
        <TextField name="street" label="Straat" required={false} defaultValue={contact.street} />
        <TextField
          name="houseNumber"
          label="Huisnummer"
          required={false}
          defaultValue={contact.houseNumber}
        />
        <TextField
          name="zipCode"
          label="Postcode"
          autoComplete="postal-code"
          required={false}
          defaultValue={contact.zipCode}
        />
        <TextField
          name="city"
          label="Plaats"
          autoComplete="address-level2"
          required={false}
          defaultValue={contact.city}
        />
      </div>
    </FormSection>
    <FormSection title="Postbus" description="Vul dit in als jullie post naar een postbus gaat.">
      <TextField name="poBox" label="Postbusnummer" required={false} defaultValue={contact.poBox} />
      <div className="bw-form-pair">
        <TextField
          name="poBoxZipCode"
          label="Postcode postbus"
          required={false}
          defaultValue={contact.poBoxZipCode}
        />
        <TextField
          name="poBoxCity"
          label="Plaats postbus"
          required={false}
          defaultValue={contact.poBoxCity}
        />
      </div>
    </FormSection>
    <FormSection title="Contact">
      <div className="bw-form-pair">
        <TextField
          name="phoneNumber"
          label="Telefoonnummer"
          type="tel"
          autoComplete="tel"
          required={false}
          defaultValue={contact.phoneNumber}
        />
        <TextField
          name="email"
          label="E-mailadres"
          type="email"
          autoComplete="email"
          required={false}
          defaultValue={contact.email}
        />
      </div>
    </FormSection>
  </>
)
