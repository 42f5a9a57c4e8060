import { api } from '#shared/api/basics/client.ts'
import { checkUrl } from '#shared/api/checks/check-url.ts'
import { FILE_TIMEOUT_MS, formWith, storeFile } from '#shared/api/files/store-file.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import type { CheckRef } from '#shared/domain/checks/check-ref.ts'
import { SheetReading } from '#shared/domain/substances/safety-data-sheet.ts'

/** A PDF of at most 20 MB. It is not stored. */
export const readSheet = (ref: CheckRef, file: File) =>
  api
    .post(checkUrl(ref, 'sheet'), { body: formWith(file), timeout: FILE_TIMEOUT_MS })
    .json(responseOf(SheetReading))

/** In the company file. For users who may write there. */
export const storeSheet = (companyId: number, file: File) =>
  storeFile(companyId, { theme: 'HAZARDOUS_SUBSTANCES', subject: 'Veiligheidsinformatiebladen' }, file)
