import type { Numbers } from './numbers.ts'
import type { Random } from './random.ts'

/** What companies that do nothing have of what all have together, as a part of what an active one has. */
const LEAST = 0.1

/**
 * Shares the action points among the companies: the first one has the most, and companies that answer more have more. The sum
 * is exact. `weights`: how active each company is.
 */
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
