import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createUpload } from '#server/files/company-records/change-upload.ts'
import { receiveFile } from '#server/files/company-records/receive-file.ts'
import type { UploadServices } from '#server/files/company-records/store-object.ts'
import { PART_SIZE } from '#server/platform/storage/stored-parts.ts'
import type { Theme } from '#shared/domain/basics/theme.ts'
import { SECOND_LOOK } from './physical-strain.ts'

/** For the seeding of one file, in seconds. */
const LIFETIME_S = 600

type DemoRecord = { theme: Theme; subject: string; urls: { name: string; link: string }[]; files: string[] }

const records: DemoRecord[] = [
  {
    theme: 'MACHINE_SAFETY',
    subject: 'Keuring bovenloopkraan',
    urls: [
      {
        name: 'Arboportaal: arbeidsmiddelen',
        link: 'https://www.arboportaal.nl/onderwerpen/arbeidsmiddelen',
      },
    ],
    files: ['keuringsrapport.pdf'],
  },
  { theme: 'PHYSICAL_STRAIN', subject: 'Nieuwe werkbank in hal A', urls: [], files: ['werkplek.jpg'] },
  {
    theme: 'GENERAL',
    subject: 'Afspraken over veilig werken',
    urls: [
      { name: 'Arboportaal', link: 'https://www.arboportaal.nl' },
      { name: 'Nederlandse Arbeidsinspectie', link: 'https://www.nlarbeidsinspectie.nl' },
    ],
    files: [],
  },
  {
    theme: 'PHYSICAL_STRAIN',
    subject: `Foto’s bij actiepunt: ${SECOND_LOOK.description}`,
    urls: [],
    files: ['platen-op-de-vloer.jpg', 'platen-op-het-rek.jpg'],
  },
  { theme: 'MACHINE_SAFETY', subject: 'Foto’s van machines', urls: [], files: ['kolomboor.jpg'] },
]

/** Items with links and files, all by the owner. Returns the ids of the files by their names. */
export async function seedCompanyRecords(
  services: UploadServices,
  { companyId, ownerId, quota }: { companyId: number; ownerId: number; quota: number },
): Promise<Map<string, number>> {
  const { db } = services
  const fileIds = new Map<string, number>()
  for (const { theme, subject, urls, files } of records) {
    const { id } = await db
      .insertInto('companyRecord')
      .values({ companyId, theme, subject, createdBy: ownerId })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = urls.map((row) => ({ ...row, recordId: id }))
    if (rows.length > 0) await db.insertInto('companyRecordLink').values(rows).execute()
    for (const name of files) {
      const content = await readFile(join(import.meta.dirname, 'files', name))
      const space = { name, size: content.length, lifetime: LIFETIME_S, quota }
      const upload = await createUpload(db, { companyId, recordId: id, userId: ownerId }, space)
      await receiveFile(services, upload, [content], {
        isWhole: true,
        userId: ownerId,
        buffer: Buffer.alloc(PART_SIZE),
      })
      fileIds.set(name, upload.id)
    }
  }
  return fileIds
}
