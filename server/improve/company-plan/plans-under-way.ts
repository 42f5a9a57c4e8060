import type { PlanProgress } from '#shared/domain/improve/company-plan.ts'

/** The plans that this server is making, and how far they are. */
export function createPlansUnderWay() {
  const plans = new Map<string, PlanProgress>()
  const keyOf = (userId: number, companyId: number) => `${userId} ${companyId}`

  return {
    /** How far the plan of a company is that a user asked for; null when this server is making none. */
    find: (userId: number, companyId: number): PlanProgress | null =>
      plans.get(keyOf(userId, companyId)) ?? null,

    /** Makes a plan with `make`, which reports how far it is. Returns its result. */
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
