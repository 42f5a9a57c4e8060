import { type Kysely, sql } from 'kysely'

import type { DataExport } from '#shared/domain/data-export.ts'
import type { Database } from '../database/schema.ts'
import type { StoredPart } from '../storage/stored-parts.ts'

type Db = Kysely<Database>

/** The last day on which a download is there: it expires when that day ends in Amsterdam. */
const availableUntil = sql<string>`to_char(expires_at at time zone 'Europe/Amsterdam' - interval '1 day', 'YYYY-MM-DD')`

/** The download of a person that has not expired. */
const selectExport = (db: Db, personId: number) =>
  db
    .selectFrom('data_export')
    .where('person_id', '=', personId)
    .where((query) => query.or([query('expires_at', 'is', null), query('expires_at', '>', sql<Date>`now()`)]))

/** Returns the state of the download of a person. */
export async function findExport(db: Db, personId: number): Promise<DataExport> {
  const row = await selectExport(db, personId)
    .select([
      'steps_done as done',
      'steps_total as total',
      'failed_at',
      'size',
      availableUntil.as('availableUntil'),
    ])
    .executeTakeFirst()
  if (!row) return { status: 'NONE' }
  const { done, total, failed_at, size, availableUntil: day } = row
  if (failed_at) return { status: 'FAILED' }
  return size === null
    ? { status: 'PENDING', done, total }
    : { status: 'READY', size: Number(size), availableUntil: day }
}

/** A ZIP that can be downloaded. `size`: in bytes. */
export type StoredExport = { id: number; size: number; parts: StoredPart[] }

/** Returns the ZIP of a person with its parts in their order; undefined when there is none, or it has expired. */
export async function findStoredExport(db: Db, personId: number): Promise<StoredExport | undefined> {
  const row = await selectExport(db, personId)
    .select(['id', 'size'])
    .where('completed_at', 'is not', null)
    .executeTakeFirst()
  if (!row) return undefined
  const parts = await db
    .selectFrom('data_export_part')
    .select(['key', 'position', 'size'])
    .where('export_id', '=', row.id)
    .orderBy('position')
    .execute()
  return {
    id: row.id,
    size: Number(row.size),
    parts: parts.map((part) => ({ ...part, position: Number(part.position) })),
  }
}

/**
 * Adds a download for a person, in place of one that is completed or failed. Returns whether it was added: false, and
 * nothing changes, while one is being made. Of several at the same time, one is added. Must run in a transaction.
 */
export async function putExport(transaction: Db, personId: number): Promise<boolean> {
  await transaction
    .deleteFrom('data_export')
    .where('person_id', '=', personId)
    .where('expires_at', 'is not', null)
    .execute()
  const added = await transaction
    .insertInto('data_export')
    .values({ person_id: personId })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Deletes the downloads that have expired, also those that failed. Returns whether there were any. */
export async function deleteExpired(db: Db): Promise<boolean> {
  const deleted = await db
    .deleteFrom('data_export')
    .where('expires_at', '<=', sql<Date>`now()`)
    .returning('id')
    .execute()
  return deleted.length > 0
}
