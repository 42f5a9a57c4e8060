import type { Kysely } from 'kysely'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import type { Browser } from '#server/platform/session/browser.ts'
import { requireUncommonPassword } from '#server/platform/session/common-password.ts'
import { insertSession } from '#server/platform/session/queries.ts'
import type { ResetPasswordInput } from '#shared/domain/accounts/user.ts'
import { announceChange } from './account-undo.ts'
import { findOwnWords, findPersonOfReset, findSessionOwner, redeemPasswordReset } from './password-queries.ts'
import { removeAllPasskeys } from './remove-all-passkeys.ts'
import { removeTwoStepLogin } from './remove-two-step-login.ts'

const RESET_IMPOSSIBLE = 'Wachtwoord resetten niet mogelijk'

const resetImpossible = () => new Refusal(400, RESET_IMPOSSIBLE, 'PASSWORD_RESET_INVALID')

/**
 * Ends all sessions, removes the passkeys and opens a session, but not with two-step login, which the mail does not replace.
 * Where nobody had verified the address it goes too: somebody else may have made the account. Refuses with 400 when the
 * token is unknown, used or expired, and when the password is easy to guess.
 */
export async function resetPassword(
  db: Kysely<Database>,
  settings: Pick<Config, 'productName' | 'publicUrl' | 'helpline'>,
  { token, newPassword }: Pick<ResetPasswordInput, 'token' | 'newPassword'>,
  hashPassword: (password: string) => Promise<string>,
  browser?: Browser,
) {
  // Hashing is expensive, so not for an invalid token.
  const personId = await findPersonOfReset(db, token)
  if (personId === undefined) throw resetImpossible()
  requireUncommonPassword(newPassword, 'newPassword', [
    settings.productName,
    ...(await findOwnWords(db, personId)),
  ])
  const passwordHash = await hashPassword(newPassword)
  return db.transaction().execute(async (transaction) => {
    const redeemed = await redeemPasswordReset(transaction, token, passwordHash)
    if (!redeemed) throw resetImpossible()
    const { wasUnverified, ...account } = redeemed
    await announceChange(transaction, settings, { ...account, kind: 'PASSWORD' })
    await recordAccountEvent(transaction, { kind: 'PASSWORD_RESET', personId })
    await removeAllPasskeys(transaction, settings, account)
    if (wasUnverified) await removeTwoStepLogin(transaction, settings, account)
    const person = await findSessionOwner(transaction, personId)
    if (person.hasTwoStepLogin) return { person, session: undefined }
    const session = await insertSession(transaction, person, browser)
    if (!session) throw resetImpossible()
    return { person, session }
  })
}
