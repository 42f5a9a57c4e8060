import { type Check, checks } from '#shared/domain/basics/check.ts'
import { type Numbers, OPEN_TO_COACHES, WITHOUT_CHECKS } from './numbers.ts'
import { createRandom, type Random, subject } from './random.ts'
import { shareActionPoints, shareCompanies } from './share.ts'
import type { Templates } from './templates.ts'

/** Stands for a check that a company did not start. */
export const NOT_STARTED = 255
/** The part of companies of each size, and how much more they do than others. */
const sizeParts = [0.7, 0.95, 0.993, 1]
const sizeActivity = [0.7, 1.5, 3, 5]
/** The most answers of a company, as a multiple of what companies of its size have on average. */
const MOST_ACTIVE = 4

/** What is decided for all companies together; each list has an item per company. */
export type Plan = {
  owners: number
  /** Of each company: the number of its owner, from 0. */
  ownerOf: Int32Array
  /** The index in `companySizes`. */
  sizeOf: Uint8Array
  /** Which of the companies that are open to coaches it is, from 0; -1 when it is not open. */
  openOf: Int32Array
  /** For each check of each company: the number of its template, or NOT_STARTED. */
  templateOf: Uint8Array
  actionPointsOf: Int32Array
  answers: number
}

/** Chooses a template of about this number of answers. */
function chooseTemplate(sizes: readonly number[], wanted: number, random: Random): number {
  const first = sizes.findIndex((size) => size >= wanted)
  const nearest = first === -1 ? sizes.length - 1 : first
  return Math.min(sizes.length - 1, Math.max(0, nearest - random.below(3)))
}

/**
 * Chooses the checks of a company until it has about this number of answers. Returns the number that it has. `sizes`: the
 * number of answers of each template of each check.
 */
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

/** Chooses the companies that are open to coaches: the first one, and one of each few. Returns the number of each; -1 for others. */
function chooseOpen(companies: number, random: Random): Int32Array {
  const openOf = new Int32Array(companies).fill(-1)
  const few = Math.round(1 / OPEN_TO_COACHES)
  for (let first = 0; first < companies; first += few) {
    const at = first === 0 ? 0 : first + random.below(few)
    if (at < companies) openOf[at] = first / few
  }
  return openOf
}

/** Decides who owns the companies and which checks they have, so that there is about the wanted number of answers. */
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

  // The last template of each check is that of the first company alone, which has the most of everything.
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
    // What others had too much or too little is shared by those that follow.
    const wanted = ((numbers.answers - answers) * weight) / weightLeft
    const chosen = templateOf.subarray(at * checks.length, (at + 1) * checks.length)
    answers += chooseChecks(chosen, wanted, usual, random)
    weightLeft -= weight
  }
  const actionPointsOf = shareActionPoints(numbers, weights, random)
  return { owners, ownerOf, sizeOf, openOf, templateOf, actionPointsOf, answers }
}
