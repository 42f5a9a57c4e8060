import {
  hasOwnStorageRules,
  needsSection14,
  pgs15Group,
  pgs15Labels,
  pgs15Threshold,
  suggestedAdrClasses,
} from './hazard-storage.ts'
import type { SubstanceRecord } from './substance.ts'
import { codesOf } from './substance-codes.ts'

/** From `amount` on, in kg or litres, PGS 15 asks for a storage of its own. `group`: what is added up, in Dutch. */
type StorageLimit = { group: string; amount: number }

/** That of section 14, or as long as it is not filled in those that the codes point to. */
function classesOf({ adrClass, packingGroup }: SubstanceRecord, codes: readonly string[]) {
  const known = packingGroup === '' || packingGroup === 'NONE' ? null : packingGroup
  if (adrClass !== '') return [{ adrClass, packingGroup: known }]
  const suggested = suggestedAdrClasses(codes)
  if (suggested.length === 0) return [{ adrClass: null, packingGroup: known }]
  return suggested.map((one) => ({ adrClass: one.adrClass, packingGroup: known ?? one.packingGroup ?? null }))
}

/**
 * STRICTER: it has rules of its own, such as those for organic peroxides. UNKNOWN: only section 14 of the sheet tells,
 * which is not filled in.
 */
export function ownRulesOf(substance: SubstanceRecord): 'STRICTER' | 'UNKNOWN' | undefined {
  const codes = codesOf(substance)
  if (substance.adrClass === '' && needsSection14(codes)) return 'UNKNOWN'
  return classesOf(substance, codes).some(({ adrClass }) => hasOwnStorageRules({ codes, adrClass }))
    ? 'STRICTER'
    : undefined
}

/** For all substances of the group in one place; undefined for none. The strictest of several classes. */
export function storageLimitOf(substance: SubstanceRecord): StorageLimit | undefined {
  if (ownRulesOf(substance)) return undefined
  const codes = codesOf(substance)
  const limits = classesOf(substance, codes).flatMap((product) => {
    const group = pgs15Group({ codes, ...product })
    if (group === undefined) return []
    return { group: pgs15Labels[group], amount: pgs15Threshold(group, substance.isLimitedQuantity).amount }
  })
  return limits.toSorted((one, other) => one.amount - other.amount)[0]
}
