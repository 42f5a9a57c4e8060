import * as v from 'valibot'

import { currentPassword, INVALID, optionalLoginCode, REQUIRED } from '#shared/domain/basics/rules.ts'

/** Somebody who looks along in a company, to whom it can be handed over. */
const Successor = v.object({ id: v.number(), name: v.string(), email: v.string() })

/** What must be decided before an account is deleted: what happens to each company of its owner. */
export const AccountDeletion = v.object({
  /** The name of the account. */
  fullName: v.string(),
  /** Whether its owner must enter a code as well. */
  hasTwoStepLogin: v.boolean(),
  companies: v.array(v.object({ id: v.number(), name: v.string(), successors: v.array(Successor) })),
})
export type AccountDeletion = v.InferOutput<typeof AccountDeletion>
export type OwnCompany = AccountDeletion['companies'][number]

/** The choice to delete a company; any other is the id of a person, to hand it over to. */
export const DELETE_COMPANY = 'DELETE'

const Id = v.pipe(v.string(INVALID), v.regex(/^\d{1,9}$/, INVALID))

/** What happens to a company, as a form sends it: `choice` is `DELETE_COMPANY` or the id of a person. */
const CompanyChoice = v.object({
  companyId: Id,
  choice: v.pipe(v.string(REQUIRED), v.regex(/^(DELETE|\d{1,9})$/, REQUIRED)),
})
export type CompanyChoice = v.InferOutput<typeof CompanyChoice>

/** Maximum number of companies that a request may name. */
const MAX_COMPANIES = 1_000

/** The input to delete an account: a choice for each company of its owner. */
export const DeletionInput = v.object({
  companies: v.pipe(v.array(CompanyChoice, INVALID), v.maxLength(MAX_COMPANIES, INVALID)),
})
export type DeletionInput = v.InferOutput<typeof DeletionInput>

/** The same for one's own account. `code`: required for an account with two-step login. */
export const OwnDeletionInput = v.object({
  ...DeletionInput.entries,
  password: currentPassword(),
  code: v.optional(optionalLoginCode(), ''),
})
export type OwnDeletionInput = v.InferOutput<typeof OwnDeletionInput>
