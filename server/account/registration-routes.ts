import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import { RegistrationInput } from '#shared/domain/user.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { createThrottle } from '../http/throttle.ts'
import { acceptInvitation } from '../invitations/accept-invitation.ts'
import { welcomeMail } from '../mail/account-messages.ts'
import { enqueue } from '../mail/outbox.ts'
import { hashPassword } from '../session/password.ts'
import { EMAIL_TAKEN, insertPerson } from './queries.ts'

/** Registering. */
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
      const { body } = call
      await throttle.count(call, body.email)
      const passwordHash = await hashPassword(body.password)
      const id = await db.transaction().execute(async (transaction) => {
        const id = await insertPerson(transaction, body, passwordHash)
        if (id === undefined) throw new Refusal(400, [{ field: 'email', message: EMAIL_TAKEN }])
        if (body.invitationKey) await acceptInvitation(transaction, body.invitationKey, id)
        await enqueue(transaction, { recipient: body.email, ...welcomeMail(config.publicUrl) })
        return id
      })
      outbox.wake()
      return { id }
    },
  )
}
