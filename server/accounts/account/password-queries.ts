import { type Kysely, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { userDeleted } from '#server/platform/http/refusal.ts'
import { forgetBrowsersOf } from '#server/platform/session/known-browsers.ts'
import { deleteSessionsOf, emailEquals, fullName, verifyEmail } from '#server/platform/session/queries.ts'
import { createToken, hashToken } from '#server/platform/session/token.ts'

// Every change of a password locks the person first: transactions that lock in different orders can deadlock.

type Transaction = Kysely<Database>

const selectOwnCredentials = (db: Kysely<Database>, personId: number) =>
  db.selectFrom('person').select(['email', 'passwordHash']).where('id', '=', personId)

export const findOwnCredentials = (db: Kysely<Database>, personId: number) =>
  selectOwnCredentials(db, personId).executeTakeFirstOrThrow(userDeleted)

export const lockOwnCredentials = (transaction: Transaction, personId: number) =>
  selectOwnCredentials(transaction, personId).forUpdate().executeTakeFirstOrThrow(userDeleted)

/** Voids earlier tokens. The new one works once, within an hour; undefined when the address is not registered. */
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
    .insertInto('passwordReset')
    .values({
      tokenHash: hashToken(token),
      personId: person.id,
      expiresAt: sql<Date>`now() + interval '1 hour'`,
    })
    .execute()
  return { token, email: person.email, personId: person.id }
}

export const voidPasswordResets = (transaction: Transaction, personId: number) =>
  transaction.deleteFrom('passwordReset').where('personId', '=', personId).execute()

const isValidReset = (token: string) =>
  sql<boolean>`token_hash = ${hashToken(token)} and used_at is null and expires_at > now()`

export async function findPersonOfReset(db: Kysely<Database>, token: string) {
  const found = await db
    .selectFrom('passwordReset')
    .select('personId as id')
    .where(isValidReset(token))
    .executeTakeFirst()
  return found?.id
}

/** The words with which others would begin to guess a password. None when the account was deleted meanwhile. */
export async function findOwnWords(db: Kysely<Database>, personId: number): Promise<string[]> {
  const person = await db
    .selectFrom('person')
    .select(['email', 'firstName', 'middleName', 'lastName'])
    .where('id', '=', personId)
    .executeTakeFirst()
  return Object.values(person ?? {})
}

/**
 * Uses the token, which verifies the address that it was mailed to, and ends all sessions. Returns the address, and
 * whether it was unverified until now; undefined when the token is not valid (any more).
 */
export async function redeemPasswordReset(transaction: Transaction, token: string, passwordHash: string) {
  await transaction
    .selectFrom('person')
    .select('id')
    .where('id', 'in', (query) =>
      query.selectFrom('passwordReset').select('personId').where('tokenHash', '=', hashToken(token)),
    )
    .forUpdate()
    .execute()
  const used = await transaction
    .updateTable('passwordReset')
    .set({ usedAt: sql<Date>`now()` })
    .where(isValidReset(token))
    .returning('personId')
    .executeTakeFirst()
  if (!used) return undefined
  await updatePassword(transaction, used.personId, passwordHash)
  const wasUnverified = await verifyEmail(transaction, used.personId)
  const { email } = await findOwnCredentials(transaction, used.personId)
  return { personId: used.personId, email, wasUnverified }
}

/** What a new session needs. */
export const findSessionOwner = (transaction: Transaction, personId: number) =>
  transaction
    .selectFrom('person')
    .select([
      'id',
      'email',
      'passwordHash',
      fullName.as('fullName'),
      'roles',
      'twoStepLogin as hasTwoStepLogin',
    ])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow(userDeleted)

/**
 * Also ends all sessions except `exceptSession` (a token hash), makes all browsers unknown and voids a waiting address:
 * somebody who knew the old password may be behind them.
 */
export async function updatePassword(
  transaction: Transaction,
  personId: number,
  passwordHash: string,
  exceptSession?: Buffer,
) {
  await transaction.updateTable('person').set({ passwordHash }).where('id', '=', personId).execute()
  await forgetBrowsersOf(transaction, personId)
  await transaction.deleteFrom('addressChange').where('personId', '=', personId).execute()
  await deleteSessionsOf(transaction, personId, exceptSession)
}
