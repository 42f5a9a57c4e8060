import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Theme } from '#shared/domain/theme.ts'
import { createUpload } from '../company-records/change-upload.ts'
import { receiveFile } from '../company-records/receive-file.ts'
import type { UploadServices } from '../company-records/store-object.ts'
import { PART_SIZE } from '../storage/stored-parts.ts'

/** How long the seeding of one file may take, in seconds. */
const LIFETIME_S = 600

type DemoRecord = { theme: Theme; subject: string; urls: { name: string; link: string }[]; file?: string }

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
    file: 'keuringsrapport.pdf',
  },
  { theme: 'PHYSICAL_STRAIN', subject: 'Nieuwe werkbank in hal A', urls: [], file: 'werkplek.jpg' },
  {
    theme: 'GENERAL',
    subject: 'Afspraken over veilig werken',
    urls: [
      { name: 'Arboportaal', link: 'https://www.arboportaal.nl' },
      { name: 'Nederlandse Arbeidsinspectie', link: 'https://www.nlarbeidsinspectie.nl' },
    ],
  },
]

/** Seeds the company file of a company: items with links, and two with a file, all by the owner. */
export async function seedCompanyRecords(
  services: UploadServices,
  { companyId, ownerId, quota }: { companyId: number; ownerId: number; quota: number },
): Promise<void> {
  const { db } = services
  for (const { theme, subject, urls, file } of records) {
    const { id } = await db
      .insertInto('company_record')
      .values({ company_id: companyId, theme, subject, created_by: ownerId })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = urls.map((row) => ({ ...row, record_id: id }))
    if (rows.length > 0) await db.insertInto('company_record_link').values(rows).execute()
    if (!file) continue
    const content = await readFile(join(import.meta.dirname, 'files', file))
    const space = { name: file, size: content.length, lifetime: LIFETIME_S, quota }
    const upload = await createUpload(db, { companyId, recordId: id, userId: ownerId }, space)
    await receiveFile(services, upload, [content], {
      isWhole: true,
      userId: ownerId,
      buffer: Buffer.alloc(PART_SIZE),
    })
  }
}
