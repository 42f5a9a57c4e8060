import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'

import type { Database } from '../database/schema.ts'
import { startWorker, type Worker } from '../runtime/worker.ts'
import type { Storage } from './storage.ts'

// A trigger adds every object that is deleted from the database to storage_deletion, in the same transaction. The
// object is deleted afterwards, and its row last: when a process ends in between, the next worker deletes the object.

type Db = Kysely<Database>

/** Longer than a deletion can take, so that no other worker deletes the same objects. */
const CLAIM_EXPIRY = sql<Date>`now() + interval '1 minute'`
/** 10 s after the first failure, then twice as long each time, up to an hour. */
const BACKOFF = sql<Date>`now() + least(interval '5 seconds' * 2 ^ least(attempts, 10), interval '1 hour')`
/** The parts of one large file. */
const BATCH_SIZE = 100
/** For abandoned uploads and deletions that failed earlier. */
const POLL_INTERVAL_MS = 30_000

/** Of an advisory lock: while a session holds it, objects are not deleted. */
const KEPT_LOCK = 7_041_966

/** Keeps objects that are no longer referred to, until the session ends. */
export async function keepObjects(session: pg.ClientBase): Promise<void> {
  await session.query('select pg_advisory_lock_shared($1)', [KEPT_LOCK])
}

const isNothingKept = sql<boolean>`not exists (
  select from pg_locks join pg_database on pg_database.oid = database
  where datname = current_database() and locktype = 'advisory' and classid = 0 and objid = ${sql.lit(KEPT_LOCK)})`

/** Should be woken after files were deleted. */
export type Cleaner = Worker

/** This adds their objects to storage_deletion. */
const deleteExpiredUploads = (db: Db) =>
  db.deleteFrom('companyRecordFile').where('expiresAt', '<', sql<Date>`now()`).execute()

/** After a crash the claim expires in a minute. */
const claimDeletions = (db: Db) =>
  db
    .updateTable('storageDeletion')
    .set({ attempts: sql`attempts + 1`, nextAttemptAt: CLAIM_EXPIRY })
    .where('key', 'in', (query) =>
      query
        .selectFrom('storageDeletion')
        .select('key')
        .where('nextAttemptAt', '<=', sql<Date>`now()`)
        .where(isNothingKept)
        .orderBy('nextAttemptAt')
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .returning('key')
    .execute()

async function deleteNext(db: Db, storage: Storage, logger: FastifyBaseLogger): Promise<boolean> {
  const claimed = await claimDeletions(db)
  for (const { key } of claimed) {
    const failure = await storage.delete(key).catch((error: Error) => error)
    if (failure) {
      logger.warn({ err: failure.cause ?? failure }, 'a stored object could not be deleted')
      await db.updateTable('storageDeletion').set({ nextAttemptAt: BACKOFF }).where('key', '=', key).execute()
    } else await db.deleteFrom('storageDeletion').where('key', '=', key).execute()
  }
  return claimed.length > 0
}

/** Several workers can run at once, also in other processes. */
export const startCleaner = (db: Db, storage: Storage, logger: FastifyBaseLogger): Cleaner =>
  startWorker({
    prepare: () => deleteExpiredUploads(db),
    doNext: () => deleteNext(db, storage, logger),
    interval: POLL_INTERVAL_MS,
    name: 'cleaner',
    failure: 'the storage of files could not be cleaned',
    logger,
  })
