import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { createKey, hashToken } from '#server/platform/session/token.ts'
import type { MailKind } from '#shared/domain/accounts/mail-subscription.ts'

export type Subscription = { companyId: number; kind: MailKind; email: string }

/** `page`: for people. `oneClick`: for mail programs, which send a POST. */
export type UnsubscribeLinks = { page: string; oneClick: string }

/** For one mail, with a key of which only the hash is stored. `publicUrl`: without a slash at the end. */
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
