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
    .selectFrom('mail_opt_out')
    .select('email')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

/** What the key of a link stands for; undefined when there is no such key. */
const findSubscription = (db: Db, key: string): Promise<Subscription | undefined> =>
  db
    .selectFrom('unsubscribe_key')
    .select(['company_id as companyId', 'kind', 'email'])
    .where('key_hash', '=', hashToken(key))
    .executeTakeFirst()

/** What the page about a link shows; undefined when there is no such key. */
export const findMailSubscription = (db: Db, key: string): Promise<MailSubscription | undefined> =>
  db
    .selectFrom('unsubscribe_key')
    .innerJoin('company', 'company.id', 'company_id')
    .select(({ exists, selectFrom }) => [
      'company.name as companyName',
      'unsubscribe_key.kind',
      exists(
        selectFrom('mail_opt_out')
          .select('mail_opt_out.email')
          .whereRef('mail_opt_out.company_id', '=', 'unsubscribe_key.company_id')
          .whereRef('mail_opt_out.kind', '=', 'unsubscribe_key.kind')
          .whereRef('mail_opt_out.email', '=', 'unsubscribe_key.email'),
      )
        .$castTo<boolean>()
        .as('hasEnded'),
    ])
    .where('key_hash', '=', hashToken(key))
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
      .insertInto('mail_opt_out')
      .values({ company_id: companyId, kind, email })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await deleteWaitingMails(transaction, { companyId, kind, emails: [email] })
    return true
  })

/** Begins the subscription of an address again. Does nothing when it has not ended. */
export const deleteOptOut = (transaction: Db, { companyId, kind, email }: Subscription) =>
  transaction
    .deleteFrom('mail_opt_out')
    .where('company_id', '=', companyId)
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
