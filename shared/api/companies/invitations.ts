import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import {
  ClaimPreview,
  CoachInvitation,
  InvitationPreview,
  InvitationRequest,
  Invitee,
} from '#shared/domain/companies/invitation.ts'
import type {
  CoachInvitationInput,
  InvitationUpdateInput,
  PersonInvitationInput,
} from '#shared/domain/companies/invitation-input.ts'

const InviteeResponse = responseOf(Invitee)
const CoachInvitationResponse = responseOf(CoachInvitation)
const RequestResponse = responseOf(v.nullable(InvitationRequest))
const ClaimResponse = responseOf(ClaimPreview)
const PreviewResponse = responseOf(InvitationPreview)
const AddressResponse = responseOf(v.nullable(v.string()))
const AcceptedResponse = responseOf(v.object({ companyId: v.number() }))

const personInvitationsPath = (companyId: number) => `companies/${companyId}/personinvitation`
const coachInvitationPath = (companyId: number) => `companies/${companyId}/coachinvitation`

/** Rejects with 400 for invalid input, and for the address of the owner or of an invitee. */
export const invitePerson = (companyId: number, input: PersonInvitationInput, key: string) =>
  api.post(personInvitationsPath(companyId), { json: input, ...withKey(key) }).json(InviteeResponse)

/** Rejects with 404 when it does not exist in this company. */
export const getInvitation = (companyId: number, invitationId: number) =>
  api.get(`${personInvitationsPath(companyId)}/${invitationId}`).json(InviteeResponse)

/** Effective at the next call of the invitee. Rejects with 409 when somebody else changed it since `revision`. */
export const updateInvitation = (companyId: number, invitationId: number, input: InvitationUpdateInput) =>
  api.post(`${personInvitationsPath(companyId)}/${invitationId}`, { json: input }).json(InviteeResponse)

/** With a new link; confirms one that waits. Rejects with 409 when it was accepted. */
export const resendInvitation = (companyId: number, invitationId: number, key: string) =>
  api.post(`${personInvitationsPath(companyId)}/${invitationId}/send`, withKey(key)).json(InviteeResponse)

/** Also ends the access of a user who accepted it. */
export const revokeInvitation = (companyId: number, invitationId: number) =>
  api.delete(`${personInvitationsPath(companyId)}/${invitationId}`)

/** Gives every coach access to the company, from the website once confirmed. Rejects with 409 when they have it already. */
export const inviteCoach = (companyId: number, input: CoachInvitationInput, key: string) =>
  api.post(coachInvitationPath(companyId), { json: input, ...withKey(key) }).json(CoachInvitationResponse)

/** Rejects with 404 when none waits any more. */
export const confirmCoach = (companyId: number) => api.post(`${coachInvitationPath(companyId)}/confirm`)

/** Also withdraws an invitation that waits. */
export const revokeCoach = (companyId: number) => api.delete(coachInvitationPath(companyId))

/** What the key in the mail to the owner confirms; null: nothing any more. Changes nothing. */
export const previewRequest = (key: string) =>
  api.post('invitation-request', { json: { key } }).json(RequestResponse)

/** Sends the invitation that waits. Rejects with 400 when none does any more. */
export const confirmRequestByMail = (key: string) => api.post('invitation-request/confirm', { json: { key } })

/** What the key in the mail gives, to whoever has it. Changes nothing. */
export const previewInvitation = (key: string) =>
  api.post('invitation/preview', { json: { key } }).json(PreviewResponse)

/** For the form; null for an invitation that cannot be accepted (any more). */
export const getInvitedAddress = (key: string) =>
  api.post('invitation/address', { json: { key } }).json(AddressResponse)

/** `invitationKey`: of the mail. Returns the id of the company. */
export const acceptInvitation = (invitationKey: string) =>
  api.post('invitation', { json: { invitationKey } }).json(AcceptedResponse)

/** For an invitation that was sent to another address. Rejects with 400, 403 and 409. */
export const claimInvitation = (invitationKey: string) =>
  api.post('invitation/claim', { json: { invitationKey } })

/** What the key in the mail to an invited address asks to confirm. Changes nothing. */
export const previewClaim = (key: string) =>
  api.post('invitation-claim/preview', { json: { key } }).json(ClaimResponse)

/** Gives access to the account that asked for it. Rejects with 400 when there is nothing to confirm any more. */
export const confirmClaimByMail = (key: string) => api.post('invitation-claim/confirm', { json: { key } })

/** Admits or refuses an account that asked to use an invitation to another address. Rejects with 404. */
export const answerClaim = (
  companyId: number,
  { invitationId, claimId }: { invitationId: number; claimId: number },
  answer: 'confirm' | 'refuse',
) => api.post(`${personInvitationsPath(companyId)}/${invitationId}/claims/${claimId}/${answer}`)
