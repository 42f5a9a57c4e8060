import type { SubstanceRecord } from './substance.ts'
import { codesOf } from './substance-codes.ts'

// What must not stand together in one storage place, as far as the codes tell. That dangerous substances are kept apart
// is in Arbobesluit 4.6 lid 2, grade A (text of 1-8-2026); which ones is our own choice after the hazard statements of
// CLP, grade D: PGS 15, annex E was not read.

const codesByReaction = {
  BURNS: 'H220 H221 H222 H223 H224 H225 H226 H228 EUH018 EUH209 EUH209A',
  FEEDS_FIRE: 'H270 H271 H272',
  DECOMPOSES: 'H240 H241 H242',
  IGNITES_ITSELF: 'H250 H251 H252',
  NEEDS_DRY: 'H260 H261 EUH014 EUH029',
  GAS_WITH_ACID: 'EUH031 EUH032',
  CORRODES: 'H290 H314',
} as const satisfies Record<string, string>

/** CORRODES: an acid or a lye, which codes do not tell apart. WET: a liquid that may contain water. */
export type Reaction = keyof typeof codesByReaction | 'WET'

/** In the order in which they count. */
export const storageDangers = ['gas', 'fire', 'water'] as const
export type StorageDanger = (typeof storageDangers)[number]

const burning = ['BURNS', 'IGNITES_ITSELF', 'DECOMPOSES'] as const

/** Symmetric. */
const pairs: readonly [StorageDanger, Reaction, readonly Reaction[]][] = [
  ['gas', 'GAS_WITH_ACID', ['CORRODES']],
  ['fire', 'FEEDS_FIRE', burning],
  ['fire', 'DECOMPOSES', ['BURNS', 'IGNITES_ITSELF', 'CORRODES']],
  ['fire', 'IGNITES_ITSELF', ['BURNS']],
  ['water', 'NEEDS_DRY', ['WET']],
]

/** None for what comes into being during the work: nobody stores it. */
export function reactionsOf(
  record: Pick<SubstanceRecord, 'form' | 'statementState' | 'statements'>,
): Reaction[] {
  if (record.form === 'RELEASED') return []
  const codes = codesOf(record)
  const found = (Object.keys(codesByReaction) as (keyof typeof codesByReaction)[]).filter((reaction) =>
    codesByReaction[reaction].split(' ').some((code) => codes.includes(code)),
  )
  const isWet = record.form === 'LIQUID' && !found.includes('BURNS')
  return isWet ? [...found, 'WET'] : found
}

/** Of two substances that both give gas with an acid, such as two kinds of bleach, neither is the acid. */
function isPair(one: readonly Reaction[], other: readonly Reaction[], first: Reaction, second: Reaction) {
  if (first === 'GAS_WITH_ACID' && one.includes(first) && other.includes(first)) return false
  return one.includes(first) && other.includes(second)
}

/** Of two substances in one place: the worst; undefined for none that codes tell. */
export function dangerBetween(
  one: readonly Reaction[],
  other: readonly Reaction[],
): StorageDanger | undefined {
  const found = pairs.filter(([, first, seconds]) =>
    seconds.some((second) => isPair(one, other, first, second) || isPair(other, one, first, second)),
  )
  return storageDangers.find((danger) => found.some(([kind]) => kind === danger))
}

/** Whether it has to be known what stands beside it. A liquid that may contain water matters only to few others. */
export const asksForPlace = (reactions: readonly Reaction[]): boolean =>
  reactions.some((reaction) => reaction !== 'WET')
