import { Fragment, type ReactNode } from 'react'

import { DELETE_COMPANY, type OwnCompany } from '#shared/domain/accounts/account-deletion.ts'
import { FormSection } from '#shared/parts/basics/FormSection.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { choicesFor } from './choices.ts'

type Props = {
  title: string
  companies: readonly OwnCompany[]
  /** Shown at a company without invitees, which cannot be handed over here. */
  withoutSuccessors: ReactNode
}

export const CompanyChoices = ({ title, companies, withoutSuccessors }: Props) =>
  companies.length > 0 && (
    <FormSection title={title}>
      {companies.map((company, index) => (
        <Fragment key={company.id}>
          <input type="hidden" name={`companies.${index}.companyId`} value={company.id} />
          <Select
            name={`companies.${index}.choice`}
            label={`Wat gebeurt er met ${company.name}?`}
            description={company.successors.length === 0 && withoutSuccessors}
            placeholder="Maak een keuze"
            options={[
              ...choicesFor(company),
              { value: DELETE_COMPANY, label: 'Verwijderen, met alles wat erbij hoort' },
            ]}
          />
        </Fragment>
      ))}
    </FormSection>
  )
