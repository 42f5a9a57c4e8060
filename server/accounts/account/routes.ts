import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { Account, AccountInput, requiresPassword } from '#shared/domain/accounts/account.ts'
import { changeAccount, passwordAttemptFor } from './change-account.ts'
import { type AuthenticatedCall, createPasswordCheck } from './password-check.ts'
import { findAccount } from './queries.ts'

export function accountRoutes(app: FastifyInstance): void {
  const { db, config, outbox } = app
  const verifyOwnPassword = createPasswordCheck(app)
  const registrations = createThrottle(app.pool, 'registration')

  /**
   * Verifies the password for a new e-mail address and returns its hash; undefined when the address stays the same,
   * or when the change will be refused because of its revision.
   */
  async function confirmEmailChange(call: AuthenticatedCall & { body: AccountInput }) {
    const stored = await findAccount(db, call.user.id)
    const { emailAddress, revision = stored.revision } = call.body
    if (revision !== stored.revision || !requiresPassword(stored.emailAddress, emailAddress)) return undefined
    const verifiedHash = await verifyOwnPassword(call, passwordAttemptFor(call.body))
    // Like a registration, the response discloses whether an address is registered.
    await registrations.count(call, call.body.emailAddress)
    return verifiedHash
  }

  route(
    app,
    {
      method: 'GET',
      url: '/rest/person/detail',
      access: 'user',
      summary: "One's own account",
      response: Account,
    },
    ({ user }) => findAccount(db, user.id),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/person/detail',
      access: 'user',
      summary: "Change one's own account, unless it was changed elsewhere since the revision",
      body: AccountInput,
      response: Account,
    },
    async (call) => {
      const { body, user } = call
      const verifiedHash = await confirmEmailChange(call)
      const hasMail = await changeAccount(db, config, user.id, { input: body, verifiedHash })
      if (hasMail) outbox.wake()
      return findAccount(db, user.id)
    },
  )
}
