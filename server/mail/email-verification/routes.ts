import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { EmailVerificationInput } from '#shared/domain/accounts/user.ts'
import { verificationMail } from '../account-messages.ts'
import { countMail } from '../daily-limits.ts'
import { enqueue } from '../outbox.ts'
import { insertVerification, lockUnverified, redeemVerification } from './queries.ts'

const INVALID =
  'Deze link werkt niet meer. Log in en vraag bij "Mijn gegevens" een nieuwe mail aan, als je e-mailadres nog niet bevestigd is.'

export function emailVerificationRoutes(app: FastifyInstance): void {
  const { db, config, outbox } = app
  const mails = createThrottle(app.pool, 'email-verification')

  route(
    app,
    {
      method: 'POST',
      url: '/rest/email-verification',
      access: 'public',
      summary: 'Show with the token in a mail that the address of an account belongs to its user',
      body: EmailVerificationInput,
    },
    async ({ body }) => {
      const isVerified = await db
        .transaction()
        .execute((transaction) => redeemVerification(transaction, body.token))
      if (!isVerified) throw new Refusal(400, INVALID, 'EMAIL_VERIFICATION_INVALID')
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/person/email-verification',
      // Two-step login that a role requires is set up with a verified address.
      access: 'authenticated',
      limit: mails,
      summary: 'Send the mail again that verifies the address; does nothing when it is verified',
    },
    async (call) => {
      const { id } = call.user
      await db.transaction().execute(async (transaction) => {
        const unverified = await lockUnverified(transaction, id)
        if (!unverified) return
        await countMail(transaction, config, unverified.email)
        const token = await insertVerification(transaction, id, unverified.email)
        await enqueue(transaction, {
          recipient: unverified.email,
          ...verificationMail(config.publicUrl, token),
        })
      })
      outbox.wake()
    },
  )
}
