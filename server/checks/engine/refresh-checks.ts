import type { Check } from '#shared/domain/basics/check.ts'
import { questionnaires } from '../questionnaires/registry.ts'
import type { Db } from './queries.ts'
import { refreshIfOutdated } from './status.ts'

export async function refreshChecks(db: Db, companyId: number, checks: readonly Check[]): Promise<void> {
  for (const check of checks) {
    await refreshIfOutdated(db, { companyId, questionnaire: questionnaires[check] })
  }
}
