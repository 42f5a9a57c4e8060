import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { createKey, hashToken } from '#server/platform/session/token.ts'
import type { MailKind } from '#shared/domain/accounts/mail-subscription.ts'

/** What an address is subscribed to. */
export type Subscription = { companyId: number; kind: MailKind; email: string }

/** The links in a mail that end a subscription. `page`: for people. `oneClick`: for mail programs, which send a POST. */
export type UnsubscribeLinks = { page: string; oneClick: string }

/**
 * Creates the links for one mail, with a key of its own, of which the database stores only a hash. `publicUrl`: the
 * address of the portal, without a slash at the end.
 */
export async function createUnsubscribeLinks(
  transaction: Kysely<Database>,
  publicUrl: string,
  { companyId, kind, email }: Subscription,
): Promise<UnsubscribeLinks> {
  const key = createKey()
  await transaction
    .insertInto('unsubscribeKey')
    .values({ keyHash: hashToken(key), companyId, kind, email: email.toLowerCase() })
    .execute()
  return {
    page: `${publicUrl}/afmelden#sleutel=${key}`,
    oneClick: `${publicUrl}/rest/mail-subscription/end?key=${key}`,
  }
}
