import * as v from 'valibot'

import type { AccessLevel, CompanyRole } from '#shared/domain/basics/access.ts'
import { Check, checkLabels, checks } from '#shared/domain/basics/check.ts'

/** The coach has an invitation of its own. */
export const inviteeRoles = ['COLLEAGUE', 'EXTERNAL_ADVISOR'] as const satisfies CompanyRole[]
export type InviteeRole = (typeof inviteeRoles)[number]

export const inviteeLabels: Record<Exclude<CompanyRole, 'COMPANY_OWNER'>, string> = {
  COACH: 'Verbetercoach',
  COLLEAGUE: 'Collega',
  EXTERNAL_ADVISOR: 'Externe adviseur',
}

/** ADMIN makes the user a company admin. */
export const invitationRights = ['READONLY', 'WRITE', 'ADMIN'] as const satisfies AccessLevel[]
export const InvitationRights = v.picklist(invitationRights)
export type InvitationRights = v.InferOutput<typeof InvitationRights>

export const invitationRightsLabels: Record<InvitationRights, string> = {
  READONLY: 'Meelezen',
  WRITE: 'Meelezen en -werken',
  ADMIN: 'Bedrijf administreren',
}

export const checkNames = (chosen: readonly Check[]) =>
  chosen.length === checks.length
    ? 'Alle verbeterchecks'
    : chosen.map((check) => checkLabels[check]).join(', ')

/** The name and the address are those that the inviter entered; addresses ignore case. */
export const isSameAccount = (
  invited: { name: string; email: string },
  account: { name: string; email: string },
) => account.name === invited.name && account.email.toLowerCase() === invited.email.toLowerCase()

const ClaimStatus = v.picklist(['NONE', 'WAITING', 'REFUSED'])
export type ClaimStatus = v.InferOutput<typeof ClaimStatus>

/**
 * For whoever has the key. UNKNOWN: withdrawn, replaced, deleted with what belongs to it, or no such key. `inviter`,
 * `access`: null for an invitation to own the company. `sentTo`: "p•••@smederij.nl", which only the owner of the
 * address recognizes. `visitor` null: nobody is logged in.
 */
export const InvitationPreview = v.variant('status', [
  v.object({ status: v.literal('UNKNOWN') }),
  v.object({
    status: v.picklist(['OPEN', 'ACCEPTED', 'EXPIRED']),
    company: v.string(),
    inviter: v.nullable(v.string()),
    access: v.nullable(v.object({ rights: InvitationRights, checks: v.array(Check) })),
    sentTo: v.string(),
    visitor: v.nullable(
      v.object({
        email: v.string(),
        /** It was sent to the address of this account. */
        isInvited: v.boolean(),
        /** What became of the request to use it with this account, which has another address. */
        claim: ClaimStatus,
        /** When the user owns the company, or accepted this invitation. */
        companyId: v.nullable(v.number()),
      }),
    ),
  }),
])
export type InvitationPreview = v.InferOutput<typeof InvitationPreview>

/** Only its owner recognizes it: the first character and the domain. */
export const maskedAddress = (email: string) => email.replace(/^(.).*(?=@)/su, '$1•••')

export const ClaimPreview = v.variant('status', [
  /** GONE: the invitation was used, withdrawn, replaced or has expired, the account is refused, or there is no such key. */
  v.object({ status: v.literal('GONE') }),
  v.object({
    status: v.picklist(['OPEN', 'CONFIRMED']),
    company: v.string(),
    account: v.object({ name: v.string(), email: v.string() }),
    rights: InvitationRights,
    checks: v.array(Check),
  }),
])
export type ClaimPreview = v.InferOutput<typeof ClaimPreview>

/** An account with another address than the invited one, which waits to be confirmed. `askedAt`: ISO 8601 in UTC. */
const InvitationClaim = v.object({
  claimId: v.number(),
  name: v.string(),
  email: v.string(),
  askedAt: v.string(),
})
export type InvitationClaim = v.InferOutput<typeof InvitationClaim>

/** `awaitsConfirmation`: made on the website, and not sent yet. */
export const CoachInvitation = v.object({ awaitsConfirmation: v.boolean() })

/** An invitation from the website, for whoever has the key in the mail to the owner. `person` null: of the coach. */
export const InvitationRequest = v.object({
  company: v.string(),
  person: v.nullable(
    v.object({
      name: v.string(),
      email: v.string(),
      rights: InvitationRights,
      checks: v.array(Check),
    }),
  ),
})
export type InvitationRequest = v.InferOutput<typeof InvitationRequest>

/**
 * `name`, `email`: as the owner entered them; deleted some time after the acceptance, then those of the account.
 * `revision`: of rights and checks. `expired`: nobody accepted it in time. `sentAt`: the last time. Instants are ISO
 * 8601 in UTC. `account`: that accepted, maybe with another name and address. `claims`: the oldest first.
 */
export const Invitee = v.object({
  invitationId: v.number(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(inviteeRoles),
  rights: InvitationRights,
  checks: v.array(Check),
  revision: v.number(),
  accepted: v.boolean(),
  expired: v.boolean(),
  /** Made on the website, and not sent yet. */
  awaitsConfirmation: v.boolean(),
  sentAt: v.string(),
  expiresAt: v.string(),
  acceptedAt: v.nullable(v.string()),
  account: v.nullable(v.object({ name: v.string(), email: v.string() })),
  claims: v.array(InvitationClaim),
})
export type Invitee = v.InferOutput<typeof Invitee>
