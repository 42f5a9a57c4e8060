import { type Kysely, sql } from 'kysely'

import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { recordFileChange } from './change-company-record.ts'

// An upload is the row of its file, and has its id. Each part of it has a row before its bytes are stored, so that no
// bytes are ever in the storage without a row.

type Db = Kysely<Database>

/** Maximum number of files of one item, and of the parts of one file, which limits its interruptions. */
const MAX_FILES = 100
const MAX_PARTS = 1_000
const TOO_MANY_FILES = `Je kunt bij één item hooguit ${MAX_FILES} bestanden bewaren. Maak een nieuw item.`
const NO_SPACE = (megabytes: number) =>
  `Alle bestanden van een bedrijf samen mogen hooguit ${megabytes} MB zijn. Verwijder eerst bestanden die je niet meer nodig hebt.`
const INTERRUPTED_TOO_OFTEN = 'Het uploaden is te vaak onderbroken. Begin opnieuw met dit bestand.'
const TAKEN_OVER = 'Dit bestand wordt op een andere plek al geüpload.'

/** An upload under way. `size`: in bytes; `received`: number of bytes that are stored. */
export type Upload = {
  id: number
  recordId: number
  name: string
  size: number
  received: number
  isComplete: boolean
  expiresAt: Date | null
}

/** A stored part of a file. `position`: of its first byte; `size`: in bytes. */
export type StoredPart = { key: string; position: number; size: number }

/**
 * The purpose of an object. 'pending': a part that becomes content when the file is complete, instead of the content at
 * its position, if any: the last part, and parts of a picture that are changed.
 */
export type Purpose = 'content' | 'pending' | 'thumbnail'

type NewObject = Omit<StoredPart, 'key'> & { purpose: Purpose }

const countParts = (uploadId: number) =>
  sql<number>`(select count(*)::int from stored_object where file_id = ${uploadId} and purpose = 'content')`

/** Refuses with 413 when a company has no space for another file of this size. `quota`: in bytes. */
async function requireSpace(transaction: Db, companyId: number, size: number, quota: number) {
  const { total } = await transaction
    .selectFrom('company_record_file')
    .innerJoin('company_record', 'company_record.id', 'record_id')
    .select(sql<string>`coalesce(sum(size), 0)`.as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  if (Number(total) + size > quota)
    throw new Refusal(413, NO_SPACE(quota / 1024 ** 2), 'COMPANY_QUOTA_REACHED')
}

async function requireFewFiles(transaction: Db, recordId: number) {
  const { count } = await transaction
    .selectFrom('company_record_file')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_FILES) throw new Refusal(409, TOO_MANY_FILES, 'FILE_LIMIT_REACHED')
}

/**
 * Creates an upload of a user for an item that this user may change. `size`: the maximum, in bytes; `quota`: of the
 * company. `lifetime`: in seconds. Uploads of a company are created one by one, so that together they stay below the
 * quota. Refuses with 404 when the item was deleted, with 409 when it has too many files, and with 413 when there is no
 * space.
 */
export const createUpload = (
  db: Db,
  { companyId, recordId, userId }: { companyId: number; recordId: number; userId: number },
  { name, size, lifetime, quota }: { name: string; size: number; lifetime: number; quota: number },
): Promise<Upload> =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('company')
      .select('id')
      .where('id', '=', companyId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const record = await transaction
      .selectFrom('company_record')
      .select('id')
      .where('id', '=', recordId)
      .where('company_id', '=', companyId)
      .forKeyShare()
      .executeTakeFirst()
    if (!record) throw new Refusal(404)
    await requireFewFiles(transaction, recordId)
    await requireSpace(transaction, companyId, size, quota)
    const { id, expires_at } = await transaction
      .insertInto('company_record_file')
      .values({
        record_id: recordId,
        name,
        size,
        created_by: userId,
        expires_at: sql<Date>`now() + make_interval(secs => ${lifetime})`,
      })
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow()
    return { id, recordId, name, size, received: 0, isComplete: false, expiresAt: expires_at }
  })

const selectUpload = (db: Db, recordId: number, uploadId: number) =>
  db
    .selectFrom('company_record_file as file')
    .select([
      'file.id',
      'record_id as recordId',
      'name',
      'size',
      'expires_at as expiresAt',
      sql<boolean>`completed_at is not null`.as('isComplete'),
      sql<number>`(select coalesce(sum(size), 0)::int from stored_object
        where file_id = file.id and purpose = 'content' and is_stored)`.as('received'),
    ])
    .where('file.id', '=', uploadId)
    .where('record_id', '=', recordId)
    .where((query) =>
      query.or([query('completed_at', 'is not', null), query('expires_at', '>', sql<Date>`now()`)]),
    )

/** Returns an upload, also a complete one; undefined when it does not exist or has expired. */
export const findUpload = (db: Db, recordId: number, uploadId: number): Promise<Upload | undefined> =>
  selectUpload(db, recordId, uploadId).executeTakeFirst()

/**
 * Continues an upload from its byte `offset`, and takes it over from a request that still seems to send it: the part
 * that it is storing is dropped. Refuses with 404 when the upload is absent, and with 409 when it continues at another
 * byte.
 */
