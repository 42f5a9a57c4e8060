import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { DataExport } from '#shared/domain/accounts/data-export.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const DataExportResponse = responseOf(DataExport)

/** Returns the state of the download with all data of the user. */
export const getDataExport = () => api.get('person/data-export').json(DataExportResponse)

/**
 * Lets a download with all data of the user be made, and returns its state. Does nothing while one is being made. Rejects
 * with 429 after too many in a day.
 */
export const requestDataExport = (key: string) =>
  api.post('person/data-export', withKey(key)).json(DataExportResponse)

/** Returns the state of the download with everything of a company that the user may read. */
export const getCompanyExport = (companyId: number) =>
  api.get(`companies/${companyId}/data-export`).json(DataExportResponse)

/**
 * Lets a download with everything of a company be made, and returns its state. Does nothing while one is being made.
 * Rejects with 429 after too many in a day.
 */
export const requestCompanyExport = (companyId: number, key: string) =>
  api.post(`companies/${companyId}/data-export`, withKey(key)).json(DataExportResponse)
