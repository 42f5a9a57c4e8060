import type { Kysely } from 'kysely'
import { enqueue } from '#server/mail/outbox.ts'
import { recoveryCodesRenewedMail } from '#server/mail/two-step-messages.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { lockOwnCredentials } from '../account/password-queries.ts'
import { replaceRecoveryCodes } from './queries.ts'

/** Returns undefined, without a change, when `verifiedHash`, the hash of the verified password, is outdated. */
export const renewRecoveryCodes = (
  db: Kysely<Database>,
  config: Pick<Config, 'helpline'>,
  personId: number,
  verifiedHash: string,
): Promise<string[] | undefined> =>
  db.transaction().execute(async (transaction) => {
    const { email, passwordHash } = await lockOwnCredentials(transaction, personId)
    if (passwordHash !== verifiedHash) return undefined
    await recordAccountEvent(transaction, { kind: 'RECOVERY_CODES_RENEWED', personId })
    await enqueue(transaction, { recipient: email, ...recoveryCodesRenewedMail(config) })
    return replaceRecoveryCodes(transaction, personId)
  })
