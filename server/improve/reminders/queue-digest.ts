import type { Kysely } from 'kysely'
import { hasOptedOut } from '#server/mail/mail-subscriptions/queries.ts'
import { createUnsubscribeLinks } from '#server/mail/mail-subscriptions/unsubscribe-links.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { digestMail } from '#server/mail/reminder-messages.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { insertDigest, listLate, lockCompanyToMail, recordDigestMail } from './queries.ts'
import { listPastDates } from './section-dates.ts'

const MAX_LISTED = 20

/**
 * `week`: its Monday, yyyy-mm-dd. Does nothing when nothing was late, the owner does not want it, it was queued before,
 * or another server queues mails about the company.
 */
export const queueDigest = (
  db: Kysely<Database>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  companyId: number,
  week: string,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const company = await lockCompanyToMail(transaction, companyId)
    if (!company?.hasDigest) return
    const digest = await insertDigest(transaction, companyId, week)
    if (!digest) return
    const subscription = { companyId, kind: 'DIGEST', email: company.ownerEmail } as const
    if (await hasOptedOut(transaction, subscription)) return
    const late = await listLate(transaction, companyId, week, MAX_LISTED)
    const past = await listPastDates(transaction, companyId, week, MAX_LISTED)
    if (late.count + past.count === 0) return
    const links = await createUnsubscribeLinks(transaction, publicUrl, subscription)
    const mailId = await enqueue(transaction, {
      recipient: company.ownerEmail,
      ...digestMail(publicUrl, { company, late, past, unsubscribePage: links.page }),
      unsubscribeUrl: links.oneClick,
      expiresAt: digest.expiresAt,
    })
    await recordDigestMail(transaction, companyId, week, mailId)
  })
