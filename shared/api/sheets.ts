import { responseOf } from '#shared/domain/response.ts'
import { SheetReading } from '#shared/domain/safety-data-sheet.ts'
import type { CheckRef } from '#shared/domain/themes.ts'
import { checkUrl } from './check-url.ts'
import { api } from './client.ts'
import { FILE_TIMEOUT_MS, formWith, storeFile } from './store-file.ts'

/** Reads a safety data sheet, a PDF of at most 20 MB. It is not stored. */
export const readSheet = (ref: CheckRef, file: File) =>
  api
    .post(checkUrl(ref, 'sheet'), { body: formWith(file), timeout: FILE_TIMEOUT_MS })
    .json(responseOf(SheetReading))

/** Adds a sheet to the company file, and returns its file. For users who may write there. */
export const storeSheet = (companyId: number, file: File) =>
  storeFile(companyId, { theme: 'HAZARDOUS_SUBSTANCES', subject: 'Veiligheidsinformatiebladen' }, file)
