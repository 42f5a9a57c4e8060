import { type Kysely, sql } from 'kysely'

import { recordActivity } from '#server/history/activity/record-activity.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { requireRoom } from '#server/platform/http/cap.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { recordFileChange } from './change-company-record.ts'
import { findUploadForUpdate, type Upload, uploadTakenOver } from './upload-queries.ts'

type Db = Kysely<Database>

/** Maximum number of files of one item. */
const MAX_FILES = 100
const TOO_MANY_FILES = `Je kunt bij één item hooguit ${MAX_FILES} bestanden bewaren. Maak een nieuw item.`
const NO_SPACE = (megabytes: number) =>
  `Alle bestanden van een bedrijf samen mogen hooguit ${megabytes} MB zijn. Verwijder eerst bestanden die je niet meer nodig hebt.`

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

const requireFewFiles = (transaction: Db, recordId: number) =>
  requireRoom(transaction.selectFrom('company_record_file').where('record_id', '=', recordId), {
    max: MAX_FILES,
    message: TOO_MANY_FILES,
    code: 'FILE_LIMIT_REACHED',
  })

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
    const upload = await findUploadForUpdate(transaction, recordId, uploadId)
    if (!upload) throw new Refusal(404)
    if (upload.isComplete || upload.received !== offset) throw new Refusal(409, null, 'UPLOAD_CONFLICT')
    await transaction
      .deleteFrom('stored_object')
      .where('file_id', '=', uploadId)
      .where((query) => query.or([query('is_stored', '=', false), query('purpose', '<>', 'content')]))
      .execute()
    return upload
  })

/** Locks the company of an item until the end of the transaction. Returns its id; undefined when the item was deleted. */
async function lockCompanyOf(transaction: Db, recordId: number): Promise<number | undefined> {
  const company = await transaction
    .selectFrom('company')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('company_record').select('company_id').where('id', '=', recordId),
    )
    .forKeyShare()
    .executeTakeFirst()
  return company?.id
}

/**
 * Makes a file of an upload. `size`: in bytes; `pending`: the keys of the parts that become content. Refuses with 409
 * when another request took the upload over, or the item was deleted.
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
    const companyId = await lockCompanyOf(transaction, recordId)
    if (companyId === undefined) throw uploadTakenOver()
    await recordFileChange(transaction, recordId, userId)
    const positions = await transaction
      .selectFrom('stored_object')
      .select('position')
      .where('key', 'in', pending)
      .where('purpose', '=', 'pending')
      .forUpdate()
      .execute()
    if (positions.length < pending.length) throw uploadTakenOver()
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
    await recordActivity(transaction, {
      companyId,
      personId: userId,
      kind: 'COMPANY_RECORD_FILE_ADDED',
      itemId: recordId,
    })
  })
