import { api } from '#shared/api/basics/client.ts'
import { MailSubscription } from '#shared/domain/accounts/mail-subscription.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const SubscriptionResponse = responseOf(MailSubscription)

/** Rejects with 404 for an unknown key. */
export const getMailSubscription = (key: string) =>
  api.get('mail-subscription', { searchParams: { key } }).json(SubscriptionResponse)

/** Rejects with 404 for an unknown key. */
export const endMailSubscription = (key: string) =>
  api.post('mail-subscription/end', { searchParams: { key } })

/** Rejects with 404 for an unknown key. */
export const resumeMailSubscription = (key: string) =>
  api.post('mail-subscription/resume', { searchParams: { key } })
