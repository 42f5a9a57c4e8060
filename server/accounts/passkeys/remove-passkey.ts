import type { Kysely } from 'kysely'
import { enqueue } from '#server/mail/outbox.ts'
import { passkeyRemovedMail } from '#server/mail/passkey-messages.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { deleteSessionsOf } from '#server/platform/session/queries.ts'
import { lockOwnCredentials } from '../account/password-queries.ts'
import { deletePasskey } from './queries.ts'

/** Ends the other sessions, since the device may be lost. Returns false when there is no such passkey. */
export const removePasskey = (
  db: Kysely<Database>,
  settings: Pick<Config, 'helpline'>,
  { id: personId, sessionHash }: { id: number; sessionHash: Buffer },
  id: number,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { email } = await lockOwnCredentials(transaction, personId)
    const name = await deletePasskey(transaction, personId, id)
    if (name === undefined) return false
    await deleteSessionsOf(transaction, personId, sessionHash)
    await recordAccountEvent(transaction, { kind: 'PASSKEY_REMOVED', personId })
    await enqueue(transaction, { recipient: email, ...passkeyRemovedMail(settings, name) })
    return true
  })
