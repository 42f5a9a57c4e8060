import { setTimeout } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { route } from '#server/platform/http/route.ts'
import { createCounter, createThrottle, hashKey, isWithinLimit } from '#server/platform/http/throttle.ts'
import { browserOf } from '#server/platform/session/browser.ts'
import { requireUncommonPassword } from '#server/platform/session/common-password.ts'
import { rememberBrowser } from '#server/platform/session/known-browsers.ts'
import { createLoginThrottle } from '#server/platform/session/login-throttle.ts'
import { endSession, renewSession, startSession } from '#server/platform/session/start-session.ts'
import { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { ForgotPasswordInput, ResetPasswordInput, UpdatePasswordInput } from '#shared/domain/accounts/user.ts'
import { createPasswordCheck, wrongPassword } from './password-check.ts'
import { findOwnWords, findPersonOfReset } from './password-queries.ts'
import { replacePassword } from './replace-password.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'

const WRONG_PASSWORD = 'Dit is niet je huidige wachtwoord.'

/** To one address, whoever asks for them. */
const MAILS_PER_HOUR = 10

/** Response time of a request for a mail, in milliseconds: it must not disclose whether the account exists. */
const RESPONSE_TIME_MS = 250

export function passwordRoutes(app: FastifyInstance): void {
  const { db, config, outbox, passwords } = app
  const logins = createLoginThrottle(app)
  const verifyOwnPassword = createPasswordCheck(app)
  const requests = createThrottle(app.pool, 'forgotten-password')
  // However many people ask: beyond this, the link in the last mail stays valid until it expires.
  const mails = createCounter(app.pool, 'password-reset-mail', { points: MAILS_PER_HOUR, period: 60 * 60 })

  route(
    app,
    {
      method: 'POST',
      url: '/rest/password/forgot-password',
      access: 'public',
      forWidgets: true,
      once: true,
      limit: requests,
      summary: 'Ask for a mail to reset a password with; the answer is the same for an unknown address',
      body: ForgotPasswordInput,
    },
    async (call) => {
      const { email } = call.body
      await requests.countAccount(call, email)
      const isMailed = await isWithinLimit(mails, hashKey(email.toLowerCase()))
      await Promise.all([
        isMailed ? requestPasswordReset(db, config, email) : undefined,
        setTimeout(RESPONSE_TIME_MS),
      ])
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
    async ({ query }) => (await findPersonOfReset(db, query.token)) !== undefined,
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/password/reset-password-possible',
      access: 'public',
      summary: 'The same with the token in the body, so that it stands in no address',
      body: v.object({ token: v.string() }),
      response: v.boolean(),
    },
    async ({ body }) => (await findPersonOfReset(db, body.token)) !== undefined,
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/password/reset-password',
      access: 'public',
      summary:
        'Set a new password, proven by the token in the mail; ends all sessions and, without two-step login, logs in',
      body: ResetPasswordInput,
      response: LoginStatus,
    },
    async (call) => {
      const { request } = call
      const hash = (password: string) => passwords.hash(request, password)
      const { person, session } = await resetPassword(db, config, call.body, hash, browserOf(request))
      request.accountId = person.id
      outbox.wake()
      if (!session) return endSession(app, call)
      // A reset is the way back in after too many wrong attempts, by this user or by others.
      await logins.forget(person.email)
      return startSession(app, call, person, session)
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
      const attempt = { password: body.oldPassword, field: 'oldPassword', wrong: WRONG_PASSWORD }
      const verifiedHash = await verifyOwnPassword(call, attempt)
      const own = [config.productName, ...(await findOwnWords(db, user.id))]
      requireUncommonPassword(body.newPassword, 'newPassword', own)
      const passwordHash = await passwords.hash(call.request, body.newPassword)
      const replacement = { verifiedHash, passwordHash, exceptSession: user.sessionHash }
      if (!(await replacePassword(db, config, user.id, replacement))) throw wrongPassword(attempt)
      outbox.wake()
      await renewSession(app, call.reply, user)
      await rememberBrowser(app, call, user.id)
    },
  )
}
