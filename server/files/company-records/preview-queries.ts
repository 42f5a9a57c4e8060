import type { Kysely } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** A complete file of the company file. `size`: in bytes. */
export type CompleteFile = { id: number; mediaType: string; size: number }

const selectFile = (db: Db, companyId: number, fileId: number) =>
  db
    .selectFrom('company_record_file as file')
    .innerJoin('company_record as record', 'record.id', 'file.record_id')
    .select(['file.id', 'file.media_type as mediaType', 'file.size'])
    .where('file.id', '=', fileId)
    .where('file.completed_at', 'is not', null)
    .where('record.company_id', '=', companyId)

/** Returns a complete file of a company; undefined when the company has no such file. */
export const findCompleteFile = (
  db: Db,
  companyId: number,
  fileId: number,
): Promise<CompleteFile | undefined> => selectFile(db, companyId, fileId).executeTakeFirst()

/** Like `findCompleteFile`, and locks the file against deletion until the end of the transaction. */
export const findCompleteFileForShare = (transaction: Db, companyId: number, fileId: number) =>
  selectFile(transaction, companyId, fileId).forKeyShare('file').executeTakeFirst()

/** Whether a file has a preview that is stored. */
export async function hasPreview(db: Db, fileId: number): Promise<boolean> {
  const row = await db
    .selectFrom('stored_object')
    .select('key')
    .where('file_id', '=', fileId)
    .where('purpose', '=', 'preview')
    .where('is_stored', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the row of a preview that is not stored, or not for certain. */
export const deleteUnfinishedPreview = (db: Db, fileId: number) =>
  db
    .deleteFrom('stored_object')
    .where('file_id', '=', fileId)
    .where('purpose', '=', 'preview')
    .where('is_stored', '=', false)
    .execute()
