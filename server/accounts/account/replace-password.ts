import type { Kysely } from 'kysely'

import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { announceChange } from './account-undo.ts'
import { lockOwnCredentials, updatePassword, voidPasswordResets } from './password-queries.ts'

type Replacement = {
  /** The hash of the current password, as verified. */
  verifiedHash: string
  /** The hash of the new password. */
  passwordHash: string
  /** The hash of the token of the session that stays open. */
  exceptSession: Buffer
}

/**
 * Replaces the password of a person, ends their other sessions, voids the links to reset the password, and queues a mail
 * with which it can be undone. Returns false,
 * and changes nothing, when `verifiedHash` is outdated: an old password must not undo a newer one.
 */
export const replacePassword = (
  db: Kysely<Database>,
  settings: Pick<Config, 'publicUrl' | 'helpline'>,
  personId: number,
  { verifiedHash, passwordHash, exceptSession }: Replacement,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const current = await lockOwnCredentials(transaction, personId)
    if (current.passwordHash !== verifiedHash) return false
    await voidPasswordResets(transaction, personId)
    await updatePassword(transaction, personId, passwordHash, exceptSession)
    await announceChange(transaction, settings, { personId, email: current.email, kind: 'PASSWORD' })
    await recordAccountEvent(transaction, { kind: 'PASSWORD_CHANGED', personId })
    return true
  })
