import { api } from '#shared/api/basics/client.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { CompanyOverview } from '#shared/domain/overview/company-overview.ts'

const OverviewResponse = responseOf(CompanyOverview)

export const getCompanyOverview = (companyId: number) =>
  api.get(`companies/${companyId}/overview`).json(OverviewResponse)
