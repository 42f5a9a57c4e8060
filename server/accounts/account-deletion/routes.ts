import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { Id } from '#server/platform/http/ids.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { endSession } from '#server/platform/session/start-session.ts'
import { AccountDeletion, DeletionInput, OwnDeletionInput } from '#shared/domain/accounts/account-deletion.ts'
import { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { wrongPassword } from '../account/password-check.ts'
import { userGone } from '../account/queries.ts'
import { attemptOf, createIdentityCheck } from '../two-step-login/identity-check.ts'
import { deleteAccount } from './delete-account.ts'
import { findDeletion } from './queries.ts'

const OWN_ACCOUNT = 'Dit is je eigen account. Verwijder het bij Mijn gegevens.'

export function accountDeletionRoutes(app: FastifyInstance): void {
  const { db, config, outbox, cleaner } = app
  const verifyIdentity = createIdentityCheck(app)

  async function requireDeletion(personId: number) {
    const deletion = await findDeletion(db, personId)
    if (!deletion) throw userGone()
    return deletion
  }

  function finish() {
    outbox.wake()
    cleaner.wake()
  }

  route(
    app,
    {
      method: 'GET',
      url: '/rest/person/deletion',
      access: 'authenticated',
      summary: "What must be decided before one's own account is deleted",
      response: AccountDeletion,
    },
    ({ user }) => requireDeletion(user.id),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/person/deletion',
      access: 'authenticated',
      summary: "Delete one's own account, and hand over or delete each of one's companies, for good",
      body: OwnDeletionInput,
      response: LoginStatus,
    },
    async (call) => {
      const { user, body } = call
      const verifiedHash = await verifyIdentity(call)
      const deletion = { personId: user.id, choices: body.companies }
      const mayDelete = (passwordHash: string) => passwordHash === verifiedHash
      const isDeleted = await deleteAccount(db, config, deletion, { mayDelete })
      if (!isDeleted) throw wrongPassword(attemptOf(body))
      finish()
      return endSession(app, call)
    },
  )

  const admin = {
    url: '/rest/admin/users/:id/deletion',
    access: 'admin',
    params: v.object({ id: Id }),
  } as const

  route(
    app,
    {
      ...admin,
      method: 'GET',
      summary: 'What must be decided before the account of a user is deleted',
      response: AccountDeletion,
    },
    ({ params }) => requireDeletion(params.id),
  )

  route(
    app,
    {
      ...admin,
      method: 'POST',
      needsIdentity: true,
      summary: 'Delete the account of a user on request, and hand over or delete each company, for good',
      body: DeletionInput,
    },
    async ({ params: { id: personId }, body, user: { id: actorId } }) => {
      if (personId === actorId) throw new Refusal(409, OWN_ACCOUNT)
      const deletion = { personId, choices: body.companies }
      const mayDelete = () => true
      const isDeleted = await deleteAccount(db, config, deletion, { mayDelete, actorId })
      if (!isDeleted) throw userGone()
      finish()
    },
  )
}
