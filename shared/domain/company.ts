import * as v from 'valibot'

import { Permission } from './access.ts'
import { CheckEntry } from './check.ts'
import { Invitee } from './invitation.ts'
import { BaseRevision } from './revision.ts'
import {
  alphaNum,
  checkbox,
  dutchPhoneNumber,
  dutchZipCode,
  INVALID,
  optionalEmail,
  required,
  requiredChoice,
  text,
} from './rules.ts'
import { NextAppointment } from './visit-report.ts'

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

/** The input of the form for a new company. */
export const CompanyInput = v.object({
  name: required(),
  numberOfEmployees: requiredChoice(companySizes),
  branch: requiredChoice(companyBranches),
  membership: requiredChoice(memberships),
})
export type CompanyInput = v.InferOutput<typeof CompanyInput>

/** The request body for a new company. `creationKey`: created by the page; the same key twice is one company. Absent: nothing is compared. */
export const NewCompanyInput = v.object({
  ...CompanyInput.entries,
  creationKey: v.optional(v.pipe(v.string(), v.uuid(INVALID))),
})
export type NewCompanyInput = v.InferOutput<typeof NewCompanyInput>

/** The initial values of the form for a new company. Source: docs/product.md, section 9. */
export const newCompanyDefaults: CompanyInput = {
  name: '',
  numberOfEmployees: '<10',
  branch: 'Metaalbewerking',
  membership: 'Geen van beide',
}

/** A company as an item of a list, with the permission of the user and the status of its checks. */
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

/** One company. */
export const Company = v.object({
  ...CompanySummary.entries,
  /** The invited users, for the owner; empty for other users. */
  invitees: v.array(Invitee),
  /** The first appointment from today on; null for none, and for users below the level ADMIN. */
  nextAppointment: v.nullable(NextAppointment),
})
export type Company = v.InferOutput<typeof Company>

/** Maximum length of the postal code of a PO box. Source: docs/product.md, section 9. */
const MAX_PO_BOX_ZIP_CODE_LENGTH = 7

/** The address and contact data of a company. Every field may be empty. */
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

/** The mails about a company that its owner can switch off. */
const mailEntries = {
  /** Whether reminders of action points are sent, to the owner and to holders. */
  hasReminders: checkbox(),
  /** Whether the owner gets the weekly digest. */
  hasDigest: checkbox(),
}

/** The input of the form for an existing company: flat. */
export const CompanyUpdateForm = v.object({
  ...CompanyInput.entries,
  ...ContactInfo.entries,
  ...mailEntries,
  revision: BaseRevision,
})
export type CompanyUpdateForm = v.InferOutput<typeof CompanyUpdateForm>

/** The request body for an existing company: nested. What is absent of the mails stays as it is. */
export const CompanyUpdateInput = v.object({
  ...CompanyInput.entries,
  contactInfo: ContactInfo,
  ...v.partial(v.object(mailEntries)).entries,
  revision: BaseRevision,
})
export type CompanyUpdateInput = v.InferOutput<typeof CompanyUpdateInput>

/** Converts the input of the form to the request body of the API. */
export const companyUpdateOf = ({
  name,
  numberOfEmployees,
  branch,
  membership,
  hasReminders,
  hasDigest,
  revision,
  ...contactInfo
}: CompanyUpdateForm): CompanyUpdateInput => ({
  name,
  numberOfEmployees,
  branch,
  membership,
  contactInfo,
  hasReminders,
  hasDigest,
  revision,
})

/** All data of a company, for its owner. */
export const CompanyDetails = v.object({
  ...CompanyUpdateInput.entries,
  hasReminders: v.boolean(),
  hasDigest: v.boolean(),
  /** How often these details were saved; the base of the next change. */
  revision: v.number(),
  id: v.number(),
  externalId: v.string(),
  ownerName: v.string(),
  ownerEmail: v.string(),
})
export type CompanyDetails = v.InferOutput<typeof CompanyDetails>
