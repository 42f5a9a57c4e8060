import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { createToken, hashToken } from '#server/platform/session/token.ts'
import { CHALLENGE_MINUTES } from '#shared/domain/accounts/passkey.ts'

// A challenge is accepted once, for some minutes, and from the browser that it was made for.

type Db = Kysely<Database>

/** `holderHash`: of the session token, or of the cookie of a browser that logs in. `personId`: null at the login. */
export type Holder = { holderHash: Buffer; personId: number | null }

export async function createChallenge(
  db: Db,
  { holderHash, personId }: Holder,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = createToken()
  await db
    .insertInto('passkeyChallenge')
    .values({
      challengeHash: hashToken(challenge),
      holderHash,
      personId,
      expiresAt: sql<Date>`now() + make_interval(mins => ${CHALLENGE_MINUTES}::int)`,
    })
    .execute()
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns undefined when it is unknown, taken, expired or for somebody else. Runs outside the transaction of what
 * follows, so that the challenge stays taken when that is refused.
 */
export async function takeChallenge(
  db: Db,
  clientDataJSON: string,
  { holderHash, personId }: Holder,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined) return undefined
  const taken = await db
    .deleteFrom('passkeyChallenge')
    .where('challengeHash', '=', hashToken(challenge))
    .where('holderHash', '=', holderHash)
    .where('personId', 'is not distinct from', personId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('holderHash')
    .executeTakeFirst()
  return taken && challenge
}
