import * as v from 'valibot'

import type { AccessLevel, CompanyRole } from './access.ts'
import { Check, checks } from './check.ts'
import { required, requiredChoice, requiredChoices, requiredEmail, requiredMessage } from './rules.ts'

/** In which capacity somebody can be invited by name. The coach is invited otherwise. */
export const inviteeRoles = ['COLLEAGUE', 'EXTERNAL_ADVISOR'] as const satisfies CompanyRole[]
export type InviteeRole = (typeof inviteeRoles)[number]

/** What who looks along is called. */
export const lookingAlongLabels: Record<Exclude<CompanyRole, 'COMPANY_OWNER'>, string> = {
  COACH: 'Verbetercoach',
  COLLEAGUE: 'Collega',
  EXTERNAL_ADVISOR: 'Externe adviseur',
}

/** What an invitation can allow; ADMIN makes a company admin. */
export const invitationRights = ['READONLY', 'WRITE', 'ADMIN'] as const satisfies AccessLevel[]
export const InvitationRights = v.picklist(invitationRights)
export type InvitationRights = v.InferOutput<typeof InvitationRights>

export const invitationRightsLabels: Record<InvitationRights, string> = {
  READONLY: 'Meelezen',
  WRITE: 'Meelezen en -werken',
  ADMIN: 'Bedrijf administreren',
}

/** What of an invitation can be changed afterwards. */
export const InvitationUpdateInput = v.object({
  rights: requiredChoice(invitationRights),
  checks: requiredChoices(checks),
})
export type InvitationUpdateInput = v.InferOutput<typeof InvitationUpdateInput>

/** What the owner fills in to invite a colleague or an external adviser. */
export const PersonInvitationInput = v.object({
  role: requiredChoice(inviteeRoles),
  name: required(),
  email: requiredEmail(),
  message: requiredMessage(),
  ...InvitationUpdateInput.entries,
})
export type PersonInvitationInput = v.InferOutput<typeof PersonInvitationInput>

/** What the owner fills in to invite the coach. */
export const CoachInvitationInput = v.object({ message: requiredMessage() })
export type CoachInvitationInput = v.InferOutput<typeof CoachInvitationInput>

/** The key in the mail, with which somebody who has an account accepts an invitation. */
export const AcceptInvitationInput = v.object({ invitationKey: required() })
export type AcceptInvitationInput = v.InferOutput<typeof AcceptInvitationInput>

/** Somebody who was invited, as the owner filled it in. */
export const Invitee = v.object({
  invitationId: v.number(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(inviteeRoles),
  rights: InvitationRights,
  checks: v.array(Check),
  /** Whether they look along by now; until then the mail waits for an answer. */
  accepted: v.boolean(),
})
export type Invitee = v.InferOutput<typeof Invitee>
