import { type DatabaseConnection, type Kysely, sql } from 'kysely'

import type { Database } from '../database/schema.ts'
import type { Answer } from '../http/idempotency-key.ts'

type Db = Kysely<Database>

/** For how long the answer to a request is kept, in hours. */
export const ANSWER_HOURS = 24
/**
 * After how long a request that neither ended nor reported that it is being carried out counts as lost with its server, in
 * seconds. One that goes on nevertheless, because its server could not report, is rolled back (`recordCommit`).
 */
const LOST_AFTER_S = 10
/** How often a request reports that it is being carried out, in milliseconds. */
export const REPORT_INTERVAL_MS = 3_000

const isLost = sql<boolean>`request_key.started_at < now() - make_interval(secs => ${LOST_AFTER_S})`

/** One attempt to carry out the request with a key. */
export type Attempt = {
  /** Derived from the key and the person. */
  id: Buffer
  /** null: a visitor. */
  personId: number | null
  /** Derived from the key and the content of the request. */
  fingerprint: Buffer
  attempt: string
}

/** Reserves a key for an attempt. Returns false while it belongs to another one. */
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

/**
 * Returns what is stored for a key; undefined when the attempt failed, which frees the key. `isLost`: without an answer,
 * the attempt was lost with its server.
 */
export const findKey = (db: Db, id: Buffer) =>
  db
    .selectFrom('requestKey')
    .select(['fingerprint', 'isCommitted', 'status', 'body', isLost.as('isLost')])
    .where('id', '=', id)
    .executeTakeFirst()

/** Reports that an attempt is being carried out. */
export const reportAttempt = (db: Db, { id, attempt }: Attempt) =>
  db
    .updateTable('requestKey')
    .set({ startedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute()

/**
 * Records in the transaction of an attempt that it is committed. Returns false when the attempt counts as lost and
 * another one has begun: then this one must not be committed.
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

/** Stores what an attempt is answered. */
export const storeAnswer = (db: Db, { id, attempt }: Attempt, { status, body }: Answer) =>
  db
    .updateTable('requestKey')
    .set({ status, body })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute()

/** Frees the key of an attempt that failed. `isRefused`: on purpose, so that nothing was done, whatever was committed. */
export const freeKey = (db: Db, { id, attempt }: Attempt, isRefused: boolean) =>
  db
    .deleteFrom('requestKey')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .$if(!isRefused, (query) => query.where('isCommitted', '=', false))
    .execute()
