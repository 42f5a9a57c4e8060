import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { hashToken } from '#server/platform/session/token.ts'
import type { MailSubscription } from '#shared/domain/accounts/mail-subscription.ts'
import type { Subscription } from './unsubscribe-links.ts'
import { deleteWaitingMails } from './waiting-mails.ts'

type Db = Kysely<Database>

/** Whether this address ended its subscription. */
export async function hasOptedOut(db: Db, { companyId, kind, email }: Subscription): Promise<boolean> {
  const row = await db
    .selectFrom('mailOptOut')
    .select('email')
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

/** What the key of a link stands for; undefined when there is no such key. */
const findSubscription = (db: Db, key: string): Promise<Subscription | undefined> =>
  db
    .selectFrom('unsubscribeKey')
    .select(['companyId', 'kind', 'email'])
    .where('keyHash', '=', hashToken(key))
    .executeTakeFirst()

/** What the page about a link shows; undefined when there is no such key. */
export const findMailSubscription = (db: Db, key: string): Promise<MailSubscription | undefined> =>
  db
    .selectFrom('unsubscribeKey')
    .innerJoin('company', 'company.id', 'companyId')
    .select(({ exists, selectFrom }) => [
      'company.name as companyName',
      'unsubscribeKey.kind',
      exists(
        selectFrom('mailOptOut')
          .select('mailOptOut.email')
          .whereRef('mailOptOut.companyId', '=', 'unsubscribeKey.companyId')
          .whereRef('mailOptOut.kind', '=', 'unsubscribeKey.kind')
          .whereRef('mailOptOut.email', '=', 'unsubscribeKey.email'),
      )
        .$castTo<boolean>()
        .as('hasEnded'),
    ])
    .where('keyHash', '=', hashToken(key))
    .executeTakeFirst()

/** Locks a company until the end of the transaction, so that no mail about it is queued meanwhile. */
const lockCompany = (transaction: Db, companyId: number) =>
  transaction.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()

/**
 * Ends the subscription of a key, also when it has ended before, and deletes what waits for the mail server. Returns
 * false when there is no such key.
 */
export const endSubscription = (db: Db, key: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const subscription = await findSubscription(transaction, key)
    if (!subscription) return false
    const { companyId, kind, email } = subscription
    await lockCompany(transaction, companyId)
    await transaction
      .insertInto('mailOptOut')
      .values({ companyId, kind, email })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await deleteWaitingMails(transaction, { companyId, kind, emails: [email] })
    return true
  })

/** Begins the subscription of an address again. Does nothing when it has not ended. */
export const deleteOptOut = (transaction: Db, { companyId, kind, email }: Subscription) =>
  transaction
    .deleteFrom('mailOptOut')
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('email', '=', email.toLowerCase())
    .execute()

/** Begins the subscription of a key again. Returns false when there is no such key. */
export const resumeSubscription = (db: Db, key: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const subscription = await findSubscription(transaction, key)
    if (!subscription) return false
    await deleteOptOut(transaction, subscription)
    return true
  })
