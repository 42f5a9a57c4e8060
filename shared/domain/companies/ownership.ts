import * as v from 'valibot'
import { BaseRevision } from '#shared/domain/basics/revision.ts'
import { requiredEmail } from '#shared/domain/basics/rules.ts'
import { CompanyDetails } from './company-input.ts'

/** An invitation to own a company. The instants are ISO 8601 in UTC. */
const OwnerInvitation = v.object({
  email: v.string(),
  invitedAt: v.string(),
  expiresAt: v.string(),
  /** Whether it can no longer be accepted. */
  isExpired: v.boolean(),
})

/** A company, as administrators see it. */
export const AdminCompanyDetails = v.object({
  ...CompanyDetails.entries,
  /** The people looking along: the invitees, plus one when the coach is invited. */
  numLookingAlong: v.number(),
  numStartedChecks: v.number(),
  /** The invitation to own the company that has not been accepted; null: there is none. */
  ownerInvitation: v.nullable(OwnerInvitation),
  /** How often the owner, or the invitation to own the company, changed. */
  revision: v.number(),
})
export type AdminCompanyDetails = v.InferOutput<typeof AdminCompanyDetails>

/** The input to give a company to another owner. A name of the owner is ignored: the account has one. */
export const OwnerChangeInput = v.object({ ownerEmail: requiredEmail(), revision: BaseRevision })
export type OwnerChangeInput = v.InferOutput<typeof OwnerChangeInput>

/** The query to withdraw the invitation to own a company. */
export const OwnerInvitationQuery = v.object({ revision: BaseRevision })
