import type { Kysely } from 'kysely'

import { lockOwnCredentials } from '../account/password-queries.ts'
import type { Database } from '../database/schema.ts'
import { enqueue } from '../mail/outbox.ts'
import { twoStepLoginOffMail } from '../mail/two-step-messages.ts'
import type { Config } from '../runtime/config.ts'
import { deleteSessionsOf } from '../session/queries.ts'
import { deleteTwoStepLogin } from './queries.ts'

/**
 * Switches the user's own two-step login off, ends their other sessions, and queues a mail. Returns false, and changes
 * nothing, when `verifiedHash`, the hash of the verified password, is outdated.
 */
export const switchOff = (
  db: Kysely<Database>,
  config: Pick<Config, 'helpline'>,
  personId: number,
  { verifiedHash, exceptSession }: { verifiedHash: string; exceptSession: Buffer },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { email, passwordHash } = await lockOwnCredentials(transaction, personId)
    if (passwordHash !== verifiedHash) return false
    await deleteTwoStepLogin(transaction, personId)
    await deleteSessionsOf(transaction, personId, exceptSession)
    await enqueue(transaction, { recipient: email, ...twoStepLoginOffMail(config, 'yourself') })
    return true
  })
