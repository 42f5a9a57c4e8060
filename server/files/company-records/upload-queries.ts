import { type Kysely, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { StoredPart } from '#server/platform/storage/stored-parts.ts'

// An upload is the row of its file, and has its id. Each part has a row before its bytes are stored, so that the
// storage never has bytes without a row.

type Db = Kysely<Database>

/** Maximum number of parts of one file, which limits its interruptions. */
const MAX_PARTS = 1_000
const INTERRUPTED_TOO_OFTEN = 'Het uploaden is te vaak onderbroken. Begin opnieuw met dit bestand.'
const TAKEN_OVER = 'Dit bestand wordt op een andere plek al geüpload.'

export const uploadTakenOver = () => new Refusal(409, TAKEN_OVER, 'UPLOAD_CONFLICT')

/** `size`: in bytes; `received`: number of bytes that are stored. */
export type Upload = {
  id: number
  recordId: number
  name: string
  size: number
  received: number
  isComplete: boolean
  expiresAt: Date | null
}

/**
 * 'pending': a part that becomes content when the file is complete, in place of any content at its position: the last
 * part, and changed parts of a picture. 'preview': made when a picture becomes a photo of an action point.
 */
export type Purpose = 'content' | 'pending' | 'thumbnail' | 'preview'

type NewObject = Omit<StoredPart, 'key'> & { purpose: Purpose }

const countParts = (uploadId: number) =>
  sql<number>`(select count(*)::int from stored_object where file_id = ${uploadId} and purpose = 'content')`

const selectUpload = (db: Db, recordId: number, uploadId: number) =>
  db
    .selectFrom('companyRecordFile as file')
    .select([
      'file.id',
      'recordId',
      'name',
      'size',
      'expiresAt',
      sql<boolean>`completed_at is not null`.as('isComplete'),
      sql<number>`(select coalesce(sum(size), 0)::int from stored_object
        where file_id = file.id and purpose = 'content' and is_stored)`.as('received'),
    ])
    .where('file.id', '=', uploadId)
    .where('recordId', '=', recordId)
    .where((query) =>
      query.or([query('completedAt', 'is not', null), query('expiresAt', '>', sql<Date>`now()`)]),
    )

/** Includes complete uploads, but not expired ones. */
export const findUpload = (db: Db, recordId: number, uploadId: number): Promise<Upload | undefined> =>
  selectUpload(db, recordId, uploadId).executeTakeFirst()

export const findUploadForUpdate = (transaction: Db, recordId: number, uploadId: number) =>
  selectUpload(transaction, recordId, uploadId).forUpdate('file').executeTakeFirst()

/** Returns false when there was no such upload under way. */
export async function deleteUpload(db: Db, uploadId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('companyRecordFile')
    .where('id', '=', uploadId)
    .where('completedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** One statement, since every megabyte of a file needs one. undefined when it is not allowed. */
const insertObject = (db: Db, uploadId: number, { position, size, checksum, purpose }: NewObject) =>
  db
    .with('upload', (query) =>
      query
        .selectFrom('companyRecordFile')
        .select(['id', countParts(uploadId).as('count')])
        .where('id', '=', uploadId)
        .forKeyShare(),
    )
    .insertInto('storedObject')
    .columns(['fileId', 'purpose', 'position', 'size', 'checksum'])
    .expression((query) =>
      query
        .selectFrom('upload')
        .select([
          'id',
          sql<string>`${purpose}::text`.as('purpose'),
          sql<number>`${position}::integer`.as('position'),
          sql<number>`${size}::integer`.as('size'),
          sql<Buffer | null>`${checksum}::bytea`.as('checksum'),
        ])
        .where(sql<boolean>`${purpose}::text <> 'content' or count < ${MAX_PARTS}`),
    )
    .onConflict((conflict) => conflict.columns(['fileId', 'purpose', 'position']).doNothing())
    .returning('key')
    .executeTakeFirst()

/**
 * Adds the row before the object is stored. Refuses with 404 when the upload was deleted, and with 409 when another
 * request sends the same part, or when there are too many parts.
 */
export async function addObject(db: Db, uploadId: number, object: NewObject): Promise<string> {
  const row = await insertObject(db, uploadId, object)
  if (row) return row.key
  const upload = await db
    .selectFrom('companyRecordFile')
    .select(countParts(uploadId).as('count'))
    .where('id', '=', uploadId)
    .executeTakeFirst()
  if (!upload) throw new Refusal(404)
  if (object.purpose === 'content' && upload.count >= MAX_PARTS)
    throw new Refusal(409, INTERRUPTED_TOO_OFTEN, 'UPLOAD_CONFLICT')
  throw uploadTakenOver()
}

/** Refuses with 409 when another request took the upload over meanwhile. */
export async function recordStored(db: Db, key: string): Promise<void> {
  const stored = await db
    .updateTable('storedObject')
    .set({ isStored: true })
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst()
  if (!stored) throw uploadTakenOver()
}

export const deleteObject = (db: Db, key: string) =>
  db.deleteFrom('storedObject').where('key', '=', key).execute()

export const listParts = (db: Db, fileId: number): Promise<StoredPart[]> =>
  db
    .selectFrom('storedObject')
    .select(['key', 'position', 'size', 'checksum'])
    .where('fileId', '=', fileId)
    .where('purpose', '=', 'content')
    .orderBy('position')
    .execute()

export const findThumbnail = (db: Db, recordId: number, fileId: number): Promise<StoredPart | undefined> =>
  db
    .selectFrom('storedObject')
    .innerJoin('companyRecordFile as file', 'file.id', 'fileId')
    .select(['key', 'position', 'storedObject.size', 'checksum'])
    .where('file.id', '=', fileId)
    .where('recordId', '=', recordId)
    .where('completedAt', 'is not', null)
    .where('purpose', '=', 'thumbnail')
    .executeTakeFirst()
