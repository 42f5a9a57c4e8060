import autocannon from 'autocannon'

/** A call as it is repeated. */
export type Call = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

/** Seconds that one run loads one server. */
const RUN = 5
const ROUNDS = 3
const CONNECTIONS = 10

const at = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)]!

/** Requests a second that these calls reach when they take turns; the median of each. Fails when a call fails. */
export async function throughputs(calls: Call[]): Promise<number[]> {
  const rates = calls.map((): number[] => [])
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, call] of calls.entries()) {
      const { requests, errors, non2xx } = await autocannon({
        ...call,
        connections: CONNECTIONS,
        duration: RUN,
      })
      if (errors + non2xx > 0) throw new Error(`${errors + non2xx} calls to ${call.url} failed`)
      // The first round only warms up.
      if (round > 0) rates[index]!.push(requests.average)
    }
  }
  return rates.map((rate) => at(rate, 0.5))
}

/**
 * The time within which 95 % of the calls are answered, in milliseconds, when `perSecond` of them come in whether or
 * not the ones before are done.
 */
export async function p95({ url, ...init }: Call, perSecond: number, seconds = 10): Promise<number> {
  const call = async () => {
    const start = performance.now()
    const response = await fetch(url, init)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return performance.now() - start
  }
  const calls: Promise<number>[] = []
  const start = performance.now()
  while (calls.length < perSecond * seconds) {
    const answered = call()
    // A failure is told when all are awaited, not before.
    answered.catch(() => undefined)
    calls.push(answered)
    const due = start + (calls.length * 1000) / perSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
  }
  return at(await Promise.all(calls), 0.95)
}
