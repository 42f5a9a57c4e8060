import type { FastifyInstance } from 'fastify'

import { Account, AccountInput, requiresPassword } from '#shared/domain/account.ts'
import { route } from '../http/route.ts'
import { createThrottle } from '../http/throttle.ts'
import { changeAccount, passwordAttemptFor } from './change-account.ts'
import { type AuthenticatedCall, createPasswordCheck } from './password-check.ts'
import { findOwnCredentials } from './password-queries.ts'
import { findAccount } from './queries.ts'

/** One's own account. */
export function accountRoutes(app: FastifyInstance): void {
  const { db, config, outbox } = app
  const verifyOwnPassword = createPasswordCheck(app)
  const registrations = createThrottle(app.pool, 'registration')

  /** Has who gives their account another address prove who they are. Gives the hash that the password fits. */
  async function confirmEmailChange(call: AuthenticatedCall & { body: AccountInput }) {
    const { email } = await findOwnCredentials(db, call.user.id)
    if (!requiresPassword(email, call.body.emailAddress)) return undefined
    const proven = await verifyOwnPassword(call, passwordAttemptFor(call.body))
    // The answer tells whether somebody has an account there, as it tells who registers.
    await registrations.count(call, call.body.emailAddress)
    return proven
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
      summary: "Change one's own account",
      body: AccountInput,
      response: Account,
    },
    async (call) => {
      const { body, user } = call
      const proven = await confirmEmailChange(call)
      const hasMail = await db
        .transaction()
        .execute((transaction) => changeAccount(transaction, config, user.id, { input: body, proven }))
      if (hasMail) outbox.wake()
      return findAccount(db, user.id)
    },
  )
}
