import { MOST_COMPANIES, type Numbers } from './numbers.ts'
import type { Random } from './random.ts'

/** What an inactive company gets, relative to an active one. */
const LEAST = 0.1

/** The first company gets the most, and active ones more. The sum is exact. `weights`: how active each company is. */
export function shareActionPoints(
  { actionPoints, mostActionPoints }: Numbers,
  weights: Float64Array,
  random: Random,
): Int32Array {
  const drawn = weights.map((weight) => (LEAST + weight) * (0.2 + 1.6 * random.next()))
  let weightLeft = drawn.reduce((sum, weight, at) => (at === 0 ? 0 : sum + weight), 0)
  let left = actionPoints - mostActionPoints
  const shared = new Int32Array(weights.length)
  shared[0] = mostActionPoints
  for (let at = 1; at < shared.length; at++) {
    const wanted = at === shared.length - 1 ? left : Math.round((left * drawn[at]!) / weightLeft)
    const count = Math.max(0, Math.min(wanted, mostActionPoints))
    shared[at] = count
    weightLeft -= drawn[at]!
    left -= count
  }
  return shared
}

function shuffle(list: Int32Array, random: Random): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const moved = list[at]!
    list[at] = list[other]!
    list[other] = moved
  }
}

/** Owners are numbered from 0: most have one company, and the first has the most. */
export function shareCompanies({ companies }: Numbers, random: Random) {
  const counts = [Math.min(MOST_COMPANIES, Math.ceil(companies / 4))]
  for (let left = companies - counts[0]!; left > 0; ) {
    const draw = random.next()
    const wanted =
      draw < 0.88 ? 1 : draw < 0.97 ? 2 : draw < 0.995 ? random.between(3, 5) : random.between(6, 20)
    const count = Math.min(wanted, left)
    counts.push(count)
    left -= count
  }
  const ownerOf = Int32Array.from(
    counts.flatMap((count, owner) => Array.from({ length: count }, () => owner)),
  )
  shuffle(ownerOf, random)
  return { owners: counts.length, ownerOf }
}
