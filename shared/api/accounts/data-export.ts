import { api } from '#shared/api/basics/client.ts'
import { withKey } from '#shared/api/basics/request-key.ts'
import { DataExport } from '#shared/domain/accounts/data-export.ts'
import { responseOf } from '#shared/domain/basics/response.ts'

const DataExportResponse = responseOf(DataExport)

export const getDataExport = () => api.get('person/data-export').json(DataExportResponse)

/** Does nothing while one is being made. Returns its state. Rejects with 429 after too many in a day. */
export const requestDataExport = (key: string) =>
  api.post('person/data-export', withKey(key)).json(DataExportResponse)

export const getCompanyExport = (companyId: number) =>
  api.get(`companies/${companyId}/data-export`).json(DataExportResponse)

/** Like `requestDataExport`, with everything of the company that the user may read. */
export const requestCompanyExport = (companyId: number, key: string) =>
  api.post(`companies/${companyId}/data-export`, withKey(key)).json(DataExportResponse)
