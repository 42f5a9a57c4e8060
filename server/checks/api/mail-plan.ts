import type { FastifyInstance } from 'fastify'
import { enqueue } from '#server/mail/outbox.ts'
import { planMail } from '#server/mail/plan-messages.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import { userDeleted } from '#server/platform/http/refusal.ts'
import { resultPath } from '../engine/check-paths.ts'
import { checkKeyOf } from '../engine/queries.ts'
import { createPlan } from './create-plan.ts'

/**
 * Mails the plan of the whole company to the user who asks for it, and nobody else. Returns the address. Throws
 * like `createPlan`.
 */
export async function mailPlan(
  app: FastifyInstance,
  request: Parameters<typeof createPlan>[2],
): Promise<{ emailAddress: string }> {
  const { name, content } = await createPlan(app, 'pdf', request, { scope: 'COMPANY' })
  const { email } = await app.db
    .selectFrom('person')
    .select('email')
    .where('id', '=', request.user.id)
    .executeTakeFirstOrThrow(userDeleted)
  const mail = {
    recipient: email,
    ...planMail(`${app.config.publicUrl}${resultPath(checkKeyOf(request.check))}`),
    attachment: { name, content: Buffer.from(content) },
  }
  // In a transaction, so that a repeated request can tell whether the mail was queued.
  await app.db.transaction().execute(async (transaction) => {
    await recordAccountEvent(transaction, {
      kind: 'PLAN_DOWNLOADED',
      personId: request.user.id,
      companyId: request.check.companyId,
    })
    await enqueue(transaction, mail)
  })
  app.outbox.wake()
  return { emailAddress: email }
}
