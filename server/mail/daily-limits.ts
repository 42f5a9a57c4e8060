import { type Kysely, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { hashToken } from '#server/platform/session/token.ts'

// What people can make the portal send to one address, counted over all of them: a throttle per user does not protect a
// recipient from many users. The counts belong to the transaction that queues the mail: what is refused does not count.

const TOO_MANY_MAILS =
  'Dit e-mailadres heeft vandaag al heel veel mails gekregen. Probeer het morgen opnieuw.'
const TOO_MANY_INVITATIONS =
  'Vandaag zijn er al heel veel uitnodigingen van dit bedrijf verstuurd. Probeer het morgen opnieuw.'

export type MailLimits = Pick<Config, 'mailsPerRecipient' | 'invitationsPerCompany'>

/** Per day in Amsterdam. Returns how many there are. */
async function countToday(
  transaction: Kysely<Database>,
  subject: Database['dailyCount']['subject'],
  key: string,
): Promise<number> {
  const { count } = await transaction
    .insertInto('dailyCount')
    .values({
      subject,
      keyHash: hashToken(key.toLowerCase()),
      day: sql<string>`(now() at time zone 'Europe/Amsterdam')::date`,
      count: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'keyHash', 'day'])
        .doUpdateSet({ count: sql<number>`daily_count.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

/** In seconds: the day may be over by then. */
const RETRY_AFTER_S = 3_600

/** Counts a mail that is left out above the limit of a day, because what it is about must not fail. */
export const mayMail = async (
  transaction: Kysely<Database>,
  { mailsPerRecipient }: Pick<MailLimits, 'mailsPerRecipient'>,
  recipient: string,
): Promise<boolean> => (await countToday(transaction, 'MAIL', recipient)) <= mailsPerRecipient

/** For a mail that somebody else caused. Refuses with 429 above the limit of a day. */
export async function countMail(
  transaction: Kysely<Database>,
  settings: Pick<MailLimits, 'mailsPerRecipient'>,
  recipient: string,
): Promise<void> {
  if (!(await mayMail(transaction, settings, recipient)))
    throw new Refusal(429, TOO_MANY_MAILS, { retryAfter: RETRY_AFTER_S })
}

/** Also when it is sent again. Refuses with 429 above the limit of a day. */
export async function countInvitation(
  transaction: Kysely<Database>,
  { invitationsPerCompany }: Pick<MailLimits, 'invitationsPerCompany'>,
  companyId: number,
): Promise<void> {
  if ((await countToday(transaction, 'INVITATION', String(companyId))) > invitationsPerCompany)
    throw new Refusal(429, TOO_MANY_INVITATIONS, { retryAfter: RETRY_AFTER_S })
}

/**
 * Counted apart, so that other mails cannot keep a person out. Returns whether it may be sent instead of refusing: the
 * requester must not learn whether the address is registered.
 */
export const mayMailReset = async (
  transaction: Kysely<Database>,
  { mailsPerRecipient }: Pick<MailLimits, 'mailsPerRecipient'>,
  recipient: string,
): Promise<boolean> => (await countToday(transaction, 'PASSWORD_RESET', recipient)) <= mailsPerRecipient
