import type { Kysely } from 'kysely'
import { listCompanyRecords } from '#server/files/company-records/queries.ts'
import { authorOf, selectAuthor } from '#server/history/authoring/authors.ts'
import { isVisible } from '#server/improve/company-plan/read-company-plan.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { CompanyOfPath } from '#server/platform/http/access.ts'
import type { CompanyRecordListItem } from '#shared/domain/files/company-record.ts'
import { createUniqueNames, safeName } from '../data-export/safe-names.ts'

type Db = Kysely<Database>

/** A file of the company file, and its place in the ZIP. `size`: in bytes. `addedAt`: ISO 8601. */
export type RecordFile = {
  fileId: number
  path: string
  name: string
  mediaType: string
  size: number
  addedBy: string
  addedAt: string
}

export type PlacedRecord = CompanyRecordListItem & {
  links: { name: string; link: string }[]
  files: RecordFile[]
}

async function listFiles(db: Db, companyId: number) {
  const rows = await db
    .selectFrom('companyRecordFile as file')
    .innerJoin('companyRecord as record', 'record.id', 'file.recordId')
    .select([
      'file.id as fileId',
      'recordId',
      'file.name',
      'mediaType',
      'size',
      selectAuthor('file.createdBy').as('createdBy'),
      'file.createdAt',
    ])
    .where('record.companyId', '=', companyId)
    .where('completedAt', 'is not', null)
    .orderBy('file.id')
    .execute()
  return rows.map(({ createdBy, createdAt, ...file }) => ({
    ...file,
    addedBy: authorOf(createdBy).name,
    addedAt: createdAt.toISOString(),
  }))
}

const listLinks = (db: Db, companyId: number) =>
  db
    .selectFrom('companyRecordLink as item')
    .innerJoin('companyRecord as record', 'record.id', 'item.recordId')
    .select(['recordId', 'item.name', 'link'])
    .where('record.companyId', '=', companyId)
    .orderBy('item.id')
    .execute()

/** What the reader may see: a folder for each item, named after its subject. */
export async function placeRecords(
  db: Db,
  { id, checks }: Pick<CompanyOfPath, 'id' | 'checks'>,
): Promise<PlacedRecord[]> {
  const files = Map.groupBy(await listFiles(db, id), ({ recordId }) => recordId)
  const links = Map.groupBy(await listLinks(db, id), ({ recordId }) => recordId)
  const uniqueFolderOf = createUniqueNames()
  const records = (await listCompanyRecords(db, id)).filter(({ theme }) => isVisible([theme], checks))
  return records.map((record) => {
    const folder = `bedrijfsdossier/${uniqueFolderOf(safeName(record.subject, 'onderwerp'))}`
    const uniqueNameOf = createUniqueNames()
    return {
      ...record,
      links: (links.get(record.id) ?? []).map(({ name, link }) => ({ name, link })),
      files: (files.get(record.id) ?? []).map(({ recordId: _, ...file }) => ({
        ...file,
        path: `${folder}/${uniqueNameOf(safeName(file.name, 'bestand'))}`,
      })),
    }
  })
}
