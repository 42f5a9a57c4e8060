import { type Kysely, sql } from 'kysely'

import { preparedQuery, type Slots } from '../database/prepared-query.ts'
import type { Database } from '../database/schema.ts'
import type { CurrentUser } from '../http/access.ts'
import { createToken, hashOf } from './token.ts'

/** The names of a person in one: "Els de Smid". */
export const fullName = sql<string>`concat_ws(' ', first_name, nullif(middle_name, ''), last_name)`

/** Finds a person by address. Upper and lower case are the same there. */
export const emailEquals = (email: string) => sql<boolean>`lower(email) = lower(${email})`

/** What a login is checked against, and who it makes of somebody. */
export const findCredentials = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('person')
    .select(['id', 'password_hash as passwordHash', fullName.as('fullName'), 'roles'])
    .where(emailEquals(email))
    .executeTakeFirst()

const sessionsOf = preparedQuery((db, slot: Slots<{ hash: Buffer }>) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select([
      'person.id',
      fullName.as('fullName'),
      'roles',
      'token_hash as sessionHash',
      'expires_at as sessionExpiresAt',
    ])
    .where('token_hash', '=', slot('hash'))
    .where('expires_at', '>', sql<Date>`now()`),
)

/** Whose session this token opens; undefined for a token that is unknown, expired or revoked. */
export async function findSession(db: Kysely<Database>, token: string): Promise<CurrentUser | undefined> {
  const [user] = await sessionsOf(db, { hash: hashOf(token) })
  return user
}

/**
 * Opens a session of 24 hours for a person who proved to know the password with this hash. Gives the token for
 * the cookie; undefined when the password was changed in the meantime, so that an old one never opens anything.
 */
export async function insertSession(db: Kysely<Database>, person: { id: number; passwordHash: string }) {
  const token = createToken()
  const session = await db
    .insertInto('session')
    .columns(['token_hash', 'person_id', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('person')
        .select([
          sql<Buffer>`${hashOf(token)}::bytea`.as('token_hash'),
          'id',
          sql<Date>`now() + interval '24 hours'`.as('expires_at'),
        ])
        .where('id', '=', person.id)
        .where('password_hash', '=', person.passwordHash)
        .forShare(),
    )
    .returning('expires_at as expiresAt')
    .executeTakeFirst()
  return session && { token, ...session }
}

/** Ends the session with this hash. */
export const deleteSession = (db: Kysely<Database>, sessionHash: Buffer) =>
  db.deleteFrom('session').where('token_hash', '=', sessionHash).execute()

/** Ends every session of a person, apart from the one with the hash `except`. */
export const deleteSessionsOf = (db: Kysely<Database>, personId: number, except?: Buffer) =>
  db
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .$if(except !== undefined, (query) => query.where('token_hash', '!=', except!))
    .execute()

/** Sweeps up the sessions that nobody can use any more. */
export const deleteExpiredSessions = (db: Kysely<Database>) =>
  db.deleteFrom('session').where('expires_at', '<=', sql<Date>`now()`).execute()
