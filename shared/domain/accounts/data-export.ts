import * as v from 'valibot'

/**
 * Of all data of the user, or of everything of a company that the user may read. NONE: there is none, or it has
 * expired. PENDING: `total` is 0 before the number of steps is known. `size`: in bytes. `availableUntil`: the last day
 * on which it can be downloaded, yyyy-mm-dd.
 */
export const DataExport = v.variant('status', [
  v.object({ status: v.literal('NONE') }),
  v.object({ status: v.literal('PENDING'), done: v.number(), total: v.number() }),
  v.object({ status: v.literal('READY'), size: v.number(), availableUntil: v.string() }),
  v.object({ status: v.literal('FAILED') }),
])
export type DataExport = v.InferOutput<typeof DataExport>

export const DATA_EXPORT_URL = '/rest/person/data-export/download'

export const COMPANY_EXPORT_URL = '/rest/companies/:companyId/data-export/download'

export const companyExportUrl = (companyId: number) =>
  COMPANY_EXPORT_URL.replace(':companyId', String(companyId))
