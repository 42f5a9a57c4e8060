import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import { route } from '#server/platform/http/route.ts'
import { addressKey, createCounter, spend } from '#server/platform/http/throttle.ts'
import { browserOf } from '#server/platform/session/browser.ts'
import { clearPasskeyCookie, passkeyCookieName, setPasskeyCookie } from '#server/platform/session/cookies.ts'
import { createLoginThrottle } from '#server/platform/session/login-throttle.ts'
import { startSession } from '#server/platform/session/start-session.ts'
import { createToken, hashToken } from '#server/platform/session/token.ts'
import { LoginStatus } from '#shared/domain/accounts/login-status.ts'
import { CHALLENGE_MINUTES, PasskeyRequest, UsedPasskey } from '#shared/domain/accounts/passkey.ts'
import { createChallenge } from './challenges.ts'
import { logInWithPasskey } from './log-in.ts'
import { relyingPartyOf } from './relying-party.ts'

/** For one IP address in a quarter of an hour: a whole company may share an address. */
const CHALLENGES = { points: 300, period: 15 * 60 }

/** These routes name no account, so that they disclose nothing about any. */
export function passkeyLoginRoutes(app: FastifyInstance): void {
  const { db, config } = app
  const logins = createLoginThrottle(app)
  const challenges = createCounter(app.pool, 'passkey-challenge', CHALLENGES)
  const login = { method: 'POST', access: 'public', forWidgets: true, duringMaintenance: true } as const

  route(
    app,
    {
      ...login,
      url: '/rest/login/passkey/start',
      summary: 'Ask for a passkey; returns what the browser needs to use one, within five minutes and once',
      response: PasskeyRequest,
    },
    async ({ request, reply }) => {
      const { id } = relyingPartyOf(config, 'use')
      await spend(challenges, addressKey(request))
      const token = createToken()
      const { challenge } = await generateAuthenticationOptions({
        rpID: id,
        challenge: await createChallenge(db, { holderHash: hashToken(token), personId: null }),
      })
      setPasskeyCookie(reply, config, { token, maxAge: CHALLENGE_MINUTES * 60 })
      const timeout = CHALLENGE_MINUTES * 60_000
      return { challenge, rpId: id, timeout, userVerification: 'required' } as const
    },
  )

  route(
    app,
    {
      ...login,
      url: '/rest/login/passkey',
      summary: 'Log in with a passkey, which counts as both steps of two-step login',
      body: UsedPasskey,
      response: LoginStatus,
    },
    async (call) => {
      const { request, reply, body } = call
      const relyingParty = relyingPartyOf(config, 'use')
      const token = request.cookies[passkeyCookieName(config)] ?? ''
      const { person, session } = await logins.logInWithPasskey(request, () =>
        logInWithPasskey(db, relyingParty, body, {
          browser: browserOf(request),
          holderHash: hashToken(token),
          onAttempt: (personId) => {
            request.accountId = personId
          },
          // Not awaited, like every failed login: the duration would disclose whether the passkey exists.
          onFailure: (personId) =>
            void recordAccountEvent(db, { kind: 'LOGIN_PASSKEY_FAILED', personId, actorId: null }).catch(
              (err) => request.log.error({ err }, 'a failed login could not be recorded'),
            ),
        }),
      )
      await challenges.reward(addressKey(request))
      clearPasskeyCookie(reply, config)
      return startSession(app, call, person, session)
    },
  )
}
