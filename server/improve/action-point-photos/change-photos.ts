import type { Kysely } from 'kysely'
import {
  type CompleteFile,
  findCompleteFile,
  findCompleteFileForShare,
} from '#server/files/company-records/preview-queries.ts'
import { type Editor, lockCompany, requireMayChange } from '#server/history/authoring/changes.ts'
import { recordItemActivity } from '#server/history/company-activity/record-company-activity.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { requireRoom } from '#server/platform/http/cap.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { type ActionPointPhotoInput, MAX_PHOTOS } from '#shared/domain/improve/action-point-photo.ts'
import { findAuthor, findAuthorForUpdate } from './queries.ts'

type Db = Kysely<Database>

const LIMIT_REACHED = `Je kunt bij één actiepunt hooguit ${MAX_PHOTOS} foto’s bewaren.`

/**
 * Locks the company first, then the action point, also a completed one. Refuses with 404 when the company has no such
 * action point, and with 403 when the editor may not change it.
 */
async function lockActionPoint(transaction: Db, actionPointId: number, editor: Editor): Promise<void> {
  await lockCompany(transaction, editor.company.id)
  const author = await findAuthorForUpdate(transaction, editor.company.id, actionPointId)
  if (!author) throw new Refusal(404)
  requireMayChange(author, editor)
}

/** Refuses with 409 at the maximum number of photos, not counting that of this file. */
async function requireFewPhotos(transaction: Db, actionPointId: number, fileId: number): Promise<void> {
  const others = transaction
    .selectFrom('actionItemPhoto')
    .where('actionItemId', '=', actionPointId)
    .where('fileId', '<>', fileId)
  await requireRoom(others, { max: MAX_PHOTOS, message: LIMIT_REACHED, code: 'PHOTO_LIMIT_REACHED' })
}

/**
 * Refuses all that `addPhoto` refuses, before the preview is made, which takes time: with 404 when the company has no
 * such action point or file, with 403, and with 409 when there are too many photos.
 */
export async function requireFileToAdd(
  db: Db,
  actionPointId: number,
  fileId: number,
  editor: Editor,
): Promise<CompleteFile> {
  const author = await findAuthor(db, editor.company.id, actionPointId)
  if (!author) throw new Refusal(404)
  requireMayChange(author, editor)
  const file = await findCompleteFile(db, editor.company.id, fileId)
  if (!file) throw new Refusal(404)
  await requireFewPhotos(db, actionPointId, fileId)
  return file
}

/**
 * The picture has a preview. If it is a photo already, changes its moment and caption. Returns the id of the photo.
 * Refuses like `requireFileToAdd`.
 */
export const addPhoto = (
  db: Db,
  actionPointId: number,
  { fileId, moment, caption }: ActionPointPhotoInput,
  editor: Editor,
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    await lockActionPoint(transaction, actionPointId, editor)
    const file = await findCompleteFileForShare(transaction, editor.company.id, fileId)
    if (!file) throw new Refusal(404)
    await requireFewPhotos(transaction, actionPointId, fileId)
    const { id } = await transaction
      .insertInto('actionItemPhoto')
      .values({ actionItemId: actionPointId, fileId, moment, caption, createdBy: editor.user.id })
      .onConflict((conflict) => conflict.columns(['actionItemId', 'fileId']).doUpdateSet({ moment, caption }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordItemActivity(transaction, 'ACTION_POINT_CHANGED', actionPointId, editor)
    return id
  })

/**
 * The picture stays in the company file. Refuses with 404 when the action point or photo does not exist, and with 403.
 */
export const removePhoto = (
  db: Db,
  { actionId, photoId }: { actionId: number; photoId: number },
  editor: Editor,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockActionPoint(transaction, actionId, editor)
    const removed = await transaction
      .deleteFrom('actionItemPhoto')
      .where('id', '=', photoId)
      .where('actionItemId', '=', actionId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw new Refusal(404)
    await recordItemActivity(transaction, 'ACTION_POINT_CHANGED', actionId, editor)
  })

/** For action points that were moved: nobody in the new company may see a file of the old one. */
export const removePhotosBetween = (
  transaction: Db,
  { fromCompanyId, toCompanyId }: { fromCompanyId: number; toCompanyId: number },
) =>
  transaction
    .deleteFrom('actionItemPhoto')
    .where('actionItemId', 'in', ({ selectFrom }) =>
      selectFrom('actionItem').select('id').where('companyId', '=', toCompanyId),
    )
    .where('fileId', 'in', ({ selectFrom }) =>
      selectFrom('companyRecordFile as file')
        .innerJoin('companyRecord as record', 'record.id', 'file.recordId')
        .select('file.id')
        .where('record.companyId', '=', fromCompanyId),
    )
    .execute()
