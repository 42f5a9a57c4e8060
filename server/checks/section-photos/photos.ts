import {
  type CompleteFile,
  findCompleteFile,
  findCompleteFileForShare,
} from '#server/files/company-records/preview-queries.ts'
import { lockCompany } from '#server/history/authoring/changes.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { StoredPart } from '#server/platform/storage/stored-parts.ts'
import type { CheckRef } from '#shared/domain/checks/themes.ts'
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
    const photo = { file_id: fileId, created_by: userId }
    await transaction
      .insertInto('section_photo')
      .values({ section_id: sectionId, ...photo })
      .onConflict((conflict) => conflict.column('section_id').doUpdateSet(photo))
      .execute()
  })

/** The picture stays in the company file. Throws a Refusal with 404 when the section does not exist. */
export async function removePhoto(db: Db, check: SectionCheck, sectionId: number): Promise<void> {
  if (!(await findSection(db, check, sectionId))) throw new Refusal(404)
  await db.deleteFrom('section_photo').where('section_id', '=', sectionId).execute()
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
    .selectFrom('section_photo')
    .innerJoin('check_section as section', 'section.id', 'section_id')
    .innerJoin('company_record_file as file', 'file.id', 'section_photo.file_id')
    .innerJoin('company_record as record', 'record.id', 'file.record_id')
    .innerJoin('stored_object as object', 'object.file_id', 'file.id')
    .select(['object.key', 'object.size', 'file.name as fileName'])
    .where('section_id', '=', sectionId)
    .where('file.id', '=', fileId)
    .where('section.company_id', '=', companyId)
    .where('section.check', '=', check)
    .where('record.company_id', '=', companyId)
    .where('object.purpose', '=', form)
    .where('object.is_stored', '=', true)
    .executeTakeFirst()
  return photo && { ...photo, position: 0 }
}

/** For a check that was moved to this company: the pictures stay in the old one. */
export const removePhotosOf = (transaction: Db, { companyId, check }: CheckRef) =>
  transaction
    .deleteFrom('section_photo')
    .where('section_id', 'in', ({ selectFrom }) =>
      selectFrom('check_section').select('id').where('company_id', '=', companyId).where('check', '=', check),
    )
    .execute()
