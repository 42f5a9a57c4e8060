import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { findUnverifiedEmail } from '#server/mail/email-verification/queries.ts'
import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { browserOf } from '#server/platform/session/browser.ts'
import { browserName } from '#shared/domain/accounts/open-session.ts'
import {
  CreatedPasskeyInput,
  OwnPasskeys,
  PasskeyCreation,
  PasskeyNameInput,
  StartPasskeyInput,
} from '#shared/domain/accounts/passkey.ts'
import { wrongPassword } from '../account/password-check.ts'
import { attemptOf, createIdentityCheck } from '../two-step-login/identity-check.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import { listPasskeys, renamePasskey } from './queries.ts'
import { removePasskey } from './remove-passkey.ts'

/**
 * Where two-step login is required, these routes are closed until it is set up: a password alone must not add what
 * then counts as both steps.
 */
export function passkeyRoutes(app: FastifyInstance): void {
  const { db, config, outbox } = app
  const verifyIdentity = createIdentityCheck(app)
  const passkeys = { url: '/rest/person/passkeys', access: 'user' } as const
  const passkey = {
    url: '/rest/person/passkeys/:passkeyId',
    access: 'user',
    params: v.object({ passkeyId: Id }),
  } as const

  route(
    app,
    { ...passkeys, method: 'GET', summary: "One's own passkeys", response: OwnPasskeys },
    async ({ user, request }) => ({
      passkeys: await listPasskeys(db, user.id),
      proposedName: browserName(browserOf(request)),
      hasTwoStepLogin: user.hasTwoStepLogin,
      unverifiedEmail: await findUnverifiedEmail(db, user.id),
    }),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/person/passkeys/start',
      access: 'user',
      summary:
        'Start to add a passkey; returns what the browser needs to make it, within five minutes and once',
      body: StartPasskeyInput,
      response: PasskeyCreation,
    },
    async (call) => {
      const creation = await startPasskey(db, config, call.user, await verifyIdentity(call))
      if (!creation) throw wrongPassword(attemptOf(call.body))
      return creation
    },
  )

  route(
    app,
    {
      ...passkeys,
      method: 'POST',
      status: 201,
      summary: 'Add the passkey that the browser has made',
      body: CreatedPasskeyInput,
    },
    async ({ user, body }) => {
      await addPasskey(db, config, user, body)
      outbox.wake()
    },
  )

  route(
    app,
    { ...passkey, method: 'PUT', summary: 'Rename a passkey', body: PasskeyNameInput },
    async ({ user, params, body }) => {
      if (!(await renamePasskey(db, user.id, params.passkeyId, body.name))) throw new Refusal(404)
    },
  )

  route(
    app,
    {
      ...passkey,
      method: 'DELETE',
      needsIdentity: true,
      summary: 'Remove a passkey; ends all other sessions',
    },
    async ({ user, params }) => {
      if (!(await removePasskey(db, config, user, params.passkeyId))) throw new Refusal(404)
      outbox.wake()
    },
  )
}
