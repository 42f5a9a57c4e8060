import type { FastifyInstance } from 'fastify'
import type { CurrentUser } from '#server/platform/http/access.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { REQUIRED } from '#shared/domain/basics/rules.ts'
import {
  type AuthenticatedCall,
  createPasswordCheck,
  type PasswordAttempt,
} from '../account/password-check.ts'
import { findOwnCredentials } from '../account/password-queries.ts'
import { passSecondStep, wrongCode } from './second-step.ts'

const WRONG_PASSWORD = 'Dit is niet je wachtwoord.'

/** `code`: required for a user with two-step login. */
export type ConfirmedCall = AuthenticatedCall & {
  user: CurrentUser
  body: { password: string; code: string }
}

export const attemptOf = ({ password }: { password: string }): PasswordAttempt => ({
  password,
  field: 'password',
  wrong: WRONG_PASSWORD,
})

/**
 * Creates a function that verifies the password of the logged-in user and, with two-step login, a code, which is
 * used up. Refuses with 400 or 429. Returns the hash of the password: a caller that stores something must check in
 * that transaction that it is unchanged.
 */
export function createIdentityCheck(
  app: Pick<FastifyInstance, 'db' | 'pool' | 'passwords' | 'config' | 'outbox'>,
) {
  const { db, config, outbox } = app
  const verifyOwnPassword = createPasswordCheck(app)

  async function verifyOwnCode({ id }: CurrentUser, code: string) {
    if (!code) throw new Refusal(400, [{ field: 'code', message: REQUIRED }])
    const { email } = await findOwnCredentials(db, id)
    const isRight = await db
      .transaction()
      .execute((transaction) => passSecondStep(transaction, config, { id, email }, { code, now: Date.now() }))
    if (!isRight) throw wrongCode(400, code)
    outbox.wake()
  }

  return (call: ConfirmedCall): Promise<string> =>
    verifyOwnPassword(call, attemptOf(call.body), async () => {
      if (call.user.hasTwoStepLogin) await verifyOwnCode(call.user, call.body.code)
    })
}
