import { type Kysely, sql } from 'kysely'
import {
  accountChangedMail,
  addressChangedByAdminMail,
  addressGivenByAdminMail,
  passwordResetMail,
} from '#server/mail/account-messages.ts'
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

// Somebody else may have changed the password or the address of an account, or set up two-step login. The mail about it,
// to the address from before, contains a link with which the user takes the account back.

type Db = Kysely<Database>
type Settings = Pick<Config, 'publicUrl' | 'helpline'>

const UNDO_IMPOSSIBLE = 'Deze wijziging kun je niet meer ongedaan maken.'
const ADDRESS_TAKEN = 'Je oude e-mailadres hoort nu bij een ander account.'

/** `email`: the address before the change. `recipient`: who gets the link, if not that address. */
type Change = { personId: number; email: string; kind: UndoKind; recipient?: string; changedAt?: Date }

async function insertUndo(transaction: Db, change: Change) {
  const token = createToken()
  const { changedAt } = await transaction
    .insertInto('accountUndo')
    .values({ tokenHash: hashToken(token), ...change, expiresAt: sql<Date>`now() + interval '7 days'` })
    .returning('changedAt')
    .executeTakeFirstOrThrow()
  return { token, changedAt }
}

export async function announceChange(
  transaction: Db,
  { publicUrl, helpline }: Settings,
  { personId, email, kind }: Pick<Change, 'personId' | 'email' | 'kind'>,
): Promise<void> {
  const { token, changedAt } = await insertUndo(transaction, { personId, email, kind })
  const mail = accountChangedMail({ publicUrl, helpline }, { kind, changedAt, token })
  await enqueue(transaction, { recipient: email, ...mail })
}

/** To both addresses: the new one may be that of somebody else. `email`: the address before the change. */
export async function announceAddressByAdmin(
  transaction: Db,
  { publicUrl, helpline }: Settings,
  { personId, email, newEmail }: { personId: number; email: string; newEmail: string },
): Promise<void> {
  const former = await insertUndo(transaction, { personId, email, kind: 'ADDRESS' })
  await enqueue(transaction, {
    recipient: email,
    ...addressChangedByAdminMail({ publicUrl, helpline }, former),
  })
  const { changedAt } = former
  const next = await insertUndo(transaction, {
    personId,
    email,
    kind: 'ADDRESS',
    recipient: newEmail,
    changedAt,
  })
  await enqueue(transaction, {
    recipient: newEmail,
    ...addressGivenByAdminMail({ publicUrl, helpline }, next),
  })
}

const isValid = (token: string) => sql<boolean>`token_hash = ${hashToken(token)} and expires_at > now()`

export async function findUndo(db: Db, token: string): Promise<AccountUndo | null> {
  const undo = await db
    .selectFrom('accountUndo')
    .select([
      'kind',
      'email as emailAddress',
      'changedAt',
      sql<boolean>`recipient is null`.as('setsPassword'),
    ])
    .where(isValid(token))
    .executeTakeFirst()
  return undo ? { ...undo, changedAt: undo.changedAt.toISOString() } : null
}

/**
 * Restores the address from before, voids the password, removes passkeys and a recent two-step login, and ends sessions;
 * later changes cannot be undone any more. Returns the token to set a password; null where it is mailed, because the link
 * went to another address. Refuses with 400 when the link is not valid, or another account has the address.
 */
export async function undoChange(db: Db, settings: Settings, token: string): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('person')
      .innerJoin('accountUndo', 'personId', 'person.id')
      .select(['person.id', 'person.email', 'accountUndo.email as formerEmail', 'changedAt', 'recipient'])
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
      .where('changedAt', '>=', person.changedAt)
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
    const reset = (await insertPasswordReset(transaction, formerEmail))!
    if (person.recipient === null) return reset.token
    await enqueue(transaction, {
      recipient: formerEmail,
      ...passwordResetMail(settings.publicUrl, reset.token),
    })
    return null
  })
}
