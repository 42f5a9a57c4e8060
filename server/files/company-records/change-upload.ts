import { type Kysely, sql } from 'kysely'

import { recordCompanyActivity } from '#server/history/company-activity/record-company-activity.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { requireRoom } from '#server/platform/http/cap.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { recordFileChange } from './change-company-record.ts'
import { findUploadForUpdate, type Upload, uploadTakenOver } from './upload-queries.ts'

type Db = Kysely<Database>

const MAX_FILES = 100
const TOO_MANY_FILES = `Je kunt bij één item hooguit ${MAX_FILES} bestanden bewaren. Maak een nieuw item.`
const NO_SPACE = (megabytes: number) =>
  `Alle bestanden van een bedrijf samen mogen hooguit ${megabytes} MB zijn. Verwijder eerst bestanden die je niet meer nodig hebt.`

/** `size`, `quota`: in bytes. Refuses with 413 without space. */
async function requireSpace(transaction: Db, companyId: number, size: number, quota: number) {
  const { total } = await transaction
    .selectFrom('companyRecordFile')
    .innerJoin('companyRecord', 'companyRecord.id', 'recordId')
    .select(sql<string>`coalesce(sum(size), 0)`.as('total'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  if (Number(total) + size > quota)
    throw new Refusal(413, NO_SPACE(quota / 1024 ** 2), 'COMPANY_QUOTA_REACHED')
}

/** What somebody stores whose address may be invented, in bytes: one file of the largest size. */
const UNVERIFIED_QUOTA = 100 * 1024 ** 2
const NOT_VERIFIED = `Zolang je e-mailadres niet is bevestigd, bewaar je hooguit ${UNVERIFIED_QUOTA / 1024 ** 2} MB. Bevestig het met de mail die je van ons kreeg. Geen mail gekregen? Bij "Mijn gegevens" stuur je hem opnieuw.`

/**
 * An unverified person is in companies of their own only. Locks that person, so that uploads at once all count. Refuses
 * with 403.
 */
async function requireSpaceOfPerson(transaction: Db, personId: number, size: number): Promise<void> {
  const unverified = await transaction
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where('emailVerifiedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!unverified) return
  const { total } = await transaction
    .selectFrom('companyRecordFile')
    .innerJoin('companyRecord', 'companyRecord.id', 'recordId')
    .innerJoin('company', 'company.id', 'companyId')
    .select(sql<string>`coalesce(sum(size), 0)`.as('total'))
    .where('ownerId', '=', personId)
    .executeTakeFirstOrThrow()
  if (Number(total) + size > UNVERIFIED_QUOTA) throw new Refusal(403, NOT_VERIFIED, 'EMAIL_NOT_VERIFIED')
}

const requireFewFiles = (transaction: Db, recordId: number) =>
  requireRoom(transaction.selectFrom('companyRecordFile').where('recordId', '=', recordId), {
    max: MAX_FILES,
    message: TOO_MANY_FILES,
    code: 'FILE_LIMIT_REACHED',
  })

/**
 * `size`: maximum, and `quota`, in bytes. `lifetime`: in seconds. Uploads of a company are created one by one, to stay
 * below its quota. Refuses with 403 above what an unverified person may store, with 404 when the item was deleted, with
 * 409 when it has too many files, and with 413 without space.
 */
export const createUpload = (
  db: Db,
  { companyId, recordId, userId }: { companyId: number; recordId: number; userId: number },
  { name, size, lifetime, quota }: { name: string; size: number; lifetime: number; quota: number },
): Promise<Upload> =>
  db.transaction().execute(async (transaction) => {
    await requireSpaceOfPerson(transaction, userId, size)
    await transaction
      .selectFrom('company')
      .select('id')
      .where('id', '=', companyId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const record = await transaction
      .selectFrom('companyRecord')
      .select('id')
      .where('id', '=', recordId)
      .where('companyId', '=', companyId)
      .forKeyShare()
      .executeTakeFirst()
    if (!record) throw new Refusal(404)
    await requireFewFiles(transaction, recordId)
    await requireSpace(transaction, companyId, size, quota)
    const { id, expiresAt } = await transaction
      .insertInto('companyRecordFile')
      .values({
        recordId,
        name,
        size,
        createdBy: userId,
        expiresAt: sql<Date>`now() + make_interval(secs => ${lifetime})`,
      })
      .returning(['id', 'expiresAt'])
      .executeTakeFirstOrThrow()
    return { id, recordId, name, size, received: 0, isComplete: false, expiresAt: expiresAt }
  })

/**
 * Takes the upload over from a request that still seems to send it: the part that it is storing is dropped. `offset`:
 * in bytes. Refuses with 404 without the upload, and with 409 when it continues at another byte.
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
      .deleteFrom('storedObject')
      .where('fileId', '=', uploadId)
      .where((query) => query.or([query('isStored', '=', false), query('purpose', '<>', 'content')]))
      .execute()
    return upload
  })

async function lockCompanyOf(transaction: Db, recordId: number): Promise<number | undefined> {
  const company = await transaction
    .selectFrom('company')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('companyRecord').select('companyId').where('id', '=', recordId),
    )
    .forKeyShare()
    .executeTakeFirst()
  return company?.id
}

/**
 * `size`: in bytes; `pending`: keys of the parts that become content. Refuses with 409 when another request took the
 * upload over, or the item was deleted.
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
      .selectFrom('storedObject')
      .select('position')
      .where('key', 'in', pending)
      .where('purpose', '=', 'pending')
      .forUpdate()
      .execute()
    if (positions.length < pending.length) throw uploadTakenOver()
    await transaction
      .deleteFrom('storedObject')
      .where('fileId', '=', id)
      .where('purpose', '=', 'content')
      .where(
        'position',
        'in',
        positions.map(({ position }) => position),
      )
      .execute()
    await transaction
      .updateTable('storedObject')
      .set({ purpose: 'content' })
      .where('key', 'in', pending)
      .execute()
    await transaction
      .updateTable('companyRecordFile')
      .set({ size, mediaType, expiresAt: null, completedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    await recordCompanyActivity(transaction, {
      companyId,
      personId: userId,
      kind: 'COMPANY_RECORD_FILE_ADDED',
      itemId: recordId,
    })
  })
