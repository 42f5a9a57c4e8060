import { type Kysely, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { emailEquals, verifyEmail } from '#server/platform/session/queries.ts'
import { createToken, hashToken } from '#server/platform/session/token.ts'

type Db = Kysely<Database>

/** Valid once, within a week. Voids earlier tokens of the person. */
export async function insertVerification(transaction: Db, personId: number, email: string): Promise<string> {
  await transaction.deleteFrom('emailVerification').where('personId', '=', personId).execute()
  const token = createToken()
  await transaction
    .insertInto('emailVerification')
    .values({
      tokenHash: hashToken(token),
      personId,
      email,
      expiresAt: sql<Date>`now() + interval '7 days'`,
    })
    .execute()
  return token
}

const selectUnverified = (db: Db, personId: number) =>
  db.selectFrom('person').select('email').where('id', '=', personId).where('emailVerifiedAt', 'is', null)

/** null: the address is verified. */
export async function findUnverifiedEmail(db: Db, personId: number): Promise<string | null> {
  const unverified = await selectUnverified(db, personId).executeTakeFirst()
  return unverified?.email ?? null
}

/** Locks the person until the end of the transaction; undefined when the address is verified. */
export const lockUnverified = (transaction: Db, personId: number) =>
  selectUnverified(transaction, personId).forNoKeyUpdate().executeTakeFirst()

/** Returns false when it is unknown, used or expired, or when the account has another address by now. */
export async function redeemVerification(transaction: Db, token: string): Promise<boolean> {
  const used = await transaction
    .deleteFrom('emailVerification')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['personId', 'email'])
    .executeTakeFirst()
  if (!used) return false
  const person = await transaction
    .selectFrom('person')
    .select('id')
    .where('id', '=', used.personId)
    .where(emailEquals(used.email))
    .executeTakeFirst()
  if (!person) return false
  await verifyEmail(transaction, person.id)
  return true
}
