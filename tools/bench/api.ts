import autocannon from 'autocannon'

export type RepeatedRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

const RUN_SECONDS = 5
const ROUNDS = 3
const CONNECTIONS = 10

export const quantile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)]!

/** The median per second of each request, measured in turns. Throws when a response is an error. */
export async function throughputs(repeated: RepeatedRequest[]): Promise<number[]> {
  const rates = repeated.map((): number[] => [])
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, request] of repeated.entries()) {
      const { requests, errors, non2xx } = await autocannon({
        ...request,
        connections: CONNECTIONS,
        duration: RUN_SECONDS,
      })
      if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests to ${request.url} failed`)
      // The first round is a warm-up.
      if (round > 0) rates[index]!.push(requests.average)
    }
  }
  return rates.map((rate) => quantile(rate, 0.5))
}

/** In milliseconds, sending `perSecond` requests without waiting for earlier ones. Throws when a response is an error. */
export async function p95(
  { url, ...init }: RepeatedRequest,
  perSecond: number,
  seconds = 10,
): Promise<number> {
  const measure = async () => {
    const start = performance.now()
    const response = await fetch(url, init)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return performance.now() - start
  }
  const times: Promise<number>[] = []
  const start = performance.now()
  while (times.length < perSecond * seconds) {
    const time = measure()
    // `Promise.all` below reports a failure; until then it must not count as unhandled.
    time.catch(() => undefined)
    times.push(time)
    const due = start + (times.length * 1000) / perSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
  }
  return quantile(await Promise.all(times), 0.95)
}
