import type { Kysely } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** `size`: in bytes. */
export type CompleteFile = { id: number; mediaType: string; size: number }

const selectFile = (db: Db, companyId: number, fileId: number) =>
  db
    .selectFrom('companyRecordFile as file')
    .innerJoin('companyRecord as record', 'record.id', 'file.recordId')
    .select(['file.id', 'file.mediaType', 'file.size'])
    .where('file.id', '=', fileId)
    .where('file.completedAt', 'is not', null)
    .where('record.companyId', '=', companyId)

export const findCompleteFile = (
  db: Db,
  companyId: number,
  fileId: number,
): Promise<CompleteFile | undefined> => selectFile(db, companyId, fileId).executeTakeFirst()

/** Locks the file against deletion until the end of the transaction. */
export const findCompleteFileForShare = (transaction: Db, companyId: number, fileId: number) =>
  selectFile(transaction, companyId, fileId).forKeyShare('file').executeTakeFirst()

export async function hasPreview(db: Db, fileId: number): Promise<boolean> {
  const row = await db
    .selectFrom('storedObject')
    .select('key')
    .where('fileId', '=', fileId)
    .where('purpose', '=', 'preview')
    .where('isStored', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** For a preview that is not stored, or not for certain. */
export const deleteUnfinishedPreview = (db: Db, fileId: number) =>
  db
    .deleteFrom('storedObject')
    .where('fileId', '=', fileId)
    .where('purpose', '=', 'preview')
    .where('isStored', '=', false)
    .execute()
