import * as v from 'valibot'
import { BaseRevision } from '#shared/domain/basics/revision.ts'
import {
  alphaNum,
  checkbox,
  dutchPhoneNumber,
  dutchZipCode,
  optionalEmail,
  required,
  requiredChoice,
  text,
} from '#shared/domain/basics/rules.ts'
import { companyBranches, companySizes, memberships } from './company.ts'

// The schemas of the forms of a company, apart from company.ts: the shell, which every page loads, needs none of them.

/** The input of the form for a new company. */
export const CompanyInput = v.object({
  name: required(),
  numberOfEmployees: requiredChoice(companySizes),
  branch: requiredChoice(companyBranches),
  membership: requiredChoice(memberships),
})
export type CompanyInput = v.InferOutput<typeof CompanyInput>

/** The initial values of the form for a new company. Source: docs/product.md, section 9. */
export const newCompanyDefaults: CompanyInput = {
  name: '',
  numberOfEmployees: '<10',
  branch: 'Metaalbewerking',
  membership: 'Geen van beide',
}

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
