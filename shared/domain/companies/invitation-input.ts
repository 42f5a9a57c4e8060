import * as v from 'valibot'

import { checks } from '#shared/domain/basics/check.ts'
import { BaseRevision } from '#shared/domain/basics/revision.ts'
import {
  required,
  requiredChoice,
  requiredChoices,
  requiredEmail,
  requiredMessage,
} from '#shared/domain/basics/rules.ts'
import { invitationRights, inviteeRoles } from './invitation.ts'

const Access = v.object({
  rights: requiredChoice(invitationRights),
  checks: requiredChoices(checks),
})
/** What can be changed afterwards. */
export type InvitationAccess = v.InferOutput<typeof Access>

export const InvitationUpdateInput = v.object({ ...Access.entries, revision: BaseRevision })
export type InvitationUpdateInput = v.InferOutput<typeof InvitationUpdateInput>

export const PersonInvitationInput = v.object({
  role: requiredChoice(inviteeRoles),
  name: required(),
  email: requiredEmail(),
  message: requiredMessage(),
  ...Access.entries,
})
export type PersonInvitationInput = v.InferOutput<typeof PersonInvitationInput>

export const CoachInvitationInput = v.object({ message: requiredMessage() })
export type CoachInvitationInput = v.InferOutput<typeof CoachInvitationInput>

export const InvitationKey = v.object({ key: required() })

/** `key`: from the link in the mail about an account with another address than the invited one. */
export const ClaimConfirmationInput = v.object({ key: required() })

export const AcceptInvitationInput = v.object({ invitationKey: required() })
export type AcceptInvitationInput = v.InferOutput<typeof AcceptInvitationInput>
