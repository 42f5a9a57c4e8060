import * as v from 'valibot'

/**
 * A download with all data of the user, or with everything of a company that the user may read. NONE: there is none, or it has expired. PENDING: it is being made, in `total`
 * steps, which is 0 before their number is known. FAILED: it could not be made. `size`: in bytes. `availableUntil`: the
 * last day on which it can be downloaded, yyyy-mm-dd.
 */
export const DataExport = v.variant('status', [
  v.object({ status: v.literal('NONE') }),
  v.object({ status: v.literal('PENDING'), done: v.number(), total: v.number() }),
  v.object({ status: v.literal('READY'), size: v.number(), availableUntil: v.string() }),
  v.object({ status: v.literal('FAILED') }),
])
export type DataExport = v.InferOutput<typeof DataExport>

/** The address of the download with all data of the user in the API. */
export const DATA_EXPORT_URL = '/rest/person/data-export/download'

/** The address of the download with everything of a company in the API. */
export const COMPANY_EXPORT_URL = '/rest/companies/:companyId/data-export/download'

/** Returns that address of one company. */
export const companyExportUrl = (companyId: number) =>
  COMPANY_EXPORT_URL.replace(':companyId', String(companyId))
