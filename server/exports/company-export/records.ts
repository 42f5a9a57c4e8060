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

/** An item of the company file with its links, and the places of its files. */
export type PlacedRecord = CompanyRecordListItem & {
  links: { name: string; link: string }[]
  files: RecordFile[]
}

async function listFiles(db: Db, companyId: number) {
  const rows = await db
    .selectFrom('company_record_file as file')
    .innerJoin('company_record as record', 'record.id', 'file.record_id')
    .select([
      'file.id as fileId',
      'record_id as recordId',
      'file.name',
      'media_type as mediaType',
      'size',
      selectAuthor('file.created_by').as('created_by'),
      'file.created_at',
    ])
    .where('record.company_id', '=', companyId)
    .where('completed_at', 'is not', null)
    .orderBy('file.id')
    .execute()
  return rows.map(({ created_by, created_at, ...file }) => ({
    ...file,
    addedBy: authorOf(created_by).name,
    addedAt: created_at.toISOString(),
  }))
}

const listLinks = (db: Db, companyId: number) =>
  db
    .selectFrom('company_record_link as item')
    .innerJoin('company_record as record', 'record.id', 'item.record_id')
    .select(['record_id as recordId', 'item.name', 'link'])
    .where('record.company_id', '=', companyId)
    .orderBy('item.id')
    .execute()

/**
 * Returns the items of the company file that the reader may see, and the places of their files: a folder for each item,
 * named after its subject.
 */
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
