import type { Kysely } from 'kysely'
import { enqueue } from '#server/mail/outbox.ts'
import { recoveryCodeUsedMail } from '#server/mail/two-step-messages.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { countRecoveryCodes, findSecret, spendRecoveryCode, spendStep } from './queries.ts'
import { isAppCode, stepOf } from './totp.ts'

const WRONG_CODE = 'Deze code klopt niet of is al gebruikt. Wacht op de volgende code in je app.'
const WRONG_RECOVERY_CODE = 'Deze herstelcode klopt niet of is al gebruikt.'

export type TwoStepPerson = { id: number; email: string }

/** `status`: 401 at the login, otherwise 400. */
export const wrongCode = (status: 400 | 401, code: string) =>
  new Refusal(
    status,
    [{ field: 'code', message: isAppCode(code) ? WRONG_CODE : WRONG_RECOVERY_CODE }],
    'TWO_STEP_CODE_INVALID',
  )

/**
 * Records the code as used. A recovery code queues a mail, so that its owner notices when somebody else used it. `now`:
 * milliseconds since 1970. Returns false when the code is wrong, used, or of another time.
 */
export async function passSecondStep(
  transaction: Kysely<Database>,
  config: Pick<Config, 'publicUrl' | 'helpline'>,
  { id, email }: TwoStepPerson,
  { code, now }: { code: string; now: number },
): Promise<boolean> {
  if (isAppCode(code)) {
    const secret = await findSecret(transaction, id)
    const step = secret && stepOf(secret, code, now)
    return step !== undefined && spendStep(transaction, id, step)
  }
  if (!(await spendRecoveryCode(transaction, id, code))) return false
  await recordAccountEvent(transaction, { kind: 'RECOVERY_CODE_USED', personId: id })
  const left = await countRecoveryCodes(transaction, id)
  await enqueue(transaction, { recipient: email, ...recoveryCodeUsedMail(config, left) })
  return true
}
