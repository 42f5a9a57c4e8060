import type { Kysely } from 'kysely'

import type { Database } from '../database/schema.ts'
import { enqueue } from '../mail/outbox.ts'
import { reminderMail } from '../mail/reminder-messages.ts'
import { createUnsubscribeLinks } from '../mail-subscriptions/unsubscribe-links.ts'
import { deleteWaitingMails } from '../mail-subscriptions/waiting-mails.ts'
import type { Config } from '../runtime/config.ts'
import {
  type AddedReminder,
  findAddressesToRemind,
  insertReminders,
  lockCompanyToMail,
  type MailedCompany,
  recordMail,
} from './queries.ts'

type Db = Kysely<Database>
type Settings = Pick<Config, 'publicUrl'>

/** Queues one mail with reminders for one address, by deadline. */
async function queueMail(
  transaction: Db,
  { publicUrl }: Settings,
  company: MailedCompany,
  reminders: [AddedReminder, ...AddedReminder[]],
): Promise<void> {
  const [{ audience, email, expiresAt }] = reminders
  const subscription = { companyId: company.id, kind: 'REMINDER', email } as const
  const links = await createUnsubscribeLinks(transaction, publicUrl, subscription)
  const actionPoints = reminders.map(({ actionItemId, ...actionPoint }) => ({
    id: actionItemId,
    ...actionPoint,
  }))
  const mailId = await enqueue(transaction, {
    recipient: email,
    ...reminderMail(publicUrl, { audience, company, actionPoints, unsubscribePage: links.page }),
    unsubscribeUrl: links.oneClick,
    expiresAt,
  })
  const actionItemIds = reminders.map(({ actionItemId }) => actionItemId)
  await recordMail(transaction, { mailId, audience, actionItemIds })
}

/**
 * Queues the reminders of a company that are due, in one transaction: one mail per address. It takes the place of a mail
 * to the same address that still waits for the mail server, and expires with the first deadline in it. Does nothing while
 * another server queues mails about the company.
 */
export const queueReminders = (db: Db, settings: Settings, companyId: number, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const company = await lockCompanyToMail(transaction, companyId)
    if (!company) return
    const emails = await findAddressesToRemind(transaction, companyId, now)
    if (emails.length === 0) return
    await deleteWaitingMails(transaction, { companyId, kind: 'REMINDER', emails })
    const added = await insertReminders(transaction, companyId, now)
    for (const reminders of Map.groupBy(added, ({ email }) => email.toLowerCase()).values())
      await queueMail(transaction, settings, company, reminders as [AddedReminder, ...AddedReminder[]])
  })
