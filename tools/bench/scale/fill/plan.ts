import { type Check, checks } from '#shared/domain/basics/check.ts'
import { type Numbers, OPEN_TO_COACHES, WITHOUT_CHECKS } from './numbers.ts'
import { createRandom, type Random, subject } from './random.ts'
import { shareActionPoints, shareCompanies } from './share.ts'
import type { Templates } from './templates.ts'

export const NOT_STARTED = 255
/** Cumulative shares of companies by size, and their relative activity. */
const sizeParts = [0.7, 0.95, 0.993, 1]
const sizeActivity = [0.7, 1.5, 3, 5]
/** The most answers of a company, relative to the average of its size. */
const MOST_ACTIVE = 4

export type Plan = {
  owners: number
  ownerOf: Int32Array
  sizeOf: Uint8Array
  /** Rank among the companies open to coaches, from 0; -1 when it is not open. */
  openOf: Int32Array
  /** Per check of each company: the number of its template, or NOT_STARTED. */
  templateOf: Uint8Array
  actionPointsOf: Int32Array
  answers: number
}

/** A template with about this number of answers. */
function chooseTemplate(sizes: readonly number[], wanted: number, random: Random): number {
  const first = sizes.findIndex((size) => size >= wanted)
  const nearest = first === -1 ? sizes.length - 1 : first
  return Math.min(sizes.length - 1, Math.max(0, nearest - random.below(3)))
}

/** Returns the number of answers so far. `sizes`: the number of answers of each template of each check. */
function chooseChecks(
  chosen: Uint8Array,
  wanted: number,
  sizes: readonly (readonly number[])[],
  random: Random,
) {
  let answers = 0
  const left = sizes.map((_, check) => check)
  while (left.length > 0 && (answers === 0 || wanted - answers > 6)) {
    const [check] = left.splice(random.below(left.length), 1)
    const share = left.length === 0 ? 1 : 0.25 + 0.75 * random.next()
    const template = chooseTemplate(sizes[check!]!, (wanted - answers) * share, random)
    chosen[check!] = template
    answers += sizes[check!]![template]!
  }
  return answers
}

/** The first company is open to coaches, and one in every few. Returns the rank of each; -1 for others. */
function chooseOpen(companies: number, random: Random): Int32Array {
  const openOf = new Int32Array(companies).fill(-1)
  const few = Math.round(1 / OPEN_TO_COACHES)
  for (let first = 0; first < companies; first += few) {
    const at = first === 0 ? 0 : first + random.below(few)
    if (at < companies) openOf[at] = first / few
  }
  return openOf
}

/** Decides the owners and checks of companies, so that there is about the wanted number of answers. */
export function createPlan(numbers: Numbers, templates: Templates, seed: number): Plan {
  const { companies } = numbers
  const random = createRandom(seed, subject('PLAN'))
  const { owners, ownerOf } = shareCompanies(numbers, random)
  const sizeOf = Uint8Array.from({ length: companies }, () => {
    const draw = random.next()
    return sizeParts.findIndex((part) => draw < part)
  })
  const weights = Float64Array.from({ length: companies }, (_, at) =>
    random.chance(WITHOUT_CHECKS)
      ? 0
      : sizeActivity[sizeOf[at]!]! * (0.1 + (MOST_ACTIVE - 0.1) * random.next() ** 3),
  )
  const openOf = chooseOpen(companies, random)

  // The last template of each check is reserved for the first company, which has the most of everything.
  const all = checks.map((check: Check) => templates[check].map(({ numAnswers }) => numAnswers))
  const usual = all.map((ofCheck) => ofCheck.slice(0, -1))
  const templateOf = new Uint8Array(companies * checks.length).fill(NOT_STARTED)
  let answers = 0
  for (const [check, ofCheck] of all.entries()) {
    templateOf[check] = ofCheck.length - 1
    answers += ofCheck.at(-1)!
  }
  let weightLeft = weights.reduce((sum, weight, at) => (at === 0 ? 0 : sum + weight), 0)
  for (let at = 1; at < companies; at++) {
    const weight = weights[at]!
    if (weight === 0) continue
    // Later companies make up for the difference so far.
    const wanted = ((numbers.answers - answers) * weight) / weightLeft
    const chosen = templateOf.subarray(at * checks.length, (at + 1) * checks.length)
    answers += chooseChecks(chosen, wanted, usual, random)
    weightLeft -= weight
  }
  const actionPointsOf = shareActionPoints(numbers, weights, random)
  return { owners, ownerOf, sizeOf, openOf, templateOf, actionPointsOf, answers }
}
