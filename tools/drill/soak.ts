import { setTimeout } from 'node:timers/promises'

import { hasPostgres, startPostgres } from '../../testing/harness/postgres.ts'
import { ADMIN, COACH, COLLEAGUE, logIn, OWNER } from '../bench/accounts.ts'
import { createPortal, type Portal } from './portal.ts'
import type { Outcome } from './report.ts'
import { adviceWith } from './writers.ts'

const AT_ONCE = 8
/** Of all requests, one in so many saves. */
const WRITE_EVERY = 20
/** How long the server is left alone before and after the requests, in milliseconds: more than its caches live. */
const IDLE_MS = 60_000
/** The memory of the server after the requests, at most, in bytes. */
const TARGETS = { PostgreSQL: 200e6, embedded: 300e6 }

/** Sends requests of four people, eight at once. Returns how many the server answered, and the most memory it took. */
async function sendRequests(portal: Portal, requests: number) {
  const people = await Promise.all([OWNER, COACH, ADMIN, COLLEAGUE].map((name) => logIn(portal.url, name)))
  const company = `/rest/companies/${portal.companyId}`
  const parts = ['checks', 'overview', 'advices', 'actionitems', 'activities']
  const reads = ['/inloggen', '/rest/companies', ...parts.map((part) => `${company}/${part}`)]
  let [next, answered, peak] = [0, 0, 0]

  async function sendOnes() {
    while (next < requests) {
      const number = next++
      const headers = people[number % people.length]!
      const [owner] = people
      const response = await (number % WRITE_EVERY === 0
        ? fetch(`${portal.url}${company}/advices`, {
            method: 'POST',
            headers: owner!,
            body: adviceWith(`${number}`),
          })
        : fetch(portal.url + reads[number % reads.length]!, { headers }))
      await response.arrayBuffer()
      if (response.status < 500) answered++
      if (number % 500 === 0) peak = Math.max(peak, portal.residentBytes())
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, sendOnes))
  return { answered, peak }
}

async function soak(portal: Portal, kind: keyof typeof TARGETS, requests: number) {
  await portal.start()
  await setTimeout(IDLE_MS)
  const before = portal.residentBytes()
  const { answered, peak } = await sendRequests(portal, requests)
  await setTimeout(IDLE_MS)
  const after = portal.residentBytes()
  await portal.stop()
  const [idle, most, end] = [before, peak, after].map((bytes) => (bytes / 1e6).toFixed(0))
  return {
    answered: after <= TARGETS[kind] ? answered : 0,
    note: `${kind}: memory ${idle} MB, at most ${most} MB, a minute later ${end} MB.`,
  }
}

/**
 * Sends `requests` requests of several people as fast as the server answers, on the embedded database and on PostgreSQL
 * where it is installed, and compares the memory of the server a minute later with the targets.
 */
export async function drillSoak(embedded: Portal, requests: number): Promise<Outcome> {
  const results = [await soak(embedded, 'embedded', requests)]
  if (hasPostgres()) {
    const postgres = await startPostgres()
    const portal = await createPortal({ DATABASE_URL: postgres.url })
    const result = soak(portal, 'PostgreSQL', requests).finally(portal.remove)
    results.push(await result.finally(postgres.stop))
  }
  return {
    tried: requests * results.length,
    survived: results.reduce((sum, { answered }) => sum + answered, 0),
    lost: 0,
    doubled: 0,
    note: results.map(({ note }) => note).join(' '),
  }
}
