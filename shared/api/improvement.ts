import { ImprovementSummary } from '#shared/domain/improvement.ts'
import { responseOf } from '#shared/domain/response.ts'
import { api } from './client.ts'

/** Returns how much there is to improve in a company. */
export const getImprovementSummary = (companyId: number) =>
  api.get(`companies/${companyId}/improvement`).json(responseOf(ImprovementSummary))
