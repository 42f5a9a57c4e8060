/** More would reach the limit of attempts per account. */
const PAIRS = 5

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}

/**
 * How many times as long `one` takes as `other`, on a machine that does other things as well: the median of pairs, whose
 * calls take turns.
 */
export async function medianRatio(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<number> {
  const ratios: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) ratios.push((await timeOf(one)) / (await timeOf(other)))
  return ratios.sort((a, b) => a - b)[Math.floor(PAIRS / 2)]!
}
