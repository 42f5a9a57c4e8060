import type { PlanProgress } from '#shared/domain/improve/company-plan.ts'

export function createPlansUnderWay() {
  const plans = new Map<string, PlanProgress>()
  const keyOf = (userId: number, companyId: number) => `${userId} ${companyId}`

  return {
    find: (userId: number, companyId: number): PlanProgress | null =>
      plans.get(keyOf(userId, companyId)) ?? null,

    async follow<T>(
      userId: number,
      companyId: number,
      make: (onProgress: (progress: PlanProgress) => void) => Promise<T>,
    ): Promise<T> {
      const key = keyOf(userId, companyId)
      try {
        return await make((progress) => plans.set(key, progress))
      } finally {
        plans.delete(key)
      }
    },
  }
}
