import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { Id } from '#server/platform/http/ids.ts'
import { route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { OWNER } from '#shared/domain/basics/access.ts'
import { ClaimPreview } from '#shared/domain/companies/invitation.ts'
import {
  AcceptInvitationInput,
  ClaimConfirmationInput,
  InvitationKey,
} from '#shared/domain/companies/invitation-input.ts'
import { confirmClaim, confirmClaimByMail, previewClaim, refuseClaim } from './answer-claim.ts'
import { claimInvitation } from './claim-invitation.ts'

export function invitationClaimRoutes(app: FastifyInstance): void {
  const { db, config, outbox } = app
  const claims = createThrottle(app.pool, 'invitation-claim')
  const keys = createThrottle(app.pool, 'invitation-key')

  route(
    app,
    {
      method: 'POST',
      url: '/rest/invitation/claim',
      access: 'user',
      limit: claims,
      summary:
        'Ask to use the invitation with this key, which was sent to another address; mails that address and the owner',
      body: AcceptInvitationInput,
    },
    async (call) => {
      await claimInvitation(db, config, call.body.invitationKey, call.user.id)
      outbox.wake()
    },
  )

  async function preview(call: Parameters<typeof keys.count>[0], key: string) {
    await keys.count(call, key)
    const preview = await previewClaim(db, key)
    if (preview.status !== 'GONE') await keys.succeed(call, key)
    return preview
  }

  route(
    app,
    {
      method: 'GET',
      url: '/rest/invitation-claim',
      access: 'public',
      summary:
        'What the key in the mail to an invited address asks to confirm; GONE when there is nothing (any more)',
      query: InvitationKey,
      response: ClaimPreview,
    },
    (call) => preview(call, call.query.key),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/invitation-claim/preview',
      access: 'public',
      summary: 'The same with the secret in the body, so that it stands in no address',
      body: InvitationKey,
      response: ClaimPreview,
    },
    (call) => preview(call, call.body.key),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/invitation-claim/confirm',
      access: 'public',
      summary: 'Make the account an invitee that the key in the mail to an invited address asks to confirm',
      body: ClaimConfirmationInput,
    },
    async (call) => {
      const { key } = call.body
      await keys.count(call, key)
      await confirmClaimByMail(db, config, key)
      await keys.succeed(call, key)
      outbox.wake()
    },
  )

  const claim = {
    url: '/rest/companies/:companyId/personinvitation/:inviteId/claims/:claimId',
    access: { company: OWNER },
    params: v.object({ inviteId: Id, claimId: Id }),
  } as const

  route(
    app,
    {
      ...claim,
      method: 'POST',
      url: `${claim.url}/confirm`,
      summary: 'Make an account an invitee that asked to use an invitation to another address',
    },
    async ({ company, user, params: { inviteId, claimId } }) => {
      await confirmClaim(db, config, { companyId: company.id, invitationId: inviteId, claimId }, user.id)
      outbox.wake()
    },
  )

  route(
    app,
    {
      ...claim,
      method: 'POST',
      url: `${claim.url}/refuse`,
      summary: 'Refuse an account that asked to use an invitation to another address; it cannot ask again',
    },
    ({ company, user, params: { inviteId, claimId } }) =>
      refuseClaim(db, { companyId: company.id, invitationId: inviteId, claimId }, user.id),
  )
}
