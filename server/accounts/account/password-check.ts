import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { createLoginThrottle } from '#server/platform/session/login-throttle.ts'
import { REQUIRED } from '#shared/domain/basics/rules.ts'
import { findOwnCredentials } from './password-queries.ts'

/** Refusals of attempts that were wrong, not merely incomplete. */
const wrong: ReadonlySet<string | undefined> = new Set(['WRONG_PASSWORD', 'TWO_STEP_CODE_INVALID'])

export type AuthenticatedCall = { user: { id: number }; request: FastifyRequest; reply: FastifyReply }

/** A password that confirms a change. `field`: its form field. `wrong`: the message when it is wrong. */
export type PasswordAttempt = { password: string; field: string; wrong: string }

export const wrongPassword = ({ password, field, wrong }: PasswordAttempt) =>
  password
    ? new Refusal(400, [{ field, message: wrong }], 'WRONG_PASSWORD')
    : new Refusal(400, [{ field, message: REQUIRED }])

/**
 * Creates a function that verifies the logged-in user's password and then `verifyMore`; refuses with 400 or 429.
 * Attempts are throttled apart from logins, so that nobody else can use them up. Returns the hash of the password:
 * a caller that stores something must check in that transaction that it is unchanged.
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
          await recordAccountEvent(db, { kind: 'CONFIRMATION_FAILED', personId: call.user.id })
        throw error
      }),
    )
  }
}
