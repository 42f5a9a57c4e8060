import type { Kysely } from 'kysely'

import { type AccountInput, requiresPassword } from '#shared/domain/account.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { addressChangedMail } from '../mail/account-messages.ts'
import { enqueue } from '../mail/outbox.ts'
import type { Config } from '../runtime/config.ts'
import { wrongPassword } from './password-check.ts'
import { lockOwnCredentials, voidPasswordResets } from './password-queries.ts'
import { EMAIL_TAKEN, updateAccount } from './queries.ts'

const WRONG_PASSWORD = 'Dit is niet je wachtwoord.'

/** What was typed to prove who asks for another address. */
export const passwordAttemptFor = ({ password }: AccountInput) => ({
  password,
  field: 'password',
  wrong: WRONG_PASSWORD,
})

/**
 * Changes somebody's own account. Another address takes the hash of the password that was `proven`. It voids the links
 * that were mailed to the old address, which is told: whoever reads mail there must not get in, and has to know.
 * Gives whether there is mail. Fails with a Refusal when the address belongs to another account, or when the password
 * was not proven or is not that one any more.
 */
export async function changeAccount(
  transaction: Kysely<Database>,
  { helpline }: Pick<Config, 'helpline'>,
  id: number,
  { input, proven }: { input: AccountInput; proven: string | undefined },
): Promise<boolean> {
  const { email, passwordHash } = await lockOwnCredentials(transaction, id)
  const isMoving = requiresPassword(email, input.emailAddress)
  if (isMoving && passwordHash !== proven) throw wrongPassword(passwordAttemptFor(input))
  if (!(await updateAccount(transaction, id, input)))
    throw new Refusal(400, [{ field: 'emailAddress', message: EMAIL_TAKEN }])
  if (isMoving) {
    await voidPasswordResets(transaction, id)
    await enqueue(transaction, { recipient: email, ...addressChangedMail(helpline) })
  }
  return isMoving
}
