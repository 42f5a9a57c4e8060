import {
  type CompleteFile,
  findCompleteFile,
  findCompleteFileForShare,
} from '#server/files/company-records/preview-queries.ts'
import { lockCompany } from '#server/history/authoring/changes.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { StoredPart } from '#server/platform/storage/stored-parts.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { type Db, findSection, type SectionCheck } from '../engine/queries.ts'

type Photo = { sectionId: number; fileId: number }

/** Throws a Refusal with 404 for all that `setPhoto` refuses too, before the preview is made, which takes time. */
export async function requireFileToShow(
  db: Db,
  check: SectionCheck,
  { sectionId, fileId }: Photo,
): Promise<CompleteFile> {
  if (!(await findSection(db, check, sectionId))) throw new Refusal(404)
  const file = await findCompleteFile(db, check.companyId, fileId)
  if (!file) throw new Refusal(404)
  return file
}

/** The picture must have a preview. Throws like `requireFileToShow`. */
export const setPhoto = (
  db: Db,
  check: SectionCheck,
  { sectionId, fileId, userId }: Photo & { userId: number },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockCompany(transaction, check.companyId)
    if (!(await findSection(transaction, check, sectionId))) throw new Refusal(404)
    if (!(await findCompleteFileForShare(transaction, check.companyId, fileId))) throw new Refusal(404)
    const photo = { fileId, createdBy: userId }
    await transaction
      .insertInto('sectionPhoto')
      .values({ sectionId, ...photo })
      .onConflict((conflict) => conflict.column('sectionId').doUpdateSet(photo))
      .execute()
  })

/** The picture stays in the company file. Throws a Refusal with 404 when the section does not exist. */
export async function removePhoto(db: Db, check: SectionCheck, sectionId: number): Promise<void> {
  if (!(await findSection(db, check, sectionId))) throw new Refusal(404)
  await db.deleteFrom('sectionPhoto').where('sectionId', '=', sectionId).execute()
}

export type PhotoForm = 'preview' | 'thumbnail'

export type StoredPhoto = StoredPart & { fileName: string }

/**
 * Undefined when the section does not have this photo, its file is not in the company file of the same company, or
 * it has no such form.
 */
export async function findPhoto(
  db: Db,
  { companyId, questionnaire: { check } }: SectionCheck,
  { sectionId, fileId }: Photo,
  form: PhotoForm,
): Promise<StoredPhoto | undefined> {
  const photo = await db
    .selectFrom('sectionPhoto')
    .innerJoin('checkSection as section', 'section.id', 'sectionId')
    .innerJoin('companyRecordFile as file', 'file.id', 'sectionPhoto.fileId')
    .innerJoin('companyRecord as record', 'record.id', 'file.recordId')
    .innerJoin('storedObject as object', 'object.fileId', 'file.id')
    .select(['object.key', 'object.size', 'object.checksum', 'file.name as fileName'])
    .where('sectionId', '=', sectionId)
    .where('file.id', '=', fileId)
    .where('section.companyId', '=', companyId)
    .where('section.check', '=', check)
    .where('record.companyId', '=', companyId)
    .where('object.purpose', '=', form)
    .where('object.isStored', '=', true)
    .executeTakeFirst()
  return photo && { ...photo, position: 0 }
}

/** For a check that was moved to this company: the pictures stay in the old one. */
export const removePhotosOf = (transaction: Db, { companyId, check }: CheckRef) =>
  transaction
    .deleteFrom('sectionPhoto')
    .where('sectionId', 'in', ({ selectFrom }) =>
      selectFrom('checkSection').select('id').where('companyId', '=', companyId).where('check', '=', check),
    )
    .execute()
