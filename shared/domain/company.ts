import * as v from 'valibot'

import { Permission } from './access.ts'
import { CheckEntry } from './check.ts'
import { Invitee } from './invitation.ts'
import {
  alphaNum,
  dutchPhoneNumber,
  dutchZipCode,
  optionalEmail,
  required,
  requiredChoice,
  text,
} from './rules.ts'

export const companySizes = ['<10', '10-100', '100-500', '>500'] as const
export const companySizeLabels: Record<(typeof companySizes)[number], string> = {
  '<10': 'minder dan 10 medewerkers',
  '10-100': '10 tot 100 medewerkers',
  '100-500': '100 tot 500 medewerkers',
  '>500': 'meer dan 500 medewerkers',
}

export const companyBranches = ['Metaalbewerking', 'Metalektro', 'anders'] as const
export const memberships = [
  'Geen van beide',
  'Branchevereniging metaalbewerking (cao Metaalbewerking)',
  'Werkgeversvereniging metalektro (cao Metalektro)',
  'Weet ik niet',
] as const

/** What the form for a new company collects. */
export const CompanyInput = v.object({
  name: required(),
  numberOfEmployees: requiredChoice(companySizes),
  branch: requiredChoice(companyBranches),
  membership: requiredChoice(memberships),
})
export type CompanyInput = v.InferOutput<typeof CompanyInput>

/** What the form for a new company starts with. Source: specification, section 9. */
export const newCompanyDefaults: CompanyInput = {
  name: '',
  numberOfEmployees: '<10',
  branch: 'Metaalbewerking',
  membership: 'Geen van beide',
}

/** A company as the lists show it: with what the user may do there and how its checks stand. */
export const CompanySummary = v.object({
  id: v.number(),
  externalId: v.string(),
  name: v.string(),
  numberOfEmployees: v.picklist(companySizes),
  branch: v.picklist(companyBranches),
  permission: Permission,
  checks: v.array(CheckEntry),
})
export type CompanySummary = v.InferOutput<typeof CompanySummary>

/** One company: what the lists show of it, and for its owner who was invited; for others that list is empty. */
export const Company = v.object({ ...CompanySummary.entries, invitees: v.array(Invitee) })
export type Company = v.InferOutput<typeof Company>

/** Longest postal code of a PO box, in characters. Source: specification, section 9. */
const MAX_PO_BOX_ZIP_CODE_LENGTH = 7

/** Where a company is and how to reach it. Everything may stay empty. */
export const ContactInfo = v.object({
  street: text(),
  houseNumber: alphaNum(),
  zipCode: dutchZipCode(),
  city: text(),
  poBox: text(),
  poBoxZipCode: dutchZipCode(MAX_PO_BOX_ZIP_CODE_LENGTH),
  poBoxCity: text(),
  phoneNumber: dutchPhoneNumber(),
  email: optionalEmail(),
})
export type ContactInfo = v.InferOutput<typeof ContactInfo>

/** What the form for an existing company collects. */
export const CompanyUpdateForm = v.object({ ...CompanyInput.entries, ...ContactInfo.entries })
export type CompanyUpdateForm = v.InferOutput<typeof CompanyUpdateForm>

/** The same as the API takes it. */
export const CompanyUpdateInput = v.object({ ...CompanyInput.entries, contactInfo: ContactInfo })
export type CompanyUpdateInput = v.InferOutput<typeof CompanyUpdateInput>

/** Puts what the form collected as the API takes it. */
export const companyUpdateOf = ({
  name,
  numberOfEmployees,
  branch,
  membership,
  ...contactInfo
}: CompanyUpdateForm): CompanyUpdateInput => ({ name, numberOfEmployees, branch, membership, contactInfo })

/** Everything that is known of a company, for its owner. */
export const CompanyDetails = v.object({
  ...CompanyUpdateInput.entries,
  id: v.number(),
  externalId: v.string(),
  ownerName: v.string(),
  ownerEmail: v.string(),
})
export type CompanyDetails = v.InferOutput<typeof CompanyDetails>
