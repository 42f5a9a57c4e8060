import './CompanyFacts.css'

import { checks } from '#shared/domain/basics/check.ts'
import { companySizeLabels } from '#shared/domain/companies/company.ts'
import type { CompanyUpdateForm, ContactInfo } from '#shared/domain/companies/company-input.ts'
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

type Fact = [label: string, fact: string]

/** The fields of the forms of a company, in the order of the page. Null: in another fact, in the heading, or not shown. */
const fieldFactsOf = ({ contactInfo, ...company }: AdminCompanyDetails) =>
  ({
    name: null,
    street: ['Vestiging', addressOf(contactInfo)],
    houseNumber: null,
    zipCode: null,
    city: null,
    poBox: null,
    poBoxZipCode: null,
    poBoxCity: null,
    branch: ['Branche', `${company.branch}, ${companySizeLabels[company.numberOfEmployees]}`],
    numberOfEmployees: null,
    membership: ['Lidmaatschap', company.membership],
    phoneNumber: ['Telefoon', contactInfo.phoneNumber],
    email: ['E-mailadres', contactInfo.email],
    hasReminders: null,
    hasDigest: null,
  }) satisfies Record<Exclude<keyof CompanyUpdateForm, 'revision'>, Fact | null>

const factsOf = (company: AdminCompanyDetails): Fact[] => [
  ...Object.values<Fact | null>(fieldFactsOf(company)).filter((fact) => fact !== null),
  ['Eigenaar', company.ownerName],
  ['E-mailadres eigenaar', company.ownerEmail],
  ['Meekijkers', String(company.numInvitees)],
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
