import type { Kysely } from 'kysely'
import { requireVerifiedEmail } from '#server/mail/email-verification/require-verified-email.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { deleteSessionsOf } from '#server/platform/session/queries.ts'
import { announceChange } from '../account/account-undo.ts'
import { lockOwnCredentials } from '../account/password-queries.ts'
import { findSetup, putSecret, putSetup, replaceRecoveryCodes } from './queries.ts'
import { wrongCode } from './second-step.ts'
import { createSecret, describeSecret, stepOf } from './totp.ts'

const EXPIRED = 'Het instellen duurde langer dan een uur. Begin opnieuw.'

/**
 * Stores a secret that waits for the first code; logins do not change until then. Returns undefined when
 * `verifiedHash`, the hash of the verified password, is outdated. Refuses with 403 until the address is verified:
 * whoever registers the address of somebody else must not lock it.
 */
export const startSetUp = (
  db: Kysely<Database>,
  { productName }: Pick<Config, 'productName'>,
  personId: number,
  verifiedHash: string,
) =>
  db.transaction().execute(async (transaction) => {
    const { email, passwordHash } = await lockOwnCredentials(transaction, personId)
    if (passwordHash !== verifiedHash) return undefined
    await requireVerifiedEmail(transaction, personId)
    const secret = createSecret()
    await putSetup(transaction, personId, secret)
    return describeSecret(secret, { issuer: productName, label: email })
  })

type Confirmation = {
  code: string
  /** Milliseconds since 1970. */
  now: number
  /** The hash of the token of the session that stays open. */
  exceptSession: Buffer
}

/**
 * Ends the other sessions, and queues a mail with a link that undoes it. Returns recovery codes. Refuses with 409 when
 * nothing was started in the last hour, and with 400 when the code is wrong.
 */
export const confirmSetUp = (
  db: Kysely<Database>,
  config: Pick<Config, 'publicUrl' | 'helpline'>,
  personId: number,
  { code, now, exceptSession }: Confirmation,
): Promise<string[]> =>
  db.transaction().execute(async (transaction) => {
    const { email } = await lockOwnCredentials(transaction, personId)
    const secret = await findSetup(transaction, personId)
    if (!secret) throw new Refusal(409, EXPIRED, 'TWO_STEP_SETUP_EXPIRED')
    const lastStep = stepOf(secret, code, now)
    if (lastStep === undefined) throw wrongCode(400, code)
    await putSecret(transaction, personId, { secret, lastStep })
    await deleteSessionsOf(transaction, personId, exceptSession)
    await recordAccountEvent(transaction, { kind: 'TWO_STEP_LOGIN_ON', personId })
    await announceChange(transaction, config, { personId, email, kind: 'TWO_STEP_LOGIN' })
    return replaceRecoveryCodes(transaction, personId)
  })
