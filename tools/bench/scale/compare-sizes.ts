import type pg from 'pg'

import type { Report } from '../report.ts'
import type { KindOfPlace } from './measured.ts'
import { createPlaces } from './places.ts'
import { kindsOf, listRequests, type ScaleRequest } from './requests.ts'
import { createSender, type Sender } from './send.ts'
import { type Times, timeInTurns } from './timing.ts'

/** How many times as long as with a thousandth of the data. Source: the product's standards. */
const MAX_RATIO = 2
/** In milliseconds. Source: the product's standards. */
const MAX_SEARCH_MS = 50

const MEASUREMENTS = 3

export type Installation = { url: string; pool: pg.Pool }

type Compared = { name: string; kind: KindOfPlace; isSearch: boolean; small: Times; large: Times }

const ratioOf = ({ small, large }: Compared) => large.p95 / small.p95
/** At full size the largest company has more of everything, so its ratio means nothing. */
const isSlow = (compared: Compared) =>
  (compared.kind === 'ordinary' && ratioOf(compared) > MAX_RATIO) ||
  (compared.isSearch && compared.large.p95 > MAX_SEARCH_MS)
const format = (time: number) => `${time.toFixed(1)} ms`

const lower = (one: Times, other: Times): Times => ({
  p50: Math.min(one.p50, other.p50),
  p95: Math.min(one.p95, other.p95),
})

async function timeBoth(senders: Sender[], isWrite: boolean) {
  const [small, large] = await timeInTurns(senders, isWrite)
  return { small: small!, large: large! }
}

/** Compares all routes at a thousandth and at full size; the slow ones are reported again by name. */
export async function compareSizes(small: Installation, large: Installation, report: Report): Promise<void> {
  const installations = [small, large].map(({ url, pool }) => ({ url, findPlace: createPlaces(pool) }))

  async function measure(request: ScaleRequest, kind: KindOfPlace): Promise<Compared | undefined> {
    const places = await Promise.all(installations.map(({ findPlace }) => findPlace(request, kind)))
    if (places.includes(undefined)) return undefined
    const senders = installations.map(({ url }, index) => createSender(url, request, places[index]!))
    const isWrite = request.method !== 'GET'
    const { name, isSearch } = request
    const compared = { name: `${name}, ${kind}`, kind, isSearch, ...(await timeBoth(senders, isWrite)) }
    // Other load may have interfered: of several measurements the lowest times count.
    for (let more = 1; more < MEASUREMENTS && isSlow(compared); more++) {
      const { small, large } = await timeBoth(senders, isWrite)
      compared.small = lower(compared.small, small)
      compared.large = lower(compared.large, large)
    }
    return compared
  }

  const slow: Compared[] = []
  const failed: string[] = []
  const absent: string[] = []
  const repeated = listRequests().filter(({ isSentOnce }) => !isSentOnce)
  for (const request of repeated)
    for (const kind of kindsOf(request)) {
      const name = `${request.name}, ${kind}`
      try {
        const compared = await measure(request, kind)
        if (!compared) absent.push(name)
        else {
          reportOne(compared, report)
          if (isSlow(compared)) slow.push(compared)
        }
      } catch (error) {
        failed.push(`${name}: ${(error as Error).message} ${(error as Error).cause ?? ''}`)
      }
    }
  report(
    'requests that take more than twice as long, or searches of more than 50 ms',
    String(slow.length),
    '0',
  )
  for (const compared of slow)
    reportOne(compared, (name, measured, target) => report(`  ${name}`, measured, target))
  report('requests that could not be measured', String(failed.length), '0')
  for (const failure of failed) report(`  ${failure}`, '')
  report('requests about what the filled database has none of', String(absent.length), '0')
  for (const name of absent) report(`  ${name}`, '')
}

function reportOne(compared: Compared, report: Report): void {
  const { name, kind, isSearch, small, large } = compared
  const targets = [
    ...(kind === 'ordinary' ? [`≤ ${MAX_RATIO} ×`] : []),
    ...(isSearch ? [`≤ ${MAX_SEARCH_MS} ms`] : []),
  ]
  report(
    name,
    `${format(small.p95)} → ${format(large.p95)}, ${ratioOf(compared).toFixed(2)} × (median ${format(small.p50)} → ${format(large.p50)})`,
    targets.join(', '),
  )
}
