import * as v from 'valibot'

import {
  type CoachInvitationInput,
  type InvitationUpdateInput,
  Invitee,
  type PersonInvitationInput,
} from '#shared/domain/invitation.ts'
import { responseOf } from '#shared/domain/response.ts'
import { api } from './client.ts'

const One = responseOf(Invitee)
const Accepted = responseOf(v.object({ companyId: v.number() }))

const toPerson = (companyId: number) => `companies/${companyId}/personinvitation`
const toCoach = (companyId: number) => `companies/${companyId}/coachinvitation`

/** Sends an invitation to a colleague or an external adviser. */
export const invitePerson = (companyId: number, input: PersonInvitationInput) =>
  api.post(toPerson(companyId), { json: input }).json(One)

export const getInvitation = (companyId: number, invitationId: number) =>
  api.get(`${toPerson(companyId)}/${invitationId}`).json(One)

/** Changes what somebody may do who was invited, from their next call on. */
export const updateInvitation = (companyId: number, invitationId: number, input: InvitationUpdateInput) =>
  api.post(`${toPerson(companyId)}/${invitationId}`, { json: input }).json(One)

/** Takes an invitation back, accepted or not. */
export const revokeInvitation = (companyId: number, invitationId: number) =>
  api.delete(`${toPerson(companyId)}/${invitationId}`)

/** Opens the company to every coach. Fails with a 409 when it is already. */
export const inviteCoach = (companyId: number, input: CoachInvitationInput) =>
  api.post(toCoach(companyId), { json: input })

export const revokeCoach = (companyId: number) => api.delete(toCoach(companyId))

/** Accepts the invitation with the key of its mail. Gives the company that it opens. */
export const acceptInvitation = (invitationKey: string) =>
  api.post('invitation', { json: { invitationKey } }).json(Accepted)
