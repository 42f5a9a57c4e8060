import './CompanyFacts.css'

import { checks } from '#shared/domain/basics/check.ts'
import { companySizeLabels } from '#shared/domain/companies/company.ts'
import type { ContactInfo } from '#shared/domain/companies/company-input.ts'
import type { AdminCompanyDetails } from '#shared/domain/companies/ownership.ts'
import { Card } from '#shared/ui/Card.tsx'

/** On one line: "Maaskade 48, 5911 CD Venlo"; the PO box if there is no other address. */
function addressOf({ street, houseNumber, zipCode, city, ...box }: ContactInfo): string {
  const lines = [
    [street, houseNumber],
    [zipCode, city],
  ]
  const boxLines = [[box.poBox && `Postbus ${box.poBox}`], [box.poBoxZipCode, box.poBoxCity]]
  const format = (parts: string[][]) =>
    parts
      .map((words) => words.filter(Boolean).join(' '))
      .filter(Boolean)
      .join(', ')
  return format(lines) || format(boxLines)
}

const factsOf = (company: AdminCompanyDetails): [label: string, fact: string][] => [
  ['Vestiging', addressOf(company.contactInfo)],
  ['Branche', `${company.branch}, ${companySizeLabels[company.numberOfEmployees]}`],
  ['Lidmaatschap', company.membership],
  ['Telefoon', company.contactInfo.phoneNumber],
  ['E-mailadres', company.contactInfo.email],
  ['Eigenaar', company.ownerName],
  ['E-mailadres eigenaar', company.ownerEmail],
  ['Meekijkers', String(company.numLookingAlong)],
  ['Gestarte checks', `${company.numStartedChecks} van ${checks.length}`],
]

export const CompanyFacts = ({ company }: { company: AdminCompanyDetails }) => (
  <Card>
    <h2>Bedrijf</h2>
    <dl className="bw-facts">
      {factsOf(company).map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact || 'Niet ingevuld'}</dd>
        </div>
      ))}
    </dl>
  </Card>
)
