import { api } from '#shared/api/basics/client.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { ImprovementSummary } from '#shared/domain/improve/improvement.ts'

export const getImprovementSummary = (companyId: number) =>
  api.get(`companies/${companyId}/improvement`).json(responseOf(ImprovementSummary))
