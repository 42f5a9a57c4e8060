import { type Kysely, sql } from 'kysely'
import { authorOf, selectAuthor } from '#server/history/authoring/authors.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { readParts, type StoredPart } from '#server/platform/storage/stored-parts.ts'
import type { Author } from '#shared/domain/basics/author.ts'
import type { PhotoMoment } from '#shared/domain/improve/action-point-photo.ts'

type Db = Kysely<Database>

/** `caption`: '' for none. `createdDate`: ISO 8601. `preview`: its JPEG, in bytes; null when it was never completed. */
export type StoredPhoto = {
  id: number
  actionPointId: number
  moment: PhotoMoment
  caption: string
  createdDate: string
  createdBy: Author
  fileName: string
  preview: StoredPart | null
}

/** Only photos whose picture is in the company file of the same company. */
const selectPhotos = (db: Db, companyId: number) =>
  db
    .selectFrom('actionItemPhoto as photo')
    .innerJoin('actionItem', 'actionItem.id', 'photo.actionItemId')
    .innerJoin('companyRecordFile as file', 'file.id', 'photo.fileId')
    .innerJoin('companyRecord as record', 'record.id', 'file.recordId')
    .leftJoin('storedObject as preview', (join) =>
      join
        .onRef('preview.fileId', '=', 'file.id')
        .on('preview.purpose', '=', 'preview')
        .on('preview.isStored', '=', true),
    )
    .select([
      'photo.id',
      'photo.actionItemId as actionPointId',
      'photo.moment',
      'photo.caption',
      'photo.createdAt',
      selectAuthor('photo.createdBy').as('createdBy'),
      'file.name as fileName',
      'preview.key as previewKey',
      'preview.size as previewSize',
      'preview.checksum as previewChecksum',
    ])
    .where('actionItem.companyId', '=', companyId)
    .where('record.companyId', '=', companyId)

type PhotoRow = Awaited<ReturnType<ReturnType<typeof selectPhotos>['executeTakeFirstOrThrow']>>

const photoOf = ({
  createdAt,
  createdBy,
  previewKey: key,
  previewSize: size,
  previewChecksum: checksum,
  ...photo
}: PhotoRow): StoredPhoto => ({
  ...photo,
  createdDate: createdAt.toISOString(),
  createdBy: authorOf(createdBy),
  preview: key === null || size === null ? null : { key, position: 0, size, checksum },
})

/** Photos before the action first, then in the order in which they were added. */
export async function listPhotos(
  db: Db,
  companyId: number,
  actionPointIds: readonly number[],
): Promise<StoredPhoto[]> {
  if (actionPointIds.length === 0) return []
  const rows = await selectPhotos(db, companyId)
    .where('photo.actionItemId', '=', sql<number>`any(${actionPointIds}::int[])`)
    .orderBy('photo.actionItemId')
    .orderBy('photo.moment', 'desc')
    .orderBy('photo.createdAt')
    .orderBy('photo.id')
    .execute()
  return rows.map(photoOf)
}

export async function findPhoto(
  db: Db,
  companyId: number,
  { actionId, photoId }: { actionId: number; photoId: number },
): Promise<StoredPhoto | undefined> {
  const row = await selectPhotos(db, companyId)
    .where('photo.actionItemId', '=', actionId)
    .where('photo.id', '=', photoId)
    .executeTakeFirst()
  return row && photoOf(row)
}

/** A JPEG; undefined when there is none. Throws a StorageError, or an ObjectLostError when the storage lost it. */
export const readPreview = async (
  { storage }: { storage: Storage },
  { preview }: Pick<StoredPhoto, 'preview'>,
): Promise<Buffer | undefined> =>
  preview ? readParts(storage, [preview], { start: 0, end: preview.size - 1 }) : undefined

const selectAuthorOf = (db: Db, companyId: number, actionPointId: number) =>
  db
    .selectFrom('actionItem')
    .select(selectAuthor('actionItem.createdBy').as('createdBy'))
    .where('id', '=', actionPointId)
    .where('companyId', '=', companyId)

export async function findAuthor(
  db: Db,
  companyId: number,
  actionPointId: number,
): Promise<Author | undefined> {
  const row = await selectAuthorOf(db, companyId, actionPointId).executeTakeFirst()
  return row && authorOf(row.createdBy)
}

export async function findAuthorForUpdate(
  transaction: Db,
  companyId: number,
  actionPointId: number,
): Promise<Author | undefined> {
  const row = await selectAuthorOf(transaction, companyId, actionPointId).forUpdate().executeTakeFirst()
  return row && authorOf(row.createdBy)
}
