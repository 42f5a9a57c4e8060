import { setTimeout } from 'node:timers/promises'

import { logIn } from '../bench/accounts.ts'
import type { Portal } from './portal.ts'
import type { Outcome } from './report.ts'
import { adviceWith } from './writers.ts'

const REQUESTS_PER_SECOND = 60
/** Of all requests, one in so many saves. */
const WRITE_EVERY = 20
/** How much memory may grow between the second and the last sixth of the time. */
const MAX_GROWTH = 1.1

const average = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Sends 60 requests a second for some minutes, and compares the memory of the server at their beginning and end. */
export async function drillLoad(portal: Portal, minutes: number): Promise<Outcome> {
  await portal.start()
  const headers = await logIn(portal.url)
  const company = `/rest/companies/${portal.companyId}`
  const reads = [
    '/inloggen',
    '/rest/companies',
    `${company}/checks`,
    `${company}/overview`,
    `${company}/advices`,
    `${company}/actionitems`,
    `${company}/activities`,
  ]
  const memory: number[] = []
  let [tried, survived, failure] = [0, 0, '']

  async function send(number: number) {
    const request =
      number % WRITE_EVERY === 0
        ? fetch(`${portal.url}${company}/advices`, { method: 'POST', headers, body: adviceWith(`${number}`) })
        : fetch(portal.url + reads[number % reads.length]!, { headers })
    const response = await request.catch(() => undefined)
    await response?.arrayBuffer()
    if (response && response.status < 500) survived++
    else failure ||= `${response?.status ?? 'no answer'} for request ${number}`
  }

  const start = performance.now()
  const pending = new Set<Promise<void>>()
  while (performance.now() - start < minutes * 60_000) {
    const request = send(tried++).finally(() => pending.delete(request))
    pending.add(request)
    if (tried % (REQUESTS_PER_SECOND * 10) === 0) memory.push(portal.residentBytes())
    await setTimeout(Math.max(0, start + (tried * 1000) / REQUESTS_PER_SECOND - performance.now()))
  }
  await Promise.all(pending)
  await portal.stop()
  const sixth = Math.max(1, Math.floor(memory.length / 6))
  const [first, last] = [average(memory.slice(sixth, 2 * sixth)), average(memory.slice(-sixth))]
  const isFlat = last <= first * MAX_GROWTH
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
  const note = `memory ${megabytes(first)} MB, at the end ${megabytes(last)} MB. ${failure}`
  return { tried, survived: isFlat ? survived : 0, lost: 0, doubled: 0, note }
}
