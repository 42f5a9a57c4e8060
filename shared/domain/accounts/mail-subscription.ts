import * as v from 'valibot'

/** People unsubscribe from them per company and address. */
export const mailKinds = ['REMINDER', 'DIGEST'] as const
export type MailKind = (typeof mailKinds)[number]

export const MailSubscription = v.object({
  companyName: v.string(),
  kind: v.picklist(mailKinds),
  hasEnded: v.boolean(),
})
export type MailSubscription = v.InferOutput<typeof MailSubscription>

/** `key`: of the link, stands for an address, a company and a kind of mails. */
export const MailSubscriptionKey = v.object({ key: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) })
