import type { Kysely } from 'kysely'
import { countMail, type MailLimits } from '#server/mail/daily-limits.ts'
import { invitationRequestMail } from '#server/mail/invitation-messages.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Config } from '#server/platform/runtime/config.ts'

/** Mails the owner a link that sends an invitation. Refuses with 429 above the daily limit. */
export async function askOwner(
  transaction: Kysely<Database>,
  settings: Pick<Config, 'publicUrl'> & MailLimits,
  request: Parameters<typeof invitationRequestMail>[1],
): Promise<void> {
  const { email } = await transaction
    .selectFrom('company')
    .innerJoin('person', 'person.id', 'ownerId')
    .select('person.email')
    .where('company.id', '=', request.companyId)
    .executeTakeFirstOrThrow()
  await countMail(transaction, settings, email)
  await enqueue(transaction, { recipient: email, ...invitationRequestMail(settings.publicUrl, request) })
}
