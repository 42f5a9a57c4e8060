import { type Kysely, type RawBuilder, sql } from 'kysely'

import type { OpenSession } from '#shared/domain/accounts/open-session.ts'
import { recordAccountEvent } from '../account-events/record-account-event.ts'
import { preparedQuery, type Slots } from '../database/prepared-query.ts'
import type { Database } from '../database/schema.ts'
import type { CurrentUser } from '../http/access.ts'
import type { Config } from '../runtime/config.ts'
import type { Browser } from './browser.ts'
import { rolesInEffect } from './roles-in-effect.ts'
import { createToken, hashToken } from './token.ts'

/** The full name of a person: "Els de Smid". */
export const fullName = sql<string>`concat_ws(' ', first_name, nullif(middle_name, ''), last_name)`

export const nameOf = (table: string) =>
  sql<string>`concat_ws(' ', ${sql.ref(`${table}.first_name`)}, nullif(${sql.ref(`${table}.middle_name`)}, ''),
    ${sql.ref(`${table}.last_name`)})`

/** Ignores case. `table`: where several tables of the query have an address. */
export const emailEquals = (email: string, table?: 'person' | 'invitation') =>
  sql<boolean>`lower(${sql.ref(table ? `${table}.email` : 'email')}) = lower(${email})`

/** With a secret that was mailed to the address. Returns whether it was unverified until now. */
export async function verifyEmail(transaction: Kysely<Database>, personId: number): Promise<boolean> {
  const verified = await transaction
    .updateTable('person')
    .set({ emailVerifiedAt: sql<Date>`now()` })
    .where('id', '=', personId)
    .where('emailVerifiedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (verified) await recordAccountEvent(transaction, { kind: 'EMAIL_VERIFIED', personId })
  return verified !== undefined
}

/** With the identity that a login gives; undefined for an unknown address. */
export const findCredentials = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('person')
    .select([
      'id',
      'email',
      'passwordHash',
      fullName.as('fullName'),
      'roles',
      'twoStepLogin as hasTwoStepLogin',
    ])
    .where(emailEquals(email))
    .executeTakeFirst()

/** Not with every request, since each record is a write. */
const RECORD_EVERY_MINUTES = 5

/** For how long a user who gave the password again is believed. */
const IDENTITY_MINUTES = 5

const minutesAgo = (minutes: RawBuilder<number>) => sql<Date>`now() - make_interval(mins => ${minutes}::int)`

/** One that a clock far ahead began would be valid until that time. Clocks of a primary and its standby may differ. */
const hasBegun = sql<boolean>`session.created_at < now() + interval '5 minutes'`

const sessionsWithHash = preparedQuery((db, slot: Slots<{ hash: Buffer; idleMinutes: number }>) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.personId')
    .select([
      'person.id',
      fullName.as('fullName'),
      'roles',
      'twoStepLogin as hasTwoStepLogin',
      'tokenHash as sessionHash',
      'expiresAt as sessionExpiresAt',
      sql<boolean>`last_used_at < ${minutesAgo(sql.lit(RECORD_EVERY_MINUTES))}`.as('isUseOutdated'),
      sql<boolean>`coalesce(identity_confirmed_at > ${minutesAgo(sql.lit(IDENTITY_MINUTES))}, false)`.as(
        'hasConfirmedIdentity',
      ),
    ])
    .where('tokenHash', '=', slot('hash'))
    .where('expiresAt', '>', sql<Date>`now()`)
    .where(hasBegun)
    .where('lastUsedAt', '>', minutesAgo(slot('idleMinutes'))),
)

/** Undefined for a token that is unknown, expired, revoked or was not used for too long. */
export async function findSession(
  db: Kysely<Database>,
  config: Pick<Config, 'requiresTwoStepLogin' | 'sessionIdleMinutes'>,
  token: string,
): Promise<CurrentUser | undefined> {
  const [user] = await sessionsWithHash(db, {
    hash: hashToken(token),
    idleMinutes: config.sessionIdleMinutes,
  })
  return user && { ...user, ...rolesInEffect(config, user) }
}

/** Most people have a few; a program may log in at each request. */
const MAX_SESSIONS = 100

/** That of the request first, then those that were used last. */
export async function listSessions(
  db: Kysely<Database>,
  { sessionIdleMinutes }: Pick<Config, 'sessionIdleMinutes'>,
  { id, sessionHash }: Pick<CurrentUser, 'id' | 'sessionHash'>,
): Promise<OpenSession[]> {
  const sessions = await db
    .selectFrom('session')
    .select([
      'browser',
      'system',
      sql<boolean>`token_hash = ${sessionHash}`.as('isCurrent'),
      'createdAt',
      'lastUsedAt',
    ])
    .where('personId', '=', id)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where(hasBegun)
    .where('lastUsedAt', '>', minutesAgo(sql.val(sessionIdleMinutes)))
    .orderBy('isCurrent', 'desc')
    .orderBy('lastUsedAt', 'desc')
    .limit(MAX_SESSIONS)
    .execute()
  return sessions.map(({ createdAt, lastUsedAt, ...session }) => ({
    ...session,
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}

/** Once in some minutes, also for requests that only read: whoever reads all day must not be logged out. */
export async function recordUse(
  db: Kysely<Database>,
  { sessionHash, isUseOutdated }: Pick<CurrentUser, 'sessionHash' | 'isUseOutdated'>,
): Promise<void> {
  if (!isUseOutdated) return
  await db
    .updateTable('session')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('tokenHash', '=', sessionHash)
    .execute()
}

/** Undefined when the password changed since `passwordHash` was verified, or the session has ended. */
export const recordConfirmedIdentity = (
  db: Kysely<Database>,
  { id, sessionHash }: Pick<CurrentUser, 'id' | 'sessionHash'>,
  passwordHash: string,
) =>
  db
    .updateTable('session')
    .from('person')
    .set({ identityConfirmedAt: sql<Date>`now()` })
    .where('tokenHash', '=', sessionHash)
    .where('person.id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .returning('personId')
    .executeTakeFirst()

/**
 * For 24 hours, in a transaction. Undefined when the password or two-step login changed since `passwordHash` was
 * verified: neither an old password nor a password alone may open a session.
 */
export async function insertSession(
  db: Kysely<Database>,
  person: { id: number; passwordHash: string; hasTwoStepLogin: boolean },
  { browser, system }: Browser = { browser: null, system: null },
) {
  const token = createToken()
  const session = await db
    .insertInto('session')
    .columns(['tokenHash', 'personId', 'expiresAt', 'browser', 'system'])
    .expression((query) =>
      query
        .selectFrom('person')
        .select([
          sql<Buffer>`${hashToken(token)}::bytea`.as('tokenHash'),
          'id',
          sql<Date>`now() + interval '24 hours'`.as('expiresAt'),
          sql<string | null>`${browser}::text`.as('browser'),
          sql<string | null>`${system}::text`.as('system'),
        ])
        .where('id', '=', person.id)
        .where('passwordHash', '=', person.passwordHash)
        .where('twoStepLogin', '=', person.hasTwoStepLogin)
        .forShare(),
    )
    .returning('expiresAt')
    .executeTakeFirst()
  if (!session) return undefined
  await recordAccountEvent(db, { kind: 'LOGGED_IN', personId: person.id })
  return { token, ...session }
}

/** Returns the new one for the cookie; undefined when the session has ended. */
export async function renewToken(db: Kysely<Database>, sessionHash: Buffer) {
  const token = createToken()
  const session = await db
    .updateTable('session')
    .set({ tokenHash: hashToken(token) })
    .where('tokenHash', '=', sessionHash)
    .returning('expiresAt')
    .executeTakeFirst()
  return session && { token, ...session }
}

export async function deleteSession(db: Kysely<Database>, sessionHash: Buffer): Promise<boolean> {
  const deleted = await db
    .deleteFrom('session')
    .where('tokenHash', '=', sessionHash)
    .returning('personId')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Except that with the token hash `except`. Also voids the token of the browser that registered the account. */
export async function deleteSessionsOf(db: Kysely<Database>, personId: number, except?: Buffer) {
  await db
    .deleteFrom('session')
    .where('personId', '=', personId)
    .$if(except !== undefined, (query) => query.where('tokenHash', '!=', except!))
    .execute()
  await db.deleteFrom('firstLogin').where('personId', '=', personId).execute()
}
