import { type Kysely, sql } from 'kysely'

import type { Database } from '../database/schema.ts'
import { deleteSessionsOf, emailEquals, fullName } from '../session/queries.ts'
import { createToken, hashOf } from '../session/token.ts'

// Whatever changes a password locks the person before anything else: transactions that lock in different orders
// end up waiting for each other.

type Transaction = Kysely<Database>

const ownCredentials = (db: Kysely<Database>, personId: number) =>
  db.selectFrom('person').select(['email', 'password_hash as passwordHash']).where('id', '=', personId)

/** The address somebody has, and what their password is checked against. */
export const findOwnCredentials = (db: Kysely<Database>, personId: number) =>
  ownCredentials(db, personId).executeTakeFirstOrThrow()

/** The same, locked until the transaction ends. */
export const lockOwnCredentials = (transaction: Transaction, personId: number) =>
  ownCredentials(transaction, personId).forUpdate().executeTakeFirstOrThrow()

/**
 * Makes a token to reset a password with, which works once and for an hour, and voids those of before.
 * Gives it with the address as the account has it; undefined when nobody has this address.
 */
export async function insertPasswordReset(transaction: Transaction, email: string) {
  const person = await transaction
    .selectFrom('person')
    .select(['id', 'email'])
    .where(emailEquals(email))
    .forUpdate()
    .executeTakeFirst()
  if (!person) return undefined
  await voidPasswordResets(transaction, person.id)
  const token = createToken()
  await transaction
    .insertInto('password_reset')
    .values({
      token_hash: hashOf(token),
      person_id: person.id,
      expires_at: sql<Date>`now() + interval '1 hour'`,
    })
    .execute()
  return { token, email: person.email }
}

/** Makes the links that were mailed to a person, to reset a password with, open nothing any more. */
export const voidPasswordResets = (transaction: Transaction, personId: number) =>
  transaction.deleteFrom('password_reset').where('person_id', '=', personId).execute()

/** The token was not used yet and has not expired. */
const works = (token: string) =>
  sql<boolean>`token_hash = ${hashOf(token)} and used_at is null and expires_at > now()`

/** Whether a password can be reset with this token. */
export async function isResetPossible(db: Kysely<Database>, token: string) {
  const found = await db
    .selectFrom('password_reset')
    .select('person_id')
    .where(works(token))
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Uses the token up, sets the password of its person and ends every session of theirs. Gives who that is, ready to
 * log in; undefined when the token does not work (any more).
 */
export async function resetPassword(transaction: Transaction, token: string, passwordHash: string) {
  await transaction
    .selectFrom('person')
    .select('id')
    .where('id', 'in', (query) =>
      query.selectFrom('password_reset').select('person_id').where('token_hash', '=', hashOf(token)),
    )
    .forUpdate()
    .execute()
  const used = await transaction
    .updateTable('password_reset')
    .set({ used_at: sql<Date>`now()` })
    .where(works(token))
    .returning('person_id as personId')
    .executeTakeFirst()
  if (!used) return undefined
  await updatePassword(transaction, used.personId, passwordHash)
  return await transaction
    .selectFrom('person')
    .select(['id', 'email', 'password_hash as passwordHash', fullName.as('fullName'), 'roles'])
    .where('id', '=', used.personId)
    .executeTakeFirstOrThrow()
}

/**
 * `updatePassword` on the strength of the password with the hash `proven`. Gives false, and changes nothing, when that
 * is not the password any more: who knows an old one must not take a new one back.
 */
export async function replacePassword(
  transaction: Transaction,
  personId: number,
  { proven, passwordHash, except }: { proven: string; passwordHash: string; except: Buffer },
) {
  const now = await lockOwnCredentials(transaction, personId)
  if (now.passwordHash !== proven) return false
  await voidPasswordResets(transaction, personId)
  await updatePassword(transaction, personId, passwordHash, except)
  return true
}

/** Sets a password and ends every session it opened before, apart from the one with the hash `except`. */
async function updatePassword(
  transaction: Transaction,
  personId: number,
  passwordHash: string,
  except?: Buffer,
) {
  await transaction
    .updateTable('person')
    .set({ password_hash: passwordHash })
    .where('id', '=', personId)
    .execute()
  await deleteSessionsOf(transaction, personId, except)
}
