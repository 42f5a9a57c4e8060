import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { Id } from '#server/platform/http/ids.ts'
import { isFromWebsite } from '#server/platform/http/origins.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { OWNER } from '#shared/domain/basics/access.ts'
import {
  CoachInvitation,
  InvitationPreview,
  InvitationRequest,
  Invitee,
} from '#shared/domain/companies/invitation.ts'
import {
  AcceptInvitationInput,
  CoachInvitationInput,
  InvitationKey,
  InvitationUpdateInput,
  PersonInvitationInput,
} from '#shared/domain/companies/invitation-input.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeInvitation, revokeCoach, revokeInvitation } from './change-invitation.ts'
import { confirmByMail, confirmCoach, previewRequest } from './confirm-invitation.ts'
import { inviteCoach } from './invite-coach.ts'
import { invitePerson } from './invite-person.ts'
import { findInvitedAddress, previewInvitation } from './preview-invitation.ts'
import { findInvitee } from './queries.ts'
import { resendInvitation } from './resend-invitation.ts'

const companies = ['/rest/companies/:companyId', '/rest/companies/externalid/:externalId'] as const

export function invitationRoutes(app: FastifyInstance): void {
  const { db, config, outbox } = app
  const throttle = createThrottle(app.pool, 'invitation')
  const previews = createThrottle(app.pool, 'invitation-key')

  const invitingFor = ({
    company,
    user: inviter,
    request,
  }: {
    company: { id: number }
    user: CurrentUser
    request: FastifyRequest
  }) => ({ companyId: company.id, inviter, isFromWebsite: isFromWebsite(app, request) })

  for (const company of companies) {
    route(
      app,
      {
        method: 'POST',
        url: `${company}/personinvitation`,
        access: { company: OWNER },
        forWidgets: true,
        once: true,
        limit: throttle,
        summary:
          'Invite a colleague or an external adviser by mail; from the website with more than READONLY once the owner has confirmed it',
        body: PersonInvitationInput,
        response: Invitee,
      },
      async (call) => {
        const { body, company } = call
        const id = await invitePerson(db, config, invitingFor(call), body)
        outbox.wake()
        return inviteeOf(company.id, id)
      },
    )

    route(
      app,
      {
        method: 'POST',
        url: `${company}/coachinvitation`,
        access: { company: OWNER },
        forWidgets: true,
        once: true,
        limit: throttle,
        summary:
          'Open the company to every coach, and tell the coach desk, from the website once the owner has confirmed it; 409 when it is open already',
        body: CoachInvitationInput,
        response: CoachInvitation,
      },
      async (call) => {
        const awaitsConfirmation = await inviteCoach(db, config, invitingFor(call), call.body)
        outbox.wake()
        return { awaitsConfirmation }
      },
    )
  }

  route(
    app,
    {
      method: 'DELETE',
      url: '/rest/companies/:companyId/coachinvitation',
      access: { company: OWNER },
      summary: 'Close the company to the coaches, or withdraw an invitation of the coach that waits',
    },
    ({ company, user }) => revokeCoach(db, { companyId: company.id, userId: user.id }),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/companies/:companyId/coachinvitation/confirm',
      access: { company: OWNER },
      summary: 'Confirm an invitation of the coach from the website; opens the company to every coach',
    },
    async ({ company, user: { id, fullName: name } }) => {
      await confirmCoach(db, config, { companyId: company.id, inviter: { id, name } })
      outbox.wake()
    },
  )

  const invitation = {
    url: '/rest/companies/:companyId/personinvitation/:inviteId',
    access: { company: OWNER },
    params: v.object({ inviteId: Id }),
  } as const

  async function inviteeOf(companyId: number, inviteId: number) {
    const invitee = await findInvitee(db, companyId, inviteId)
    if (!invitee) throw new Refusal(404)
    return invitee
  }

  route(
    app,
    { ...invitation, method: 'GET', summary: 'One who was invited', response: Invitee },
    ({ company, params }) => inviteeOf(company.id, params.inviteId),
  )

  route(
    app,
    {
      ...invitation,
      method: 'POST',
      summary:
        'Change what an invitation allows, accepted or not, unless another user did since the revision',
      body: InvitationUpdateInput,
      response: Invitee,
    },
    async ({ company, user, params, body }) => {
      await changeInvitation(db, { companyId: company.id, userId: user.id }, params.inviteId, body)
      return inviteeOf(company.id, params.inviteId)
    },
  )

  route(
    app,
    {
      ...invitation,
      method: 'POST',
      url: `${invitation.url}/send`,
      once: true,
      summary:
        'Send an invitation again, with a new key, or one that waits for the owner; 409 when it was accepted',
      response: Invitee,
    },
    async (call) => {
      const { params, company, user } = call
      // An id that does not exist is no attempt.
      await inviteeOf(company.id, params.inviteId)
      await throttle.count(call, String(user.id))
      const { inviteId: invitationId } = params
      await resendInvitation(db, config, { companyId: company.id, invitationId, inviter: user })
      outbox.wake()
      return inviteeOf(company.id, invitationId)
    },
  )

  route(
    app,
    { ...invitation, method: 'DELETE', summary: 'Take an invitation back, accepted or not' },
    ({ company, user, params }) =>
      revokeInvitation(db, { companyId: company.id, userId: user.id }, params.inviteId),
  )

  const requested = { access: 'public', body: InvitationKey } as const

  route(
    app,
    {
      ...requested,
      method: 'POST',
      url: '/rest/invitation-request',
      summary: 'What the key in the mail to the owner confirms; null when nothing waits (any more)',
      response: v.nullable(InvitationRequest),
    },
    async (call) => {
      const { key } = call.body
      await previews.count(call, key)
      const request = await previewRequest(db, key)
      if (request) await previews.succeed(call, key)
      return request
    },
  )

  route(
    app,
    {
      ...requested,
      method: 'POST',
      url: '/rest/invitation-request/confirm',
      summary: 'Send the invitation from the website that the key in the mail to the owner confirms',
    },
    async (call) => {
      const { key } = call.body
      await previews.count(call, key)
      await confirmByMail(db, config, key)
      await previews.succeed(call, key)
      outbox.wake()
    },
  )

  async function preview(call: { request: FastifyRequest; user: CurrentUser | undefined }, key: string) {
    await previews.count(call, key)
    const found = await previewInvitation(db, key, call.user?.id)
    if (found.status !== 'UNKNOWN') await previews.succeed(call, key)
    return found
  }

  route(
    app,
    {
      method: 'GET',
      url: '/rest/invitation',
      access: 'public',
      summary:
        'What the key in the mail of an invitation is worth; UNKNOWN for one that is withdrawn or wrong',
      query: InvitationKey,
      response: InvitationPreview,
    },
    (call) => preview(call, call.query.key),
  )

  route(
    app,
    {
      ...requested,
      method: 'POST',
      url: '/rest/invitation/preview',
      summary: 'The same with the key in the body, so that it stands in no address',
      response: InvitationPreview,
    },
    (call) => preview(call, call.body.key),
  )

  route(
    app,
    {
      ...requested,
      method: 'POST',
      url: '/rest/invitation/address',
      summary:
        'The invited address, to fill in the form of who has the key; null for one that cannot be accepted (any more)',
      response: v.nullable(v.string()),
    },
    async (call) => {
      const { key } = call.body
      await previews.count(call, key)
      const address = await findInvitedAddress(db, key)
      if (address !== null) await previews.succeed(call, key)
      return address
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/invitation',
      access: 'user',
      summary: 'Accept the invitation with this key',
      body: AcceptInvitationInput,
      response: v.object({ companyId: v.number() }),
    },
    async ({ body, user }) => {
      const accepted = await acceptInvitation(db, config, body.invitationKey, user.id)
      outbox.wake()
      return accepted
    },
  )
}
