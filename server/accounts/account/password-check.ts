import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordEvent } from '#server/platform/audit-events/record-event.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { createLoginThrottle } from '#server/platform/session/login-throttle.ts'
import { REQUIRED } from '#shared/domain/basics/rules.ts'
import { findOwnCredentials } from './password-queries.ts'

/** The codes of the refusals of an attempt that was wrong, and not only incomplete. */
const wrong: ReadonlySet<string | undefined> = new Set(['WRONG_PASSWORD', 'TWO_STEP_CODE_INVALID'])

/** The call of a logged-in user. */
export type AuthenticatedCall = { user: { id: number }; request: FastifyRequest; reply: FastifyReply }

/** A password that was entered to confirm a change, its field, and the message of that field when it is wrong. */
export type PasswordAttempt = { password: string; field: string; wrong: string }

/** The refusal of an attempt: the password is wrong or missing. */
export const wrongPassword = ({ password, field, wrong }: PasswordAttempt) =>
  password
    ? new Refusal(400, [{ field, message: wrong }], 'WRONG_PASSWORD')
    : new Refusal(400, [{ field, message: REQUIRED }])

/**
 * Creates a function that verifies the password of the logged-in user, and then what `verifyMore` verifies, which throws
 * a Refusal. Attempts are throttled like those at the login, so that an open browser is no place to guess, and apart from
 * them, so that nobody else can use them up. It
 * returns the hash of the password; a caller that stores something must check in that transaction that the hash is still
 * the same. It refuses with 400 or 429.
 */
export function createPasswordCheck(app: Pick<FastifyInstance, 'db' | 'pool' | 'config' | 'passwords'>) {
  const { db, passwords } = app
  const logins = createLoginThrottle(app)

  return async (
    call: AuthenticatedCall,
    attempt: PasswordAttempt,
    verifyMore?: () => Promise<void>,
  ): Promise<string> => {
    if (!attempt.password) throw wrongPassword(attempt)
    const { passwordHash } = await findOwnCredentials(db, call.user.id)
    const verify = async () => {
      if (!(await passwords.verify(call.request, attempt.password, passwordHash)))
        throw wrongPassword(attempt)
      await verifyMore?.()
      return passwordHash
    }
    return logins.confirm(call.request, call.user.id, () =>
      verify().catch(async (error) => {
        if (error instanceof Refusal && wrong.has(error.code))
          await recordEvent(db, { kind: 'CONFIRMATION_FAILED', personId: call.user.id })
        throw error
      }),
    )
  }
}
