import { type Kysely, sql } from 'kysely'
import { accountChangedMail } from '#server/mail/account-messages.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { createUnmatchableHash } from '#server/platform/session/password.ts'
import { createToken, hashToken } from '#server/platform/session/token.ts'
import type { AccountUndo, UndoKind } from '#shared/domain/accounts/account-changes.ts'
import { insertPasswordReset, updatePassword } from './password-queries.ts'
import { updateAccount } from './queries.ts'
import { removeAllPasskeys } from './remove-all-passkeys.ts'
import { removeRecentTwoStepLogin } from './remove-two-step-login.ts'

// Somebody else may have changed the password or the address of an account, or set up two-step login. The mail about it, to the address from
// before, contains a link with which the user takes the account back.

type Db = Kysely<Database>
type Settings = Pick<Config, 'publicUrl' | 'helpline'>

const UNDO_IMPOSSIBLE = 'Deze wijziging kun je niet meer ongedaan maken.'
const ADDRESS_TAKEN = 'Je oude e-mailadres hoort nu bij een ander account.'

/** `email`: the address before the change. */
export async function announceChange(
  transaction: Db,
  { publicUrl, helpline }: Settings,
  { personId, email, kind }: { personId: number; email: string; kind: UndoKind },
): Promise<void> {
  const token = createToken()
  const { changedAt } = await transaction
    .insertInto('accountUndo')
    .values({
      tokenHash: hashToken(token),
      personId,
      kind,
      email,
      expiresAt: sql<Date>`now() + interval '7 days'`,
    })
    .returning('changedAt')
    .executeTakeFirstOrThrow()
  const mail = accountChangedMail({ publicUrl, helpline }, { kind, changedAt, token })
  await enqueue(transaction, { recipient: email, ...mail })
}

const isValid = (token: string) => sql<boolean>`token_hash = ${hashToken(token)} and expires_at > now()`

export async function findUndo(db: Db, token: string): Promise<AccountUndo | null> {
  const undo = await db
    .selectFrom('accountUndo')
    .select(['kind', 'email as emailAddress', 'changedAt'])
    .where(isValid(token))
    .executeTakeFirst()
  return undo ? { ...undo, changedAt: undo.changedAt.toISOString() } : null
}

/**
 * Restores the address that the mail was sent to, voids the password, removes the passkeys and a recent two-step login,
 * and ends the sessions. Later changes, by the same person, cannot be undone any more; earlier ones can. Returns the token to set a password.
 * Refuses with 400 when the link is not valid any more, or another account has the address.
 */
export async function undoChange(db: Db, settings: Settings, token: string): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('person')
      .innerJoin('accountUndo', 'personId', 'person.id')
      .select(['person.id', 'person.email', 'accountUndo.email as formerEmail', 'changedAt'])
      .where('tokenHash', '=', hashToken(token))
      .forUpdate('person')
      .executeTakeFirst()
    const undone = await transaction
      .deleteFrom('accountUndo')
      .where(isValid(token))
      .returning('tokenHash')
      .executeTakeFirst()
    if (!person || !undone) throw new Refusal(400, UNDO_IMPOSSIBLE, 'UNDO_INVALID')
    const { id, email, formerEmail } = person
    await transaction
      .deleteFrom('accountUndo')
      .where('personId', '=', id)
      .where('changedAt', '>', person.changedAt)
      .execute()
    if (
      email !== formerEmail &&
      !(await updateAccount(transaction, id, { email: formerEmail, emailVerifiedAt: new Date() }, id))
    )
      throw new Refusal(400, ADDRESS_TAKEN, 'EMAIL_TAKEN')
    await recordAccountEvent(transaction, { kind: 'CHANGE_UNDONE', personId: id, actorId: null })
    await updatePassword(transaction, id, createUnmatchableHash())
    const account = { personId: id, email: formerEmail }
    await removeAllPasskeys(transaction, settings, account)
    await removeRecentTwoStepLogin(transaction, settings, account)
    return (await insertPasswordReset(transaction, formerEmail))!.token
  })
}
