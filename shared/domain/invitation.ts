import * as v from 'valibot'

import type { AccessLevel, CompanyRole } from './access.ts'
import { Check, checks } from './check.ts'
import { required, requiredChoice, requiredChoices, requiredEmail, requiredMessage } from './rules.ts'

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

/** The fields of an invitation that can be changed afterwards. */
export const InvitationUpdateInput = v.object({
  rights: requiredChoice(invitationRights),
  checks: requiredChoices(checks),
})
export type InvitationUpdateInput = v.InferOutput<typeof InvitationUpdateInput>

/** The input to invite a colleague or an external adviser. */
export const PersonInvitationInput = v.object({
  role: requiredChoice(inviteeRoles),
  name: required(),
  email: requiredEmail(),
  message: requiredMessage(),
  ...InvitationUpdateInput.entries,
})
export type PersonInvitationInput = v.InferOutput<typeof PersonInvitationInput>

/** The input to invite the coach. */
export const CoachInvitationInput = v.object({ message: requiredMessage() })
export type CoachInvitationInput = v.InferOutput<typeof CoachInvitationInput>

/** The input to accept an invitation. `invitationKey`: from the link in the mail. */
export const AcceptInvitationInput = v.object({ invitationKey: required() })
export type AcceptInvitationInput = v.InferOutput<typeof AcceptInvitationInput>

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
  /** Whether the user has accepted the invitation. */
  accepted: v.boolean(),
  /** Whether the invitation can no longer be accepted, because nobody did so in time. */
  expired: v.boolean(),
  /** The account that accepted, which may have another name and address; null: none did. */
  account: v.nullable(v.object({ name: v.string(), email: v.string() })),
})
export type Invitee = v.InferOutput<typeof Invitee>
