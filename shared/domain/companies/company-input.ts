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

// Apart from company.ts: the shell, which every page loads, needs none of these schemas.

export const CompanyInput = v.object({
  name: required(),
  numberOfEmployees: requiredChoice(companySizes),
  branch: requiredChoice(companyBranches),
  membership: requiredChoice(memberships),
})
export type CompanyInput = v.InferOutput<typeof CompanyInput>

/** Source: docs/product.md, section 9. */
export const newCompanyDefaults: CompanyInput = {
  name: '',
  numberOfEmployees: '<10',
  branch: 'Metaalbewerking',
  membership: 'Geen van beide',
}

/** Source: docs/product.md, section 9. */
const MAX_PO_BOX_ZIP_CODE_LENGTH = 7

/** Every field may be empty. */
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

/** `hasReminders`: of action points, to owner and holders. `hasDigest`: the weekly digest, to the owner. */
const mailEntries = {
  hasReminders: checkbox(),
  hasDigest: checkbox(),
}

/** As the form sends it: flat. */
export const CompanyUpdateForm = v.object({
  ...CompanyInput.entries,
  ...ContactInfo.entries,
  ...mailEntries,
  revision: BaseRevision,
})
export type CompanyUpdateForm = v.InferOutput<typeof CompanyUpdateForm>

/** As the API takes it: nested. What is absent of the mails stays as it is. */
export const CompanyUpdateInput = v.object({
  ...CompanyInput.entries,
  contactInfo: ContactInfo,
  ...v.partial(v.object(mailEntries)).entries,
  revision: BaseRevision,
})
export type CompanyUpdateInput = v.InferOutput<typeof CompanyUpdateInput>

export const companyUpdateOf = ({
  street,
  houseNumber,
  zipCode,
  city,
  poBox,
  poBoxZipCode,
  poBoxCity,
  phoneNumber,
  email,
  ...company
}: CompanyUpdateForm): CompanyUpdateInput => ({
  ...company,
  contactInfo: { street, houseNumber, zipCode, city, poBox, poBoxZipCode, poBoxCity, phoneNumber, email },
})

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
