import { companySizeLabels } from '#shared/domain/companies/company.ts'
import type { CompanyDetails, CompanyUpdateForm } from '#shared/domain/companies/company-input.ts'
import { fieldTexts } from '#shared/parts/basics/changed-fields.ts'

const onOrOff = (isOn: boolean) => (isOn ? 'Aan' : 'Uit')

export const fieldsOf = ({ contactInfo, ...company }: CompanyDetails) =>
  fieldTexts<Omit<CompanyUpdateForm, 'revision'>>({
    name: { label: 'Bedrijfsnaam', text: company.name },
    numberOfEmployees: { label: 'Aantal medewerkers', text: companySizeLabels[company.numberOfEmployees] },
    branch: { label: 'Branche', text: company.branch },
    membership: { label: 'Lidmaatschap', text: company.membership },
    street: { label: 'Straat', text: contactInfo.street },
    houseNumber: { label: 'Huisnummer', text: contactInfo.houseNumber },
    zipCode: { label: 'Postcode', text: contactInfo.zipCode },
    city: { label: 'Plaats', text: contactInfo.city },
    poBox: { label: 'Postbusnummer', text: contactInfo.poBox },
    poBoxZipCode: { label: 'Postcode postbus', text: contactInfo.poBoxZipCode },
    poBoxCity: { label: 'Plaats postbus', text: contactInfo.poBoxCity },
    phoneNumber: { label: 'Telefoonnummer', text: contactInfo.phoneNumber },
    email: { label: 'E-mailadres', text: contactInfo.email },
    hasReminders: { label: 'Herinneringen', text: onOrOff(company.hasReminders) },
    hasDigest: { label: 'Overzicht op maandag', text: onOrOff(company.hasDigest) },
  })
