import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { ClaimPreview, InvitationPreview, Invitee } from '#shared/domain/companies/invitation.ts'
import type {
  CoachInvitationInput,
  InvitationUpdateInput,
  PersonInvitationInput,
} from '#shared/domain/companies/invitation-input.ts'

const InviteeResponse = responseOf(Invitee)
const ClaimResponse = responseOf(ClaimPreview)
const PreviewResponse = responseOf(InvitationPreview)
const AcceptedResponse = responseOf(v.object({ companyId: v.number() }))

const personInvitationsPath = (companyId: number) => `companies/${companyId}/personinvitation`
const coachInvitationPath = (companyId: number) => `companies/${companyId}/coachinvitation`

/**
 * Invites a colleague or an external adviser by mail. Returns the invitation. Rejects with 400 for invalid input, and for
 * the address of the owner or of somebody who looks along or was invited.
 */
export const invitePerson = (companyId: number, input: PersonInvitationInput, key: string) =>
  api.post(personInvitationsPath(companyId), { json: input, ...withKey(key) }).json(InviteeResponse)

/** Returns one invitation. Rejects with 404 when it does not exist in this company. */
export const getInvitation = (companyId: number, invitationId: number) =>
  api.get(`${personInvitationsPath(companyId)}/${invitationId}`).json(InviteeResponse)

/**
 * Changes the permission of an invited user, effective at their next call. Returns the invitation. Rejects with 409 when
 * somebody else changed it since `revision`.
 */
export const updateInvitation = (companyId: number, invitationId: number, input: InvitationUpdateInput) =>
  api.post(`${personInvitationsPath(companyId)}/${invitationId}`, { json: input }).json(InviteeResponse)

/** Sends an invitation again, with a new link. Returns it. Rejects with 409 when it was accepted. */
export const resendInvitation = (companyId: number, invitationId: number, key: string) =>
  api.post(`${personInvitationsPath(companyId)}/${invitationId}/send`, withKey(key)).json(InviteeResponse)

/** Deletes an invitation, and the access of a user who accepted it. */
export const revokeInvitation = (companyId: number, invitationId: number) =>
  api.delete(`${personInvitationsPath(companyId)}/${invitationId}`)

/** Gives every coach access to the company. Rejects with 409 when they have it already. */
export const inviteCoach = (companyId: number, input: CoachInvitationInput, key: string) =>
  api.post(coachInvitationPath(companyId), { json: input, ...withKey(key) })

/** Ends the access of the coaches to the company. */
export const revokeCoach = (companyId: number) => api.delete(coachInvitationPath(companyId))

/** Returns what the key in the mail of an invitation is worth, for whoever has it. Changes nothing. */
export const previewInvitation = (key: string) =>
  api.get('invitation', { searchParams: { key } }).json(PreviewResponse)

/** Accepts an invitation with the key of its mail. Returns the id of the company. */
export const acceptInvitation = (invitationKey: string) =>
  api.post('invitation', { json: { invitationKey } }).json(AcceptedResponse)

/**
 * Asks whether the user may use the invitation with this key, which was sent to another address than that of the account.
 * Rejects with 400, 403 and 409.
 */
export const claimInvitation = (invitationKey: string) =>
  api.post('invitation/claim', { json: { invitationKey } })

/** Returns what the key in the mail to an invited address asks to confirm. Changes nothing. */
export const previewClaim = (key: string) =>
  api.get('invitation-claim', { searchParams: { key } }).json(ClaimResponse)

/** Lets the account look along that this key asks to confirm. Rejects with 400 when there is nothing to confirm any more. */
export const confirmClaimByMail = (key: string) => api.post('invitation-claim/confirm', { json: { key } })

/** Lets an account look along that asked to use an invitation to another address, or refuses it. Rejects with 404. */
export const answerClaim = (
  companyId: number,
  { invitationId, claimId }: { invitationId: number; claimId: number },
  answer: 'confirm' | 'refuse',
) => api.post(`${personInvitationsPath(companyId)}/${invitationId}/claims/${claimId}/${answer}`)
