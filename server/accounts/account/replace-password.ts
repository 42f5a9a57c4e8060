import type { Kysely } from 'kysely'

import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { announceChange } from './account-undo.ts'
import { lockOwnCredentials, updatePassword, voidPasswordResets } from './password-queries.ts'

type Replacement = {
  verifiedHash: string
  passwordHash: string
  /** The hash of the token of the session that stays open. */
  exceptSession: Buffer
}

/**
 * Ends other sessions and voids links to reset the password. Returns false, without a change, when `verifiedHash` is
 * outdated: an old password must not undo a newer one.
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
