import { setTimeout } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import {
  ForgotPasswordInput,
  LoginStatus,
  ResetPasswordInput,
  UpdatePasswordInput,
} from '#shared/domain/user.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { createThrottle } from '../http/throttle.ts'
import { passwordResetMail } from '../mail/account-messages.ts'
import { enqueue } from '../mail/outbox.ts'
import { hashPassword } from '../session/password.ts'
import { insertSession } from '../session/queries.ts'
import { startSession } from '../session/start-session.ts'
import { createPasswordCheck, wrongPassword } from './password-check.ts'
import { insertPasswordReset, isResetPossible, replacePassword, resetPassword } from './password-queries.ts'

const RESET_IMPOSSIBLE = 'Wachtwoord resetten niet mogelijk'
const WRONG_PASSWORD = 'Dit is niet je huidige wachtwoord.'

/** How long asking for a mail takes, in milliseconds, so that the time does not tell whether there is an account. */
const FORGOTTEN_TAKES = 250

/** Forgotten and changed passwords. */
export function passwordRoutes(app: FastifyInstance): void {
  const { db, config, outbox } = app
  const logins = createThrottle(app.pool, 'login')
  const verifyOwnPassword = createPasswordCheck(app)
  const requests = createThrottle(app.pool, 'forgotten-password')

  const sendPasswordReset = (email: string) =>
    db.transaction().execute(async (transaction) => {
      const reset = await insertPasswordReset(transaction, email)
      if (!reset) return
      await enqueue(transaction, {
        recipient: reset.email,
        ...passwordResetMail(config.publicUrl, reset.token),
      })
    })

  route(
    app,
    {
      method: 'POST',
      url: '/rest/password/forgot-password',
      access: 'public',
      summary: 'Ask for a mail to reset a password with; the answer is the same for an unknown address',
      body: ForgotPasswordInput,
    },
    async (call) => {
      const { email } = call.body
      await requests.count(call, email)
      await Promise.all([sendPasswordReset(email), setTimeout(FORGOTTEN_TAKES)])
      outbox.wake()
    },
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/password/reset-password-possible',
      access: 'public',
      summary: 'Whether a password can be reset with this token',
      query: v.object({ token: v.string() }),
      response: v.boolean(),
    },
    ({ query }) => isResetPossible(db, query.token),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/password/reset-password',
      access: 'public',
      summary: 'Set a new password, proven by the token in the mail; ends all sessions and logs in',
      body: ResetPasswordInput,
      response: LoginStatus,
    },
    async (call) => {
      const { newPassword, token } = call.body
      if (!(await isResetPossible(db, token))) throw new Refusal(400, RESET_IMPOSSIBLE)
      const passwordHash = await hashPassword(newPassword)
      const opened = await db.transaction().execute(async (transaction) => {
        const person = await resetPassword(transaction, token, passwordHash)
        const session = person && (await insertSession(transaction, person))
        return session && { person, session }
      })
      if (!opened) throw new Refusal(400, RESET_IMPOSSIBLE)
      // Who was kept out by wrong attempts, their own or somebody else's, has the way back here.
      await logins.forget(opened.person.email)
      return startSession(app, call, opened.person, opened.session)
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/password/update',
      access: 'user',
      summary:
        'Set a new password, proven by the old one; ends all other sessions and voids links to reset it',
      body: UpdatePasswordInput,
    },
    async (call) => {
      const { body, user } = call
      const typed = { password: body.oldPassword, field: 'oldPassword', wrong: WRONG_PASSWORD }
      const proven = await verifyOwnPassword(call, typed)
      const passwordHash = await hashPassword(body.newPassword)
      const change = { proven, passwordHash, except: user.sessionHash }
      const isReplaced = await db
        .transaction()
        .execute((transaction) => replacePassword(transaction, user.id, change))
      if (!isReplaced) throw wrongPassword(typed)
    },
  )
}
