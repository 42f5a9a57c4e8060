import { findCompleteFile } from '#server/files/company-records/preview-queries.ts'
import { createPreviews } from '#server/files/company-records/previews.ts'
import type { UploadServices } from '#server/files/company-records/store-object.ts'
import type { PhotoMoment } from '#shared/domain/improve/action-point-photo.ts'
import { ago } from './ago.ts'
import { PHOTOGRAPHED_MACHINE } from './machine-safety.ts'
import { SECOND_LOOK } from './physical-strain.ts'

type DemoPhoto = { file: string; moment: PhotoMoment; caption: string; daysAgo: number }

const { created, completed } = SECOND_LOOK.daysAgo
const photos: DemoPhoto[] = [
  {
    file: 'platen-op-de-vloer.jpg',
    moment: 'BEFORE',
    caption: 'Platen van 30 kg op de vloer',
    daysAgo: created,
  },
  {
    file: 'platen-op-het-rek.jpg',
    moment: 'AFTER',
    caption: 'Verrijdbaar rek op werkhoogte',
    daysAgo: completed,
  },
]

/**
 * The photos of the action point `SECOND_LOOK`, before and after, and that of a machine, by the owner. `fileIds`:
 * by the names of the files.
 */
export async function seedPhotos(
  services: UploadServices,
  {
    companyId,
    ownerId,
    fileIds,
  }: { companyId: number; ownerId: number; fileIds: ReadonlyMap<string, number> },
): Promise<void> {
  const { db } = services
  const previews = createPreviews(services)
  const { id: actionPointId } = await db
    .selectFrom('actionItem')
    .select('id')
    .where('companyId', '=', companyId)
    .where('description', '=', SECOND_LOOK.description)
    .executeTakeFirstOrThrow()
  for (const { file, moment, caption, daysAgo } of photos) {
    const picture = (await findCompleteFile(db, companyId, fileIds.get(file)!))!
    await previews.ensure(picture)
    const photo = { actionItemId: actionPointId, fileId: picture.id, moment, caption }
    await db
      .insertInto('actionItemPhoto')
      .values({ ...photo, createdAt: ago(daysAgo), createdBy: ownerId })
      .execute()
  }
  const machine = (await findCompleteFile(db, companyId, fileIds.get('kolomboor.jpg')!))!
  await previews.ensure(machine)
  await db
    .insertInto('sectionPhoto')
    .columns(['sectionId', 'fileId', 'createdBy'])
    .expression(({ selectFrom, val }) =>
      selectFrom('checkSection')
        .select(['id', val(machine.id).as('fileId'), val(ownerId).as('createdBy')])
        .where('companyId', '=', companyId)
        .where('check', '=', 'MACHINE_SAFETY')
        .where('name', '=', PHOTOGRAPHED_MACHINE),
    )
    .execute()
  // Somebody added the files when the action point was completed, not when the demo started.
  await db
    .updateTable('companyActivity')
    .set({ happenedAt: ago(completed) })
    .where('kind', '=', 'COMPANY_RECORD_FILE_ADDED')
    .where('itemId', 'in', ({ selectFrom }) =>
      selectFrom('companyRecordFile')
        .select('recordId')
        .where('id', 'in', [fileIds.get(photos[0]!.file)!, machine.id]),
    )
    .execute()
}
