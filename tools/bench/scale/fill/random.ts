import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Neighbouring numbers give unrelated ones. Source: the finalizer of MurmurHash3. */
function spread(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return second ^ (second >>> 16)
}

/** Skipped values, until the generator depends on all of its seed. */
const SKIPPED = 4

export type Random = ReturnType<typeof createRandom>

/**
 * Random choices determined by these whole numbers, such as the seed, the subject and the id of a company. They do not
 * depend on other companies, so any thread can make the rows of one.
 */
export function createRandom(...keys: readonly number[]) {
  const generator = xoroshiro128plus(keys.reduce((mixed, key) => spread(mixed ^ spread(key + 1)), 1))
  for (let skipped = 0; skipped < SKIPPED; skipped++) generator.next()

  /** From 0 to 1, exclusive. */
  const next = () => (generator.next() >>> 0) / 2 ** 32
  /** A whole number from 0 to `limit`, exclusive. */
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    /** A whole number from `first` to `last`, inclusive. */
    between: (first: number, last: number) => first + below(last - first + 1),
    /** True with this probability, from 0 to 1. */
    chance: (part: number) => next() < part,
    pick: <T>(choices: readonly T[]): T => choices[below(choices.length)]!,
    /** Prefers the first choices. `skew`: 1 for uniform. */
    pickFrequent: <T>(choices: readonly T[], skew: number): T =>
      choices[Math.floor(choices.length * next() ** skew)]!,
    /** Hexadecimal. */
    hex: (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join(''),
  }
}

/** Choices about one subject do not depend on those about another. */
export const subjects = [
  'TEMPLATE',
  'PLAN',
  'PERSON',
  'AGE',
  'ACCOUNT',
  'CART',
  'EVENT',
  'LOGIN',
  'SECRET',
  'PASSKEY',
  'SESSION',
  'BROWSER',
  'ADDRESS',
  'COMPANY',
  'OWNER_INVITATION',
  'OPT_OUT',
  'TEAM',
  'INVITATION',
  'CLAIM',
  'ORDER',
  'SECTION',
  'SECTION_DATE',
  'REMARK',
  'ROUND',
  'ACTION_POINT',
  'ADVICE',
  'VISIT_REPORT',
  'RECORD',
  'ADMIN_ACTION',
] as const
export const subject = (name: (typeof subjects)[number]): number => subjects.indexOf(name)
