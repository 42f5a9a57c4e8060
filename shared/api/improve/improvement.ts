import { api } from '#shared/api/basics/client.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { ImprovementSummary } from '#shared/domain/improve/improvement.ts'

/** Returns how much there is to improve in a company. */
export const getImprovementSummary = (companyId: number) =>
  api.get(`companies/${companyId}/improvement`).json(responseOf(ImprovementSummary))
