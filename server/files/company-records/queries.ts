import { type Kysely, sql } from 'kysely'
import { authorOf, selectAuthor } from '#server/history/authoring/authors.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type {
  CompanyRecord,
  CompanyRecordFile,
  CompanyRecordListItem,
  CompanyRecordPicture,
} from '#shared/domain/files/company-record.ts'

type Db = Kysely<Database>

const MAX_PICTURES = 200

const selectRecords = (db: Db, companyId: number) =>
  db
    .selectFrom('companyRecord')
    .select([
      'companyRecord.id',
      'companyId',
      'theme',
      'subject',
      'createdAt',
      selectAuthor('companyRecord.createdBy').as('createdBy'),
      'updatedAt',
      selectAuthor('companyRecord.updatedBy').as('updatedBy'),
      'revision',
    ])
    .where('companyId', '=', companyId)

type RecordRow = Awaited<ReturnType<ReturnType<typeof selectRecords>['executeTakeFirstOrThrow']>>

const recordOf = ({ createdAt, createdBy, updatedAt, updatedBy, ...record }: RecordRow) => ({
  ...record,
  createdDate: createdAt.toISOString(),
  createdBy: authorOf(createdBy),
  lastUpdatedDate: (updatedAt ?? createdAt).toISOString(),
  lastUpdatedBy: authorOf(updatedAt ? updatedBy : createdBy),
})

/** Without files and links, the last changed first. */
export async function listCompanyRecords(db: Db, companyId: number): Promise<CompanyRecordListItem[]> {
  const rows = await selectRecords(db, companyId)
    .select([
      sql<number>`(select count(*)::int from company_record_file
        where record_id = company_record.id and completed_at is not null)`.as('numFiles'),
      sql<number>`(select count(*)::int from company_record_link
        where record_id = company_record.id)`.as('numUrls'),
    ])
    .orderBy(sql`coalesce(updated_at, created_at)`, 'desc')
    .orderBy('companyRecord.id', 'desc')
    .execute()
  return rows.map(({ numFiles, numUrls, ...row }) => ({ ...recordOf(row), numFiles, numUrls }))
}

export async function countCompanyRecords(db: Db, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('companyRecord')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

const selectFiles = (db: Db, recordId: number) =>
  db
    .selectFrom('companyRecordFile as file')
    .select([
      'file.id',
      'file.name',
      'size',
      'mediaType',
      'file.createdAt',
      selectAuthor('file.createdBy').as('createdBy'),
      sql<boolean>`exists (select from stored_object where file_id = file.id and purpose = 'thumbnail')`.as(
        'hasThumbnail',
      ),
      sql<boolean>`exists (select from action_item_photo where file_id = file.id)`.as('isPhoto'),
      sql<boolean>`exists (select from section_photo where file_id = file.id)`.as('isSectionPhoto'),
    ])
    .where('recordId', '=', recordId)
    .where('completedAt', 'is not', null)

type FileRow = Awaited<ReturnType<ReturnType<typeof selectFiles>['executeTakeFirstOrThrow']>>

const urlOf = (companyId: number, recordId: number) =>
  `/rest/companies/${companyId}/company-records/${recordId}`
const fileUrlOf = (recordUrl: string, fileId: number) => `${recordUrl}/files/${fileId}`
const thumbnailUrlOf = (recordUrl: string, fileId: number) => `${fileUrlOf(recordUrl, fileId)}/thumbnail`

function fileOf(
  { createdAt, createdBy, hasThumbnail, ...file }: FileRow,
  recordUrl: string,
): CompanyRecordFile {
  return {
    ...file,
    url: fileUrlOf(recordUrl, file.id),
    createdDate: createdAt.toISOString(),
    createdBy: authorOf(createdBy),
    thumbnailUrl: hasThumbnail ? thumbnailUrlOf(recordUrl, file.id) : null,
  }
}

export async function findFile(
  db: Db,
  companyId: number,
  { recordId, fileId }: { recordId: number; fileId: number },
): Promise<CompanyRecordFile | undefined> {
  const row = await selectFiles(db, recordId)
    .innerJoin('companyRecord as record', 'record.id', 'recordId')
    .where('file.id', '=', fileId)
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return row && fileOf(row, urlOf(companyId, recordId))
}

/** Only those with a thumbnail can become a photo of an action point. The last added first, 200 at most. */
export async function listPictures(db: Db, companyId: number): Promise<CompanyRecordPicture[]> {
  const rows = await db
    .selectFrom('companyRecordFile as file')
    .innerJoin('companyRecord as record', 'record.id', 'file.recordId')
    .innerJoin('storedObject as thumbnail', 'thumbnail.fileId', 'file.id')
    .select(['file.id', 'file.name', 'record.subject', 'record.id as recordId'])
    .where('record.companyId', '=', companyId)
    .where('completedAt', 'is not', null)
    .where('thumbnail.purpose', '=', 'thumbnail')
    .orderBy('file.id', 'desc')
    .limit(MAX_PICTURES)
    .execute()
  return rows.map(({ recordId, ...file }) => ({
    ...file,
    thumbnailUrl: thumbnailUrlOf(urlOf(companyId, recordId), file.id),
  }))
}

const listLinks = (db: Db, recordId: number) =>
  db
    .selectFrom('companyRecordLink')
    .select(['id', 'name', 'link'])
    .where('recordId', '=', recordId)
    .orderBy('id')
    .execute()

export async function findCompanyRecord(
  db: Db,
  companyId: number,
  recordId: number,
): Promise<CompanyRecord | undefined> {
  const row = await selectRecords(db, companyId).where('companyRecord.id', '=', recordId).executeTakeFirst()
  if (!row) return undefined
  const files = await selectFiles(db, recordId).orderBy('file.id').execute()
  return {
    ...recordOf(row),
    files: files.map((file) => fileOf(file, urlOf(companyId, recordId))),
    urls: await listLinks(db, recordId),
  }
}

export async function findCompanyRecordForUpdate(transaction: Db, companyId: number, recordId: number) {
  const row = await selectRecords(transaction, companyId)
    .where('companyRecord.id', '=', recordId)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...recordOf(row), urls: await listLinks(transaction, recordId) }
}
