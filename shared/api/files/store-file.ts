import { api } from '#shared/api/basics/client.ts'
import { newRequestKey } from '#shared/api/basics/request-key.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { CompanyRecordFile, type CompanyRecordInput } from '#shared/domain/files/company-record.ts'
import { createCompanyRecord, listCompanyRecords } from './company-records.ts'

/** 20 MB at 2 Mbit/s. */
export const FILE_TIMEOUT_MS = 90_000

const MAX_FILES = 100

export function formWith(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

/** Its subject begins with this one, and it has room. */
async function findOrCreateItem(companyId: number, { theme, subject }: CompanyRecordInput): Promise<number> {
  const items = (await listCompanyRecords(companyId)).filter(
    (item) => item.theme === theme && item.subject.startsWith(subject),
  )
  const free = items.find(({ numFiles }) => numFiles < MAX_FILES)
  if (free) return free.id
  const input = { theme, subject: items.length === 0 ? subject : `${subject} ${items.length + 1}` }
  const { id } = await createCompanyRecord(companyId, input, newRequestKey())
  return id
}

export type StoredFile = { id: number; recordId: number }

/** For users who may write there. At most 20 MB: larger files need the upload that can be interrupted. */
export async function storeFile(
  companyId: number,
  item: CompanyRecordInput,
  file: File,
): Promise<StoredFile> {
  const recordId = await findOrCreateItem(companyId, item)
  const url = `companies/${companyId}/company-records/${recordId}/files`
  const { id } = await api
    .post(url, { body: formWith(file), timeout: FILE_TIMEOUT_MS })
    .json(responseOf(CompanyRecordFile))
  return { id, recordId }
}
