import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { endSession, renewSession } from '#server/platform/session/start-session.ts'
import {
  AccountUndo,
  AddressChange,
  LinkInput,
  UndoneChange,
} from '#shared/domain/accounts/account-changes.ts'
import { findUndo, undoChange } from './account-undo.ts'
import {
  cancelAddressChange,
  confirmAddressChange,
  findAddressChange,
  resendAddressChange,
} from './address-change.ts'

export function addressRoutes(app: FastifyInstance): void {
  const { db, config, outbox } = app
  const links = createThrottle(app.pool, 'account-link')
  const mails = createThrottle(app.pool, 'registration')
  const change = '/rest/person/address-change'

  route(
    app,
    {
      method: 'GET',
      url: change,
      access: 'public',
      summary:
        'The new e-mail address that the link in a mail confirms; null when it is not valid (any more)',
      query: LinkInput,
      response: v.nullable(AddressChange),
    },
    ({ query }) => findAddressChange(db, query.token),
  )

  route(
    app,
    {
      method: 'POST',
      url: `${change}/preview`,
      access: 'public',
      summary: 'The same with the secret in the body, so that it stands in no address',
      body: LinkInput,
      response: v.nullable(AddressChange),
    },
    ({ body }) => findAddressChange(db, body.token),
  )

  route(
    app,
    {
      method: 'POST',
      url: `${change}/confirm`,
      access: 'public',
      summary: 'Give the account its new e-mail address; ends its other sessions and mails the old address',
      body: LinkInput,
    },
    async (call) => {
      const { body, user } = call
      await links.count(call, body.token)
      const { token } = body
      const personId = await confirmAddressChange(db, config, { token, exceptSession: user?.sessionHash })
      outbox.wake()
      if (user?.id === personId) await renewSession(app, call.reply, user)
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: `${change}/resend`,
      access: 'user',
      limit: mails,
      summary: 'Mail the new e-mail address that waits once more; the earlier link is void',
    },
    async (call) => {
      await resendAddressChange(db, config, call.user.id)
      outbox.wake()
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: `${change}/cancel`,
      access: 'user',
      summary: 'Keep the e-mail address: the new one does not wait any more',
    },
    async ({ user }) => {
      await cancelAddressChange(db, user.id)
    },
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/person/undo',
      access: 'public',
      summary:
        'The change of an account that the link in a mail undoes; null when it is not valid (any more)',
      query: LinkInput,
      response: v.nullable(AccountUndo),
    },
    ({ query }) => findUndo(db, query.token),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/person/undo/preview',
      access: 'public',
      summary: 'The same with the secret in the body, so that it stands in no address',
      body: LinkInput,
      response: v.nullable(AccountUndo),
    },
    ({ body }) => findUndo(db, body.token),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/person/undo',
      access: 'public',
      summary:
        'Undo a change of the password or the address: ends all sessions, and returns a token to set a new password with',
      body: LinkInput,
      response: UndoneChange,
    },
    async (call) => {
      await links.count(call, call.body.token)
      const token = await undoChange(db, config, call.body.token)
      outbox.wake()
      // Also the session of another user: the next step sets the password of this account and logs it in.
      await endSession(app, call)
      return { token }
    },
  )
}