export const continueUpload = (
  db: Db,
  recordId: number,
  { uploadId, offset }: { uploadId: number; offset: number },
): Promise<Upload> =>
  db.transaction().execute(async (transaction) => {
    const upload = await selectUpload(transaction, recordId, uploadId).forUpdate('file').executeTakeFirst()
    if (!upload) throw new Refusal(404)
    if (upload.isComplete || upload.received !== offset) throw new Refusal(409, null, 'UPLOAD_CONFLICT')
    await transaction
      .deleteFrom('stored_object')
      .where('file_id', '=', uploadId)
      .where((query) => query.or([query('is_stored', '=', false), query('purpose', '<>', 'content')]))
      .execute()
    return upload
  })

/** Deletes an upload under way; does nothing when it is complete. Returns whether it was there. */
export async function deleteUpload(db: Db, uploadId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('company_record_file')
    .where('id', '=', uploadId)
    .where('completed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/**
 * Adds the row of an object in one statement, since every megabyte of a file needs one. Returns undefined when it is
 * not allowed.
 */
const insertObject = (db: Db, uploadId: number, { position, size, purpose }: NewObject) =>
  db
    .with('upload', (query) =>
      query
        .selectFrom('company_record_file')
        .select(['id', countParts(uploadId).as('count')])
        .where('id', '=', uploadId)
        .forKeyShare(),
    )
    .insertInto('stored_object')
    .columns(['file_id', 'purpose', 'position', 'size'])
    .expression((query) =>
      query
        .selectFrom('upload')
        .select([
          'id',
          sql<string>`${purpose}::text`.as('purpose'),
          sql<number>`${position}::integer`.as('position'),
          sql<number>`${size}::integer`.as('size'),
        ])
        .where(sql<boolean>`${purpose}::text <> 'content' or count < ${MAX_PARTS}`),
    )
    .onConflict((conflict) => conflict.columns(['file_id', 'purpose', 'position']).doNothing())
    .returning('key')
    .executeTakeFirst()

/**
 * Adds the row of an object that is going to be stored. Returns its key. Refuses with 404 when the upload was deleted, and
 * with 409 when another request sends the same part, or when there are too many parts.
 */
export async function addObject(db: Db, uploadId: number, object: NewObject): Promise<string> {
  const row = await insertObject(db, uploadId, object)
  if (row) return row.key
  const upload = await db
    .selectFrom('company_record_file')
    .select(countParts(uploadId).as('count'))
    .where('id', '=', uploadId)
    .executeTakeFirst()
  if (!upload) throw new Refusal(404)
  const isFull = object.purpose === 'content' && upload.count >= MAX_PARTS
  throw new Refusal(409, isFull ? INTERRUPTED_TOO_OFTEN : TAKEN_OVER, 'UPLOAD_CONFLICT')
}

/** Records that an object is stored. Refuses with 409 when another request took the upload over meanwhile. */
export async function recordStored(db: Db, key: string): Promise<void> {
  const stored = await db
    .updateTable('stored_object')
    .set({ is_stored: true })
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst()
  if (!stored) throw new Refusal(409, TAKEN_OVER, 'UPLOAD_CONFLICT')
}

/** Deletes an object of an upload. */
export const deleteObject = (db: Db, key: string) =>
  db.deleteFrom('stored_object').where('key', '=', key).execute()

/** Returns the parts of a file in their order, without pending ones. */
export const listParts = (db: Db, fileId: number): Promise<StoredPart[]> =>
  db
    .selectFrom('stored_object')
    .select(['key', 'position', 'size'])
    .where('file_id', '=', fileId)
    .where('purpose', '=', 'content')
    .orderBy('position')
    .execute()

/** Returns the thumbnail of a complete file; undefined when it has none. */
export const findThumbnail = (db: Db, recordId: number, fileId: number): Promise<StoredPart | undefined> =>
  db
    .selectFrom('stored_object')
    .innerJoin('company_record_file as file', 'file.id', 'file_id')
    .select(['key', 'position', 'stored_object.size'])
    .where('file.id', '=', fileId)
    .where('record_id', '=', recordId)
    .where('completed_at', 'is not', null)
    .where('purpose', '=', 'thumbnail')
    .executeTakeFirst()

/**
 * Makes a file of an upload. `size`: in bytes; `pending`: the keys of the parts that become content. Refuses with 409
 * when another request took the upload over.
 */
export const completeUpload = (
  db: Db,
  { id, recordId }: Upload,
  {
    size,
    mediaType,
    pending,
    userId,
  }: { size: number; mediaType: string; pending: string[]; userId: number },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await recordFileChange(transaction, recordId, userId)
    const positions = await transaction
      .selectFrom('stored_object')
      .select('position')
      .where('key', 'in', pending)
      .where('purpose', '=', 'pending')
      .forUpdate()
      .execute()
    if (positions.length < pending.length) throw new Refusal(409, TAKEN_OVER, 'UPLOAD_CONFLICT')
    await transaction
      .deleteFrom('stored_object')
      .where('file_id', '=', id)
      .where('purpose', '=', 'content')
      .where(
        'position',
        'in',
        positions.map(({ position }) => position),
      )
      .execute()
    await transaction
      .updateTable('stored_object')
      .set({ purpose: 'content' })
      .where('key', 'in', pending)
      .execute()
    await transaction
      .updateTable('company_record_file')
      .set({ size, media_type: mediaType, expires_at: null, completed_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  })
