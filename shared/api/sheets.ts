import { CompanyRecordFile } from '#shared/domain/company-record.ts'
import { responseOf } from '#shared/domain/response.ts'
import { SheetReading } from '#shared/domain/safety-data-sheet.ts'
import type { CheckRef } from '#shared/domain/themes.ts'
import { checkUrl } from './check-url.ts'
import { api } from './client.ts'
import { createCompanyRecord, listCompanyRecords } from './company-records.ts'
import { newRequestKey } from './request-key.ts'

/** How long reading or storing a sheet may take, in milliseconds: 20 MB at 2 Mbit/s. */
const TIMEOUT_MS = 90_000

/** The items of the company file with sheets, and the most files of an item. */
const SUBJECT = 'Veiligheidsinformatiebladen'
const MAX_FILES = 100

function formWith(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

/** Reads a safety data sheet, a PDF of at most 20 MB. It is not stored. */
export const readSheet = (ref: CheckRef, file: File) =>
  api
    .post(checkUrl(ref, 'sheet'), { body: formWith(file), timeout: TIMEOUT_MS })
    .json(responseOf(SheetReading))

/** Returns the item of the company file that sheets are added to; makes one when there is none with room. */
async function sheetItem(companyId: number): Promise<number> {
  const items = (await listCompanyRecords(companyId)).filter(
    ({ theme, subject }) => theme === 'HAZARDOUS_SUBSTANCES' && subject.startsWith(SUBJECT),
  )
  const free = items.find(({ numFiles }) => numFiles < MAX_FILES)
  if (free) return free.id
  const subject = items.length === 0 ? SUBJECT : `${SUBJECT} ${items.length + 1}`
  const { id } = await createCompanyRecord(
    companyId,
    { theme: 'HAZARDOUS_SUBSTANCES', subject },
    newRequestKey(),
  )
  return id
}

/** Adds a sheet to the company file, and returns its file. For users who may write there. */
export async function storeSheet(companyId: number, file: File) {
  const url = `companies/${companyId}/company-records/${await sheetItem(companyId)}/files`
  return api.post(url, { body: formWith(file), timeout: TIMEOUT_MS }).json(responseOf(CompanyRecordFile))
}
