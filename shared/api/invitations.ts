import * as v from 'valibot'

import {
  type CoachInvitationInput,
  type InvitationUpdateInput,
  Invitee,
  type PersonInvitationInput,
} from '#shared/domain/invitation.ts'
import { responseOf } from '#shared/domain/response.ts'
import { api } from './client.ts'

const InviteeResponse = responseOf(Invitee)
const AcceptedResponse = responseOf(v.object({ companyId: v.number() }))

const personInvitationsPath = (companyId: number) => `companies/${companyId}/personinvitation`
const coachInvitationPath = (companyId: number) => `companies/${companyId}/coachinvitation`

/** Sends an invitation to a colleague or an external adviser. */
export const invitePerson = (companyId: number, input: PersonInvitationInput) =>
  api.post(personInvitationsPath(companyId), { json: input }).json(InviteeResponse)

export const getInvitation = (companyId: number, invitationId: number) =>
  api.get(`${personInvitationsPath(companyId)}/${invitationId}`).json(InviteeResponse)

/** Changes what somebody may do who was invited, from their next call on. */
export const updateInvitation = (companyId: number, invitationId: number, input: InvitationUpdateInput) =>
  api.post(`${personInvitationsPath(companyId)}/${invitationId}`, { json: input }).json(InviteeResponse)

/** Takes an invitation back, accepted or not. */
export const revokeInvitation = (companyId: number, invitationId: number) =>
  api.delete(`${personInvitationsPath(companyId)}/${invitationId}`)

/** Opens the company to every coach. Fails with a 409 when it is already. */
export const inviteCoach = (companyId: number, input: CoachInvitationInput) =>
  api.post(coachInvitationPath(companyId), { json: input })

export const revokeCoach = (companyId: number) => api.delete(coachInvitationPath(companyId))

/** Accepts the invitation with the key of its mail. Gives the company that it opens. */
export const acceptInvitation = (invitationKey: string) =>
  api.post('invitation', { json: { invitationKey } }).json(AcceptedResponse)
