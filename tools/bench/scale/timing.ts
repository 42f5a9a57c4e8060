import type { Sender } from './send.ts'

/** Requests before measuring: PostgreSQL makes a general plan after five executions. */
const WARMING_UP = 8
/** Servers take turns per round; in each, two requests are pending at once. */
const ROUNDS = 12
const PER_ROUND = 4
const AT_ONCE = 2

/** In milliseconds. */
export type Times = { p50: number; p95: number }

const quantile = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)]!

/** Sends some at once. Returns the duration of each. */
async function repeat(send: Sender, count: number, atOnce: number): Promise<number[]> {
  const times: number[] = []
  let left = count
  async function work() {
    while (left-- > 0) times.push(await send())
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return times
}

/** In turns, so that other load affects all. Writes are sent one at a time. Returns times in the order of the servers. */
export async function timeInTurns(senders: readonly Sender[], isWrite: boolean): Promise<Times[]> {
  const atOnce = isWrite ? 1 : AT_ONCE
  for (const send of senders) await repeat(send, WARMING_UP, 1)
  const times = senders.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, send] of senders.entries())
      times[index]!.push(...(await repeat(send, PER_ROUND, atOnce)))
  return times.map((all) => ({ p50: quantile(all, 0.5), p95: quantile(all, 0.95) }))
}
