import * as v from 'valibot'
import { BaseRevision } from '#shared/domain/basics/revision.ts'
import { requiredEmail } from '#shared/domain/basics/rules.ts'
import { CompanyDetails } from './company-input.ts'

/** Instants are ISO 8601 in UTC. `isExpired`: it can no longer be accepted. */
const OwnerInvitation = v.object({
  email: v.string(),
  invitedAt: v.string(),
  expiresAt: v.string(),
  isExpired: v.boolean(),
})

/**
 * `numInvitees`: the invitees, plus one when the coach is invited. `ownerInvitation`: not accepted yet; null: there
 * is none. `revision`: how often the owner, or the invitation to own the company, changed.
 */
export const AdminCompanyDetails = v.object({
  ...CompanyDetails.entries,
  numInvitees: v.number(),
  numStartedChecks: v.number(),
  ownerInvitation: v.nullable(OwnerInvitation),
  revision: v.number(),
})
export type AdminCompanyDetails = v.InferOutput<typeof AdminCompanyDetails>

/** A name of the owner is ignored: the account has one. */
export const OwnerChangeInput = v.object({ ownerEmail: requiredEmail(), revision: BaseRevision })
export type OwnerChangeInput = v.InferOutput<typeof OwnerChangeInput>

export const OwnerInvitationQuery = v.object({ revision: BaseRevision })
