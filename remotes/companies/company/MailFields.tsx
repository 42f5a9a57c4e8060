import type { CompanyDetails } from '#shared/domain/companies/company-input.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

export const MailFields = ({ company }: { company: Pick<CompanyDetails, 'hasReminders' | 'hasDigest'> }) => (
  <FormSection
    title="Mails over actiepunten en keuringen"
    description="Heb je je afgemeld met de link in een mail, en wil je ze weer krijgen? Zet ze dan uit, sla dat op, en zet ze weer aan."
  >
    <Checkbox name="hasReminders" required={false} defaultChecked={company.hasReminders}>
      Stuur herinneringen over actiepunten en keuringen, aan mij en aan wie het actiepunt doet
    </Checkbox>
    <Checkbox name="hasDigest" required={false} defaultChecked={company.hasDigest}>
      Stuur mij elke maandag een overzicht van wat te laat is
    </Checkbox>
  </FormSection>
)
