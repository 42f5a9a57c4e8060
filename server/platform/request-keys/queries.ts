import { type DatabaseConnection, type Kysely, sql } from 'kysely'

import type { Database } from '../database/schema.ts'
import type { Answer } from '../http/idempotency-key.ts'

type Db = Kysely<Database>

export const ANSWER_HOURS = 24
/** An attempt that did not report counts as lost with its server; if it goes on, `recordCommit` rolls it back. */
const LOST_AFTER_S = 10
export const REPORT_INTERVAL_MS = 3_000

const isLost = sql<boolean>`request_key.started_at < now() - make_interval(secs => ${LOST_AFTER_S})`

export type Attempt = {
  id: Buffer
  personId: number | null
  fingerprint: Buffer
  attempt: string
}

/** Returns false while the key belongs to another attempt. */
export async function reserveKey(db: Db, { id, personId, ...attempt }: Attempt): Promise<boolean> {
  const started = { ...attempt, startedAt: sql<Date>`now()`, isCommitted: false, status: null, body: null }
  const reserved = await db
    .insertInto('requestKey')
    .values({ id, personId, ...started })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(started)
        .where(
          sql<boolean>`
            request_key.started_at < now() - make_interval(hours => ${ANSWER_HOURS})
            or not request_key.is_committed and ${isLost}`,
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return reserved !== undefined
}

/** Undefined when the attempt failed, which frees the key. `isLost`: lost with its server, without an answer. */
export const findKey = (db: Db, id: Buffer) =>
  db
    .selectFrom('requestKey')
    .select(['fingerprint', 'isCommitted', 'status', 'body', isLost.as('isLost')])
    .where('id', '=', id)
    .executeTakeFirst()

export const reportAttempt = (db: Db, { id, attempt }: Attempt) =>
  db
    .updateTable('requestKey')
    .set({ startedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute()

/**
 * In its transaction. Returns false when it counts as lost and another one has begun: then it must not be committed.
 */
export async function recordCommit(
  db: Db,
  connection: DatabaseConnection,
  { id, attempt }: Attempt,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await connection.executeQuery(
    db
      .updateTable('requestKey')
      .set({ isCommitted: true })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .compile(),
  )
  return numAffectedRows > 0n
}

export const storeAnswer = (db: Db, { id, attempt }: Attempt, { status, body }: Answer) =>
  db
    .updateTable('requestKey')
    .set({ status, body })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute()

/** `isRefused`: on purpose, so that nothing was done, whatever was committed. */
export const freeKey = (db: Db, { id, attempt }: Attempt, isRefused: boolean) =>
  db
    .deleteFrom('requestKey')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .$if(!isRefused, (query) => query.where('isCommitted', '=', false))
    .execute()
