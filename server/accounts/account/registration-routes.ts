import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { setFirstLoginCookie } from '#server/platform/session/cookies.ts'
import { Registration, RegistrationInput } from '#shared/domain/accounts/user.ts'
import { createAccount } from './create-account.ts'

export function registrationRoutes(app: FastifyInstance): void {
  const { db, config, outbox, passwords } = app
  const throttle = createThrottle(app.pool, 'registration')

  route(
    app,
    {
      method: 'POST',
      url: '/rest/registration',
      access: 'public',
      forWidgets: true,
      once: true,
      limit: throttle,
      summary:
        'Make an account, and accept the invitation that led to it; sets the cookie for the first login',
      body: RegistrationInput,
      response: Registration,
    },
    async (call) => {
      await throttle.countAccount(call, call.body.email)
      const { firstLogin, ...registration } = await createAccount(db, config, call.body, (password) =>
        passwords.hash(call.request, password),
      )
      outbox.wake()
      setFirstLoginCookie(call.reply, config, firstLogin)
      return registration
    },
  )
}
