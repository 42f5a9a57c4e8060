import type { Check } from '#shared/domain/basics/check.ts'

/** One check of one company. */
export type CheckRef = { check: Check; companyId: number }

/** Returns only what says which check it is. */
export const refOf = ({ check, companyId }: CheckRef): CheckRef => ({ check, companyId })

export const isSameCheck = (one: CheckRef, other: CheckRef): boolean =>
  one.check === other.check && one.companyId === other.companyId
