import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'

import type { Database } from '../database/schema.ts'
import type { Config } from '../runtime/config.ts'
import { knownBrowserTokens, setKnownBrowserCookie } from './cookies.ts'
import { emailEquals } from './queries.ts'
import { createToken, hashToken } from './token.ts'

// A browser is known for an account when somebody has logged in to the account in it. It has a counter of wrong passwords
// of its own, so that nobody elsewhere can lock it out. That is all that it gives.

/** A new one replaces the one that was used longest ago. */
const MAX_BROWSERS = 20

export async function findKnownBrowser(
  db: Kysely<Database>,
  config: Pick<Config, 'secure'>,
  request: FastifyRequest,
  email: string,
): Promise<Buffer | undefined> {
  const tokens = knownBrowserTokens(request, config)
  if (tokens.length === 0) return undefined
  const found = await db
    .selectFrom('knownBrowser')
    .innerJoin('person', 'person.id', 'personId')
    .select('tokenHash')
    .where('tokenHash', 'in', tokens.map(hashToken))
    .where(emailEquals(email))
    .executeTakeFirst()
  return found?.tokenHash
}

export async function rememberBrowser(
  { db, config }: Pick<FastifyInstance, 'db' | 'config'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  personId: number,
): Promise<void> {
  const tokens = knownBrowserTokens(request, config)
  const known =
    tokens.length > 0 &&
    (await db
      .updateTable('knownBrowser')
      .set({ lastUsedAt: sql<Date>`now()` })
      .where('tokenHash', 'in', tokens.map(hashToken))
      .where('personId', '=', personId)
      .returning('tokenHash')
      .executeTakeFirst())
  if (!known) tokens.unshift(await insertKnownBrowser(db, personId))
  setKnownBrowserCookie(reply, config, tokens)
}

async function insertKnownBrowser(db: Kysely<Database>, personId: number): Promise<string> {
  const token = createToken()
  await db
    .with('inserted', (query) =>
      query.insertInto('knownBrowser').values({ tokenHash: hashToken(token), personId }),
    )
    // It does not see the new row.
    .deleteFrom('knownBrowser')
    .where('tokenHash', 'in', (query) =>
      query
        .selectFrom('knownBrowser')
        .select('tokenHash')
        .where('personId', '=', personId)
        .orderBy('lastUsedAt', 'desc')
        .offset(MAX_BROWSERS - 1),
    )
    .execute()
  return token
}

export const forgetBrowsersOf = (db: Kysely<Database>, personId: number) =>
  db.deleteFrom('knownBrowser').where('personId', '=', personId).execute()
