import { type Kysely, sql } from 'kysely'
import { enqueue } from '#server/mail/outbox.ts'
import { twoStepLoginOffMail } from '#server/mail/two-step-messages.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { deleteTwoStepLogin } from '../two-step-login/queries.ts'

type Db = Kysely<Database>
type Settings = Pick<Config, 'helpline'>
type LockedAccount = { personId: number; email: string }

/** Somebody else may have set it up before the person took the account back. Does nothing where it is off. */
export async function removeTwoStepLogin(
  transaction: Db,
  settings: Settings,
  { personId, email }: LockedAccount,
): Promise<void> {
  if (!(await deleteTwoStepLogin(transaction, personId))) return
  await recordAccountEvent(transaction, { kind: 'TWO_STEP_LOGIN_OFF', personId, actorId: null })
  await enqueue(transaction, {
    recipient: email,
    ...twoStepLoginOffMail(settings, 'taking the account back'),
  })
}

/**
 * The same where it was set up, or moved to another device, in the last seven days, in which the mail about that undoes
 * it. What is older stays: whoever reads the mailbox must not get past it.
 */
export async function removeRecentTwoStepLogin(
  transaction: Db,
  settings: Settings,
  account: LockedAccount,
): Promise<void> {
  const recent = await transaction
    .selectFrom('twoStepSecret')
    .select('personId')
    .where('personId', '=', account.personId)
    .where('setUpAt', '>', sql<Date>`now() - interval '7 days'`)
    .executeTakeFirst()
  if (recent) await removeTwoStepLogin(transaction, settings, account)
}
