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
/** The fields of an invitation that can be changed afterwards. */
export type InvitationAccess = v.InferOutput<typeof Access>

/** The input to change what an invitation allows. */
export const InvitationUpdateInput = v.object({ ...Access.entries, revision: BaseRevision })
export type InvitationUpdateInput = v.InferOutput<typeof InvitationUpdateInput>

/** The input to invite a colleague or an external adviser. */
export const PersonInvitationInput = v.object({
  role: requiredChoice(inviteeRoles),
  name: required(),
  email: requiredEmail(),
  message: requiredMessage(),
  ...Access.entries,
})
export type PersonInvitationInput = v.InferOutput<typeof PersonInvitationInput>

/** The input to invite the coach. */
export const CoachInvitationInput = v.object({ message: requiredMessage() })
export type CoachInvitationInput = v.InferOutput<typeof CoachInvitationInput>

/** The query of the request for what a link in a mail invites to. `key`: from that link. */
export const InvitationKey = v.object({ key: required() })

/** The input to confirm an account with another address than the invited one. `key`: from the link in the mail. */
export const ClaimConfirmationInput = v.object({ key: required() })

/** The input to accept an invitation. `invitationKey`: from the link in the mail. */
export const AcceptInvitationInput = v.object({ invitationKey: required() })
export type AcceptInvitationInput = v.InferOutput<typeof AcceptInvitationInput>
