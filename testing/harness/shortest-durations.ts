/** More would reach the limit of attempts per account. */
const ATTEMPTS = 5

/** Calls take turns. Returns the shortest of each, in milliseconds: other processes on the machine delayed it least. */
export async function shortestDurations(...calls: (() => Promise<unknown>)[]): Promise<number[]> {
  const shortest = calls.map(() => Infinity)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++)
    for (const [index, call] of calls.entries()) {
      const start = performance.now()
      await call()
      shortest[index] = Math.min(shortest[index]!, performance.now() - start)
    }
  return shortest
}
