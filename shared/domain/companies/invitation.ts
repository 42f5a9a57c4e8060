import * as v from 'valibot'

import type { AccessLevel, CompanyRole } from '#shared/domain/basics/access.ts'
import { Check, checkLabels, checks } from '#shared/domain/basics/check.ts'

/** The roles for a personal invitation. The coach has an invitation of its own. */
export const inviteeRoles = ['COLLEAGUE', 'EXTERNAL_ADVISOR'] as const satisfies CompanyRole[]
export type InviteeRole = (typeof inviteeRoles)[number]

/** The labels of invited roles. */
export const lookingAlongLabels: Record<Exclude<CompanyRole, 'COMPANY_OWNER'>, string> = {
  COACH: 'Verbetercoach',
  COLLEAGUE: 'Collega',
  EXTERNAL_ADVISOR: 'Externe adviseur',
}

/** The access levels that an invitation can give. ADMIN makes the user a company admin. */
export const invitationRights = ['READONLY', 'WRITE', 'ADMIN'] as const satisfies AccessLevel[]
export const InvitationRights = v.picklist(invitationRights)
export type InvitationRights = v.InferOutput<typeof InvitationRights>

export const invitationRightsLabels: Record<InvitationRights, string> = {
  READONLY: 'Meelezen',
  WRITE: 'Meelezen en -werken',
  ADMIN: 'Bedrijf administreren',
}

/** The names of these checks, in Dutch. */
export const checkNames = (chosen: readonly Check[]) =>
  chosen.length === checks.length
    ? 'Alle verbeterchecks'
    : chosen.map((check) => checkLabels[check]).join(', ')

/** Whether an account has the name and the address that the inviter entered; addresses ignore case. */
export const isSameAccount = (
  invited: { name: string; email: string },
  account: { name: string; email: string },
) => account.name === invited.name && account.email.toLowerCase() === invited.email.toLowerCase()

const ClaimStatus = v.picklist(['NONE', 'WAITING', 'REFUSED'])
export type ClaimStatus = v.InferOutput<typeof ClaimStatus>

/**
 * What the link in a mail invites to, for whoever has its key. UNKNOWN: it was withdrawn or replaced, somebody deleted
 * what belongs to it, or there never was such a key.
 */
export const InvitationPreview = v.variant('status', [
  v.object({ status: v.literal('UNKNOWN') }),
  v.object({
    status: v.picklist(['OPEN', 'ACCEPTED', 'EXPIRED']),
    /** The name of the company. */
    company: v.string(),
    /** The full name of who invited; null for an invitation to own the company. */
    inviter: v.nullable(v.string()),
    /** What the invited person may do; null for an invitation to own the company. */
    access: v.nullable(v.object({ rights: InvitationRights, checks: v.array(Check) })),
    /** The address that it was sent to, of which the reader recognizes their own: "p•••@smederij.nl". */
    sentTo: v.string(),
    /** The logged-in user; null: nobody is logged in. */
    visitor: v.nullable(
      v.object({
        email: v.string(),
        /** Whether the invitation was sent to the address of this account. */
        isInvited: v.boolean(),
        /** Whether the user asked to use it with this account, which has another address, and what became of that. */
        claim: ClaimStatus,
        /** The company, when the user owns it or accepted this invitation. */
        companyId: v.nullable(v.number()),
      }),
    ),
  }),
])
export type InvitationPreview = v.InferOutput<typeof InvitationPreview>

/** Returns an address of which only its owner recognizes all: the first character and the domain. */
export const maskedAddress = (email: string) => email.replace(/^(.).*(?=@)/su, '$1•••')

/** What the link in the mail about an account with another address than the invited one asks to confirm. */
export const ClaimPreview = v.variant('status', [
  /** GONE: the invitation was used, withdrawn, replaced or has expired, the account is refused, or there is no such key. */
  v.object({ status: v.literal('GONE') }),
  v.object({
    status: v.picklist(['OPEN', 'CONFIRMED']),
    /** The name of the company. */
    company: v.string(),
    /** The account that wants to use the invitation. */
    account: v.object({ name: v.string(), email: v.string() }),
    rights: InvitationRights,
    checks: v.array(Check),
  }),
])
export type ClaimPreview = v.InferOutput<typeof ClaimPreview>

/** An account with another address than the invited one, which waits until somebody confirms it. */
const InvitationClaim = v.object({
  claimId: v.number(),
  name: v.string(),
  email: v.string(),
  /** ISO 8601 in UTC. */
  askedAt: v.string(),
})
export type InvitationClaim = v.InferOutput<typeof InvitationClaim>

/**
 * An invited user. Name and address as the owner entered them; some time after the invitation was accepted these are
 * deleted, and those of the account are given instead.
 */
export const Invitee = v.object({
  invitationId: v.number(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(inviteeRoles),
  rights: InvitationRights,
  checks: v.array(Check),
  /** Increases when another change of the rights and checks is saved. */
  revision: v.number(),
  /** Whether the user has accepted the invitation. */
  accepted: v.boolean(),
  /** Whether the invitation can no longer be accepted, because nobody did so in time. */
  expired: v.boolean(),
  /** When it was sent the last time, until when it can be accepted, and when it was; ISO 8601 in UTC. */
  sentAt: v.string(),
  expiresAt: v.string(),
  acceptedAt: v.nullable(v.string()),
  /** The account that accepted, which may have another name and address; null: none did. */
  account: v.nullable(v.object({ name: v.string(), email: v.string() })),
  /** The accounts that want to use the invitation, the oldest first. */
  claims: v.array(InvitationClaim),
})
export type Invitee = v.InferOutput<typeof Invitee>
