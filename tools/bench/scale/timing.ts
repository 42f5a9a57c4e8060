import type { Sender } from './send.ts'

/** How often a request is sent before it is measured: PostgreSQL makes a general plan after five times. */
const WARMING_UP = 8
/** Rounds in which the servers take turns, and requests to each of them in a round, of which two are under way at once. */
const ROUNDS = 12
const PER_ROUND = 4
const AT_ONCE = 2

/** Times of a request, in milliseconds. */
export type Times = { p50: number; p95: number }

const quantile = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)]!

/** Sends a request `count` times, some at once. Returns how long each took. */
async function repeat(send: Sender, count: number, atOnce: number): Promise<number[]> {
  const times: number[] = []
  let left = count
  async function work() {
    while (left-- > 0) times.push(await send())
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return times
}

/**
 * Measures the same request of several servers in turns, so that other load on the machine affects all. A write is sent one
 * at a time. Returns the times in the order of the servers.
 */
export async function timeInTurns(senders: readonly Sender[], isWrite: boolean): Promise<Times[]> {
  const atOnce = isWrite ? 1 : AT_ONCE
  for (const send of senders) await repeat(send, WARMING_UP, 1)
  const times = senders.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, send] of senders.entries())
      times[index]!.push(...(await repeat(send, PER_ROUND, atOnce)))
  return times.map((all) => ({ p50: quantile(all, 0.5), p95: quantile(all, 0.95) }))
}
