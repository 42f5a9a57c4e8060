import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { MailKind } from '#shared/domain/accounts/mail-subscription.ts'
import { isWaiting } from '../outbox.ts'

type Db = Kysely<Database>

const unsentMails = {
  REMINDER: (companyId: number) => sql`
    select mail_id from reminder join action_item on action_item.id = action_item_id
    where company_id = ${companyId} and mail_id is not null and reminder.sent_at is null
    union
    select mail_id from section_reminder join check_section as section on section.id = section_id
    where company_id = ${companyId} and mail_id is not null and sent_at is null`,
  DIGEST: (companyId: number) => sql`
    select mail_id from digest where company_id = ${companyId} and mail_id is not null`,
} satisfies Record<MailKind, (companyId: number) => RawBuilder<unknown>>

const deleteWaiting = (transaction: Db, condition: RawBuilder<unknown>) =>
  sql`delete from mail_outbox where ${isWaiting} and ${condition}`.execute(transaction)

/** Reminders in them count as never queued. `emails`: only those to these addresses, in lower case. */
export function deleteWaitingMails(
  transaction: Db,
  { companyId, kind, emails }: { companyId: number; kind: MailKind; emails?: readonly string[] },
) {
  const isMeant = emails ? sql`lower(recipient) = any(${emails})` : sql`true`
  return deleteWaiting(transaction, sql`id in (${unsentMails[kind](companyId)}) and ${isMeant}`)
}

/** After a change of the action point. The other action points in the same mail are mailed again. */
export const deleteWaitingReminders = (transaction: Db, actionItemId: number) =>
  deleteWaiting(
    transaction,
    sql`id in (select mail_id from reminder where action_item_id = ${actionItemId} and sent_at is null)`,
  )
