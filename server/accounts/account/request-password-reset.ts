import type { Kysely } from 'kysely'
import { passwordResetMail } from '#server/mail/account-messages.ts'
import { mayMailReset } from '#server/mail/daily-limits.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { insertPasswordReset } from './password-queries.ts'

/** Sends nothing to an address that is not registered, or that got too many such mails today. */
export const requestPasswordReset = (
  db: Kysely<Database>,
  settings: Pick<Config, 'publicUrl' | 'mailsPerRecipient'>,
  email: string,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const reset = await insertPasswordReset(transaction, email)
    if (!reset) return
    if (!(await mayMailReset(transaction, settings, reset.email))) return
    await recordAccountEvent(transaction, {
      kind: 'PASSWORD_RESET_REQUESTED',
      personId: reset.personId,
      actorId: null,
    })
    await enqueue(transaction, {
      recipient: reset.email,
      ...passwordResetMail(settings.publicUrl, reset.token),
    })
  })
