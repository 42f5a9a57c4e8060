import { CompanyOverview } from '#shared/domain/company-overview.ts'
import { responseOf } from '#shared/domain/response.ts'
import { api } from './client.ts'

const OverviewResponse = responseOf(CompanyOverview)

/** Returns what a company has to do, with the next step of the user. */
export const getCompanyOverview = (companyId: number) =>
  api.get(`companies/${companyId}/overview`).json(OverviewResponse)
