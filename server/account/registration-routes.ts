import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import { RegistrationInput } from '#shared/domain/user.ts'
import { route } from '../http/route.ts'
import { createThrottle } from '../http/throttle.ts'
import { register } from './register.ts'

/** The route to register. */
export function registrationRoutes(app: FastifyInstance): void {
  const { db, config, outbox } = app
  const throttle = createThrottle(app.pool, 'registration')

  route(
    app,
    {
      method: 'POST',
      url: '/rest/registration',
      access: 'public',
      summary: 'Make an account, and accept the invitation that led to it',
      body: RegistrationInput,
      response: v.object({ id: v.number() }),
    },
    async (call) => {
      await throttle.count(call, call.body.email)
      const account = await register(db, config, call.body)
      outbox.wake()
      return account
    },
  )
}
