import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { hashToken } from '#server/platform/session/token.ts'
import type { MailSubscription } from '#shared/domain/accounts/mail-subscription.ts'
import type { Subscription } from './unsubscribe-links.ts'
import { deleteWaitingMails } from './waiting-mails.ts'

type Db = Kysely<Database>

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

const findSubscription = (db: Db, key: string): Promise<Subscription | undefined> =>
  db
    .selectFrom('unsubscribeKey')
    .select(['companyId', 'kind', 'email'])
    .where('keyHash', '=', hashToken(key))
    .executeTakeFirst()

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

/** No mail about the company is queued meanwhile. */
const lockCompany = (transaction: Db, companyId: number) =>
  transaction.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()

/** Also deletes what waits for the mail server. Returns false when there is no such key. */
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

export const deleteOptOut = (transaction: Db, { companyId, kind, email }: Subscription) =>
  transaction
    .deleteFrom('mailOptOut')
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('email', '=', email.toLowerCase())
    .execute()

export const resumeSubscription = (db: Db, key: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const subscription = await findSubscription(transaction, key)
    if (!subscription) return false
    await deleteOptOut(transaction, subscription)
    return true
  })
