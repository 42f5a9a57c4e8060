import { isDeepStrictEqual } from 'node:util'

import type { Kysely } from 'kysely'
import { requireRevision } from '#server/history/authoring/changes.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { type AccountInput, requiresPassword } from '#shared/domain/accounts/account.ts'
import { requestAddressChange } from './address-change.ts'
import { wrongPassword } from './password-check.ts'
import { lockOwnCredentials } from './password-queries.ts'
import { columnsOf, emailTaken, findAccount, findLastEditor, isTaken, updateAccount } from './queries.ts'

/** Completes "Dit is intussen gewijzigd door …" when the user saved the account elsewhere. */
const ELSEWHERE = 'jezelf, in een ander venster of op een ander apparaat'
const WRONG_PASSWORD = 'Dit is niet je wachtwoord.'

export const passwordAttemptFor = ({ password }: AccountInput) => ({
  password,
  field: 'password',
  wrong: WRONG_PASSWORD,
})

/**
 * A new e-mail address needs `verifiedHash`, the hash of the verified password, and waits for confirmation. Returns
 * whether mail was queued. Refuses with 409 when the account was saved since `revision`, and with 400 when another
 * account has the address, or `verifiedHash` is missing or outdated.
 */
export const changeAccount = (
  db: Kysely<Database>,
  settings: Pick<Config, 'publicUrl'>,
  id: number,
  { input, verifiedHash }: { input: AccountInput; verifiedHash: string | undefined },
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { email, passwordHash } = await lockOwnCredentials(transaction, id)
    const stored = await findAccount(transaction, id)
    const { password: _, revision, ...details } = input
    if (isDeepStrictEqual({ ...stored, ...details }, stored)) return false
    const editor = await findLastEditor(transaction, id)
    const updatedBy = editor?.id === id ? ELSEWHERE : (editor?.name ?? null)
    requireRevision(revision, { revision: stored.revision, updatedBy })
    const isNewEmail = requiresPassword(email, input.emailAddress)
    if (isNewEmail && passwordHash !== verifiedHash) throw wrongPassword(passwordAttemptFor(input))
    await updateAccount(transaction, id, columnsOf(input), id)
    if (!isNewEmail) return false
    if (await isTaken(transaction, input.emailAddress, id)) throw emailTaken('emailAddress')
    await requestAddressChange(transaction, settings, { personId: id, email: input.emailAddress })
    return true
  })
