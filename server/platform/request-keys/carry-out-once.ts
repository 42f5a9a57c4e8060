import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import type { Kysely } from 'kysely'

import { withCommitHook } from '../database/dialect.ts'
import type { Database } from '../database/schema.ts'
import type { Answer, KeyedRequest } from '../http/idempotency-key.ts'
import { Refusal } from '../http/refusal.ts'
import { hashToken } from '../session/token.ts'
import {
  type Attempt,
  findKey,
  freeKey,
  REPORT_INTERVAL_MS,
  recordCommit,
  reportAttempt,
  reserveKey,
  storeAnswer,
} from './queries.ts'

type Db = Kysely<Database>

/** Less than a browser waits for an answer. */
const MAX_WAIT_MS = 15_000
const POLL_MS = 50

const REUSED =
  'Dit hebben we al, maar met andere gegevens. Kijk eerst of het er al staat, voordat je het opnieuw opslaat.'
const STILL_BUSY = 'Dit wordt nog verwerkt. Wacht even en probeer het dan opnieuw.'
const ALREADY_DONE = 'Dit is al opgeslagen. Laad de pagina opnieuw om het te zien.'

/** Only hashes are stored. A body may contain a password: without the key its hash says nothing about it. */
const attemptOf = ({ key, personId, content }: KeyedRequest): Attempt => ({
  id: hashToken(`${personId ?? ''}:${key}`),
  personId,
  fingerprint: createHmac('sha256', key).update(content).digest(),
  attempt: randomUUID(),
})

/**
 * The same request with the same key gets the same answer, once it is there; a failed attempt frees the key. Throws
 * what `carryOut` throws. Refuses with 422 (another request with the key) and 409 (the first takes too long, or its
 * answer was lost with its server).
 */
export async function carryOutOnce(
  db: Db,
  request: KeyedRequest,
  carryOut: () => Promise<Answer>,
): Promise<Answer> {
  const attempt = attemptOf(request)
  for (const end = Date.now() + MAX_WAIT_MS; ; await setTimeout(POLL_MS)) {
    if (await reserveKey(db, attempt)) return carryOutReserved(db, attempt, carryOut)
    const stored = await findKey(db, attempt.id)
    if (!stored) continue
    if (!stored.fingerprint.equals(attempt.fingerprint))
      throw new Refusal(422, REUSED, 'IDEMPOTENCY_KEY_REUSED')
    const { status, body, isCommitted, isLost } = stored
    if (status !== null) return { status, body }
    // Lost before its commit since the key was asked for: the next turn of the loop gets the key.
    if ((isLost && isCommitted) || Date.now() > end) throw stillWithoutAnswer(stored)
  }
}

const stillWithoutAnswer = ({ isCommitted }: { isCommitted: boolean }) =>
  isCommitted
    ? new Refusal(409, ALREADY_DONE, 'REQUEST_ALREADY_DONE')
    : new Refusal(409, STILL_BUSY, 'REQUEST_UNDER_WAY')

async function carryOutReserved(db: Db, attempt: Attempt, carryOut: () => Promise<Answer>): Promise<Answer> {
  const reports = setInterval(() => void reportAttempt(db, attempt).catch(() => {}), REPORT_INTERVAL_MS)
  try {
    const answer = await withCommitHook(async (connection) => {
      if (!(await recordCommit(db, connection, attempt))) throw stillWithoutAnswer({ isCommitted: false })
    }, carryOut)
    await storeAnswer(db, attempt, answer)
    return answer
  } catch (error) {
    await freeKey(db, attempt, error instanceof Refusal)
    throw error
  } finally {
    clearInterval(reports)
  }
}
