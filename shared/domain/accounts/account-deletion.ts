import * as v from 'valibot'

import { currentPassword, INVALID, optionalLoginCode, REQUIRED } from '#shared/domain/basics/rules.ts'

/** An invitee, to whom a company can be handed over. */
const Successor = v.object({ id: v.number(), name: v.string(), email: v.string() })

export const AccountDeletion = v.object({
  fullName: v.string(),
  hasTwoStepLogin: v.boolean(),
  companies: v.array(v.object({ id: v.number(), name: v.string(), successors: v.array(Successor) })),
})
export type AccountDeletion = v.InferOutput<typeof AccountDeletion>
export type OwnCompany = AccountDeletion['companies'][number]

/** Any other choice is the id of a person, to hand the company over to. */
export const DELETE_COMPANY = 'DELETE'

const Id = v.pipe(v.string(INVALID), v.regex(/^\d{1,9}$/, INVALID))

const CompanyChoice = v.object({
  companyId: Id,
  choice: v.pipe(v.string(REQUIRED), v.regex(/^(DELETE|\d{1,9})$/, REQUIRED)),
})
export type CompanyChoice = v.InferOutput<typeof CompanyChoice>

const MAX_COMPANIES = 1_000

export const DeletionInput = v.object({
  companies: v.pipe(v.array(CompanyChoice, INVALID), v.maxLength(MAX_COMPANIES, INVALID)),
})
export type DeletionInput = v.InferOutput<typeof DeletionInput>

/** `code`: required for an account with two-step login. */
export const OwnDeletionInput = v.object({
  ...DeletionInput.entries,
  password: currentPassword(),
  code: v.optional(optionalLoginCode(), ''),
})
export type OwnDeletionInput = v.InferOutput<typeof OwnDeletionInput>
