import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { browserOf } from '#server/platform/session/browser.ts'
import { clearFirstLoginCookie, firstLoginCookieName } from '#server/platform/session/cookies.ts'
import { redeemFirstLogin } from '#server/platform/session/first-login.ts'
import { createLoginThrottle } from '#server/platform/session/login-throttle.ts'
import { recordUse } from '#server/platform/session/queries.ts'
import { loggedOut, loginStatusFor, logOut, startSession } from '#server/platform/session/start-session.ts'
import type { AccountEventKind } from '#shared/domain/accounts/account-event.ts'
import { LoginStatus, LoginStatusQuery } from '#shared/domain/accounts/login-status.ts'
import { LoginInput } from '#shared/domain/accounts/user.ts'
import { logIn } from './log-in.ts'

const LOGIN_FAILED = 'Het e-mailadres of het wachtwoord klopt niet.'
const PASSWORD_REQUIRED = 'Log in met je e-mailadres en je wachtwoord.'

/** Whether one of our pages sent it: the origin was checked before, and browsers mark same-origin requests. */
const comesFromOurPages = ({ headers }: FastifyRequest) =>
  headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin'

export function loginRoutes(app: FastifyInstance): void {
  const { db, config, outbox, passwords } = app
  const logins = createLoginThrottle(app)
  const firstLogins = createThrottle(app.pool, 'first-login')

  /** Not awaited: the duration of a refused login must not disclose whether the account exists. */
  function recordFailure({ log }: FastifyRequest, kind: AccountEventKind, personId: number): void {
    recordAccountEvent(db, { kind, personId, actorId: null }).catch((err) =>
      log.error({ err }, 'a failed login could not be recorded'),
    )
  }

  route(
    app,
    {
      method: 'POST',
      url: '/rest/login',
      access: 'public',
      forWidgets: true,
      duringMaintenance: true,
      summary: 'Log in',
      body: LoginInput,
      response: LoginStatus,
    },
    async (call) => {
      const { request, body } = call
      const { person, session } = await logins.logIn(request, body.username, async (isKnownBrowser) => {
        const hashing = {
          hash: (password: string) => passwords.hash(request, password),
          verify: (password: string, hash: string | undefined) =>
            passwords.verify(request, password, hash, { isKnownBrowser }),
        }
        const opened = await logIn(db, config, body, hashing, {
          browser: browserOf(request),
          onAttempt: (personId) => {
            request.accountId = personId
          },
          onFailure: (kind, personId) => recordFailure(request, kind, personId),
        })
        if (!opened) throw new Refusal(401, LOGIN_FAILED, 'LOGIN_FAILED')
        return opened
      })
      if (person.hasTwoStepLogin) outbox.wake()
      return startSession(app, call, person, session)
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/login/after-registration',
      access: 'public',
      forWidgets: true,
      summary: 'Log in the account that this browser has just registered, once; 400 afterwards',
      response: LoginStatus,
    },
    async (call) => {
      const token = call.request.cookies[firstLoginCookieName(config)]
      if (token) await firstLogins.count(call, token)
      const opened = token ? await redeemFirstLogin(db, token, browserOf(call.request)) : undefined
      if (!token || !opened) {
        clearFirstLoginCookie(call.reply, config)
        throw new Refusal(400, PASSWORD_REQUIRED, 'FIRST_LOGIN_INVALID')
      }
      call.request.accountId = opened.person.id
      await firstLogins.succeed(call, token)
      return startSession(app, call, opened.person, opened.session)
    },
  )

  route(
    app,
    {
      method: 'GET',
      url: '/rest/login',
      access: 'public',
      forWidgets: true,
      summary: 'Who is logged in, if anybody; with `active` the question counts as use of the session',
      query: LoginStatusQuery,
      response: LoginStatus,
    },
    async ({ user, query }) => {
      if (!user) return loggedOut
      if (query.active) await recordUse(db, user)
      return loginStatusFor(user, user.sessionExpiresAt)
    },
  )

  route(
    app,
    { method: 'GET', url: '/rest/logout', access: 'public', forWidgets: true, summary: 'Log out' },
    async ({ user, request, reply }) => {
      // Any page on the internet can send a GET, for instance as an image.
      if (!comesFromOurPages(request)) throw new Refusal(403, null, 'ORIGIN_NOT_ALLOWED')
      await logOut(app, { user, reply })
    },
  )
}
