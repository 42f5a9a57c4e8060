import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import { createThrottle } from '#server/platform/http/throttle.ts'
import { MailSubscription, MailSubscriptionKey } from '#shared/domain/accounts/mail-subscription.ts'
import { endSubscription, findMailSubscription, resumeSubscription } from './queries.ts'

/**
 * Links in reminders and digests lead to these routes. The key is the only proof: whoever uses it need not be
 * logged in. Each route refuses an unknown key with 404.
 */
export function mailSubscriptionRoutes(app: FastifyInstance): void {
  const { db } = app
  const throttle = createThrottle(app.pool, 'mail-subscription')
  type Call = Parameters<typeof throttle.count>[0] & { query: { key: string } }

  async function withKey<Result>(call: Call, use: (key: string) => Promise<Result | undefined>) {
    const { key } = call.query
    await throttle.count(call, key)
    const result = await use(key)
    if (!result) throw new Refusal(404)
    await throttle.succeed(call, key)
    return result
  }

  route(
    app,
    {
      method: 'GET',
      url: '/rest/mail-subscription',
      access: 'public',
      summary: 'What the key in a mail unsubscribes from; 404 for an unknown key',
      query: MailSubscriptionKey,
      response: MailSubscription,
    },
    (call) => withKey(call, (key) => findMailSubscription(db, key)),
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/mail-subscription/end',
      access: 'public',
      forMailPrograms: true,
      summary: 'Unsubscribe from such mails about the company (RFC 8058); 404 for an unknown key',
      query: MailSubscriptionKey,
      status: 200,
    },
    async (call) => {
      await withKey(call, (key) => endSubscription(db, key))
    },
  )

  route(
    app,
    {
      method: 'POST',
      url: '/rest/mail-subscription/resume',
      access: 'public',
      summary: 'Subscribe to such mails again; 404 for an unknown key',
      query: MailSubscriptionKey,
      status: 200,
    },
    async (call) => {
      await withKey(call, (key) => resumeSubscription(db, key))
    },
  )
}
