import type { Kysely } from 'kysely'
import { createUnsubscribeLinks } from '#server/mail/mail-subscriptions/unsubscribe-links.ts'
import { deleteWaitingMails } from '#server/mail/mail-subscriptions/waiting-mails.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { reminderMail } from '#server/mail/reminder-messages.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import type { ReminderAudience } from '#shared/domain/improve/reminder.ts'
import {
  type AddedReminder,
  findAddressesToRemind,
  insertReminders,
  lockCompanyToMail,
  type MailedCompany,
  recordMail,
} from './queries.ts'
import { type AddedDates, hasDueDates, insertDateReminders, recordDateMail } from './section-dates.ts'

type Db = Kysely<Database>
type Settings = Pick<Config, 'publicUrl'>

type Due = { audience: ReminderAudience; email: string; reminders: AddedReminder[]; added: AddedDates }

/** It expires with the first day in it. */
async function queueMail(
  transaction: Db,
  { publicUrl }: Settings,
  company: MailedCompany,
  { audience, email, reminders, added }: Due,
): Promise<void> {
  const subscription = { companyId: company.id, kind: 'REMINDER', email } as const
  const links = await createUnsubscribeLinks(transaction, publicUrl, subscription)
  const actionPoints = reminders.map(({ actionItemId, ...actionPoint }) => ({
    id: actionItemId,
    ...actionPoint,
  }))
  const ends = [reminders[0]?.expiresAt, added.expiresAt].filter((end) => end !== undefined)
  const mailId = await enqueue(transaction, {
    recipient: email,
    ...reminderMail(publicUrl, {
      audience,
      company,
      actionPoints,
      dates: added.dates,
      unsubscribePage: links.page,
    }),
    unsubscribeUrl: links.oneClick,
    expiresAt: new Date(Math.min(...ends.map(Number))),
  })
  const actionItemIds = reminders.map(({ actionItemId }) => actionItemId)
  await recordMail(transaction, { mailId, audience, actionItemIds })
  if (added.dates.length > 0) await recordDateMail(transaction, company.id, mailId)
}

function groupByAddress(
  { ownerEmail }: MailedCompany,
  reminders: readonly AddedReminder[],
  added: AddedDates,
): Due[] {
  const none: AddedDates = { dates: [], expiresAt: undefined }
  const groups = Map.groupBy(reminders, ({ email }) => email.toLowerCase())
  const ofOwner = groups.get(ownerEmail.toLowerCase()) ?? []
  const others = [...groups.values()].filter((group) => group !== ofOwner)
  return [
    { audience: 'OWNER' as const, email: ownerEmail, reminders: ofOwner, added },
    ...others.map((group) => ({ ...group[0]!, reminders: group, added: none })),
  ].filter((due) => due.reminders.length > 0 || due.added.dates.length > 0)
}

/**
 * One mail per address, instead of a mail that still waits for the mail server. Does nothing while another server
 * queues mails about the company.
 */
export const queueReminders = (db: Db, settings: Settings, companyId: number, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const company = await lockCompanyToMail(transaction, companyId)
    if (!company) return
    const owner = company.ownerEmail.toLowerCase()
    const emails = await findAddressesToRemind(transaction, companyId, now)
    if (!emails.includes(owner) && (await hasDueDates(transaction, companyId, now))) emails.push(owner)
    if (emails.length === 0) return
    await deleteWaitingMails(transaction, { companyId, kind: 'REMINDER', emails })
    const reminders = await insertReminders(transaction, companyId, now)
    const added = await insertDateReminders(transaction, companyId, now)
    for (const due of groupByAddress(company, reminders, added))
      await queueMail(transaction, settings, company, due)
  })
