import type { Kysely } from 'kysely'

import { type AccountInput, requiresPassword } from '#shared/domain/account.ts'
import type { Database } from '../database/schema.ts'
import { addressChangedMail } from '../mail/account-messages.ts'
import { enqueue } from '../mail/outbox.ts'
import type { Config } from '../runtime/config.ts'
import { wrongPassword } from './password-check.ts'
import { lockOwnCredentials, voidPasswordResets } from './password-queries.ts'
import { columnsOf, emailTaken, updateAccount } from './queries.ts'

const WRONG_PASSWORD = 'Dit is niet je wachtwoord.'

/** The password that confirms the change of an e-mail address. */
export const passwordAttemptFor = ({ password }: AccountInput) => ({
  password,
  field: 'password',
  wrong: WRONG_PASSWORD,
})

/**
 * Changes the user's own account, in one transaction. A new e-mail address takes `verifiedHash`, the hash of the verified
 * password. It voids the links that were mailed to the old address and queues a mail to it: its reader must not get in
 * with them, and has to be informed. Returns whether mail was queued. Refuses with 400 when another account has the
 * address, or when `verifiedHash` is missing or outdated.
 */
export const changeAccount = (
  db: Kysely<Database>,
  { helpline }: Pick<Config, 'helpline'>,
  id: number,
  { input, verifiedHash }: { input: AccountInput; verifiedHash: string | undefined },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { email, passwordHash } = await lockOwnCredentials(transaction, id)
    const isNewEmail = requiresPassword(email, input.emailAddress)
    if (isNewEmail && passwordHash !== verifiedHash) throw wrongPassword(passwordAttemptFor(input))
    if (!(await updateAccount(transaction, id, columnsOf(input), id))) throw emailTaken('emailAddress')
    if (isNewEmail) {
      await voidPasswordResets(transaction, id)
      await enqueue(transaction, { recipient: email, ...addressChangedMail(helpline) })
    }
    return isNewEmail
  })
