import { type Kysely, sql } from 'kysely'

import type { Database } from '../database/schema.ts'
import type { Browser } from './browser.ts'
import { findCredentials, insertSession } from './queries.ts'
import { createToken, hashToken } from './token.ts'

// The browser that registered an account logs in with a token in a cookie, without its password: once, and for a quarter
// of an hour. Whatever ends the sessions of the person voids it (`deleteSessionsOf`).

type Transaction = Kysely<Database>

export async function insertFirstLogin(transaction: Transaction, personId: number) {
  const token = createToken()
  const { expiresAt } = await transaction
    .insertInto('firstLogin')
    .values({
      tokenHash: hashToken(token),
      personId,
      expiresAt: sql<Date>`now() + interval '15 minutes'`,
    })
    .returning('expiresAt')
    .executeTakeFirstOrThrow()
  return { token, expiresAt }
}

/** Voids the token. Undefined when it is not valid, and with two-step login, since it is not the second step. */
export const redeemFirstLogin = (db: Kysely<Database>, token: string, browser: Browser) =>
  db.transaction().execute(async (transaction) => {
    // The person first, as every change of a password does.
    const owner = await transaction
      .selectFrom('person')
      .innerJoin('firstLogin', 'personId', 'person.id')
      .select('email')
      .where('tokenHash', '=', hashToken(token))
      .forNoKeyUpdate('person')
      .executeTakeFirst()
    const redeemed = await transaction
      .deleteFrom('firstLogin')
      .where('tokenHash', '=', hashToken(token))
      .where('expiresAt', '>', sql<Date>`now()`)
      .returning('personId')
      .executeTakeFirst()
    const person = owner && redeemed && (await findCredentials(transaction, owner.email))
    if (!person || person.hasTwoStepLogin) return undefined
    const session = await insertSession(transaction, person, browser)
    return session && { person, session }
  })
