import { companySizeLabels } from '#shared/domain/companies/company.ts'
import type { CompanyDetails } from '#shared/domain/companies/company-input.ts'
import type { FieldText } from '#shared/parts/basics/changed-fields.ts'

const onOrOff = (isOn: boolean) => (isOn ? 'Aan' : 'Uit')

export const fieldsOf = ({ contactInfo, ...company }: CompanyDetails): FieldText[] => [
  { label: 'Bedrijfsnaam', text: company.name },
  { label: 'Aantal medewerkers', text: companySizeLabels[company.numberOfEmployees] },
  { label: 'Branche', text: company.branch },
  { label: 'Lidmaatschap', text: company.membership },
  { label: 'Straat', text: contactInfo.street },
  { label: 'Huisnummer', text: contactInfo.houseNumber },
  { label: 'Postcode', text: contactInfo.zipCode },
  { label: 'Plaats', text: contactInfo.city },
  { label: 'Postbusnummer', text: contactInfo.poBox },
  { label: 'Postcode postbus', text: contactInfo.poBoxZipCode },
  { label: 'Plaats postbus', text: contactInfo.poBoxCity },
  { label: 'Telefoonnummer', text: contactInfo.phoneNumber },
  { label: 'E-mailadres', text: contactInfo.email },
  { label: 'Herinneringen', text: onOrOff(company.hasReminders) },
  { label: 'Overzicht op maandag', text: onOrOff(company.hasDigest) },
]
