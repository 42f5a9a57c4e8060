import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { REQUIRED } from '#shared/domain/rules.ts'
import { Refusal } from '../http/refusal.ts'
import { createThrottle } from '../http/throttle.ts'
import { verifyPassword } from '../session/password.ts'
import { findOwnCredentials } from './password-queries.ts'

/** The call of somebody who is logged in. */
export type AuthenticatedCall = { user: { id: number }; request: FastifyRequest; reply: FastifyReply }

/** What somebody typed as the password they have, at which field, and what that field says when it is not. */
export type PasswordAttempt = { password: string; field: string; wrong: string }

/** The refusal of a password that does not prove who asks. */
export const wrongPassword = ({ password, field, wrong }: PasswordAttempt) =>
  new Refusal(400, [{ field, message: password ? wrong : REQUIRED }])

/**
 * Makes what lets somebody who is logged in prove to be the owner of the account. It takes the call and what was
 * typed, and counts as a login, so that a browser left open is no place to guess in. Gives the hash that the password
 * fits; whoever stores something on the strength of it checks, in that transaction, that the hash is still the same.
 * Fails with a Refusal: of `unproven`, or a 429.
 */
export function createPasswordCheck({ db, pool }: Pick<FastifyInstance, 'db' | 'pool'>) {
  const logins = createThrottle(pool, 'login')

  return async (call: AuthenticatedCall, typed: PasswordAttempt): Promise<string> => {
    if (!typed.password) throw wrongPassword(typed)
    const { email, passwordHash } = await findOwnCredentials(db, call.user.id)
    await logins.count(call, email)
    if (!(await verifyPassword(typed.password, passwordHash))) throw wrongPassword(typed)
    await logins.succeed(call, email)
    return passwordHash
  }
}
