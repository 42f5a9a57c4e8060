import { setTimeout } from 'node:timers/promises'

import { COACH, COLLEAGUE, logIn, OWNER } from '../bench/accounts.ts'
import { compare } from './compare.ts'
import type { Portal } from './portal.ts'
import type { Outcome } from './report.ts'
import { send } from './send.ts'
import { Writer } from './writers.ts'

const AT_ONCE = 8
const COMPANY_ID = 2
const WRITE_EVERY = 20
/** Before and after the requests, in milliseconds: longer than its caches live. */
const IDLE_MS = 60_000
/** Afterwards, for server and database. */
const MAX_MEGABYTES = 300

/** Eight at once. Measures the memory of server and database, also a minute later. */
export async function drillSoak(portal: Portal, requests: number): Promise<Outcome> {
  const megabytes = () => Math.round(portal.memoryBytes() / 1e6)
  await portal.start()
  await setTimeout(IDLE_MS)
  const before = megabytes()

  const people = await Promise.all([OWNER, COACH, COLLEAGUE].map((name) => logIn(portal.url, name)))
  const writer = new Writer(portal.url, { headers: people[0]!, companyId: COMPANY_ID })
  const { acknowledged, failures } = writer
  const company = `/rest/companies/${COMPANY_ID}`
  const parts = ['checks', 'overview', 'advices', 'actionitems', 'activities']
  const reads = ['/inloggen', '/rest/companies', ...parts.map((part) => `${company}/${part}`)]
  let [next, read, peak] = [0, 0, before]

  async function sendOnes() {
    while (next < requests) {
      const number = next++
      if (number % WRITE_EVERY === 0) await writer.save(() => false)
      else {
        const path = reads[number % reads.length]!
        const { status } = await send(portal.url + path, { headers: people[number % people.length]! })
        if (status === 200) read++
        else failures.push(`${status} for ${path}`)
      }
      if (number % 500 === 0) peak = Math.max(peak, megabytes())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOnes))
  await setTimeout(IDLE_MS)
  const after = megabytes()
  if (after > MAX_MEGABYTES) failures.push(`${after} MB, of at most ${MAX_MEGABYTES}`)
  await portal.stop()
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, acknowledged))

  const note = `memory ${before} MB, at most ${peak} MB, a minute later ${after} MB`
  return { tried: requests, survived: read + acknowledged.size, lost, doubled, note, failures }
}
