import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Spreads the bits of a number: neighbouring numbers give unrelated ones. Source: the finalizer of MurmurHash3. */
function spread(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return second ^ (second >>> 16)
}

/** Values are skipped until the generator depends on all of its seed. */
const SKIPPED = 4

export type Random = ReturnType<typeof createRandom>

/**
 * Creates random choices that depend on these whole numbers only, such as the seed, the subject and the id of a company: what
 * is chosen for one company does not depend on the others, so that any thread can make its rows.
 */
export function createRandom(...keys: readonly number[]) {
  const generator = xoroshiro128plus(keys.reduce((mixed, key) => spread(mixed ^ spread(key + 1)), 1))
  for (let skipped = 0; skipped < SKIPPED; skipped++) generator.next()

  /** From 0 to 1, without 1. */
  const next = () => (generator.next() >>> 0) / 2 ** 32
  /** A whole number from 0 to `limit`, without it. */
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    /** A whole number from `first` up to and including `last`. */
    between: (first: number, last: number) => first + below(last - first + 1),
    /** True in this part of all cases, from 0 to 1. */
    chance: (part: number) => next() < part,
    /** One of the choices, all as often. */
    pick: <T>(choices: readonly T[]): T => choices[below(choices.length)]!,
    /** One of the choices, the first ones more often. `skew`: 1 for all as often. */
    pickFrequent: <T>(choices: readonly T[], skew: number): T =>
      choices[Math.floor(choices.length * next() ** skew)]!,
    /** Digits from 0 to f. */
    hex: (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join(''),
  }
}

/** What random choices are about, so that those about one subject do not depend on those about another one. */
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
  'DEED',
] as const
/** The number of a subject, for `createRandom`. */
export const subject = (name: (typeof subjects)[number]): number => subjects.indexOf(name)
