import type { Kysely } from 'kysely'
import { enqueue } from '#server/mail/outbox.ts'
import { passkeysRemovedMail } from '#server/mail/passkey-messages.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Config } from '#server/platform/runtime/config.ts'

/** Somebody else may have added them before the person took the account back. The person must be locked. */
export async function removeAllPasskeys(
  transaction: Kysely<Database>,
  settings: Pick<Config, 'helpline'>,
  { personId, email }: { personId: number; email: string },
): Promise<void> {
  const removed = await transaction
    .deleteFrom('passkey')
    .where('personId', '=', personId)
    .returning('id')
    .execute()
  if (removed.length === 0) return
  await recordAccountEvent(transaction, { kind: 'PASSKEYS_REMOVED', personId, actorId: null })
  await enqueue(transaction, { recipient: email, ...passkeysRemovedMail(settings) })
}
