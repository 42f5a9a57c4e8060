import { setTimeout } from 'node:timers/promises'

import { logIn } from '../bench/accounts.ts'
import { compare } from './compare.ts'
import type { Portal } from './portal.ts'
import type { Outcome } from './report.ts'
import { send } from './send.ts'
import { Writer } from './writers.ts'

const REQUESTS_PER_SECOND = 60
/** Simultaneous requests at most: a busy machine gets fewer. */
const MAX_PENDING = 32
const WRITE_EVERY = 20
/** In requests: every ten seconds. */
const MEASURE_EVERY = REQUESTS_PER_SECOND * 10
/** Between the second and the last sixth of the time. */
const MAX_GROWTH = 1.1

const average = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Sends up to 60 requests a second, and compares the memory of server and database at the beginning and the end. */
export async function drillLoad(portal: Portal, minutes: number): Promise<Outcome> {
  await portal.start()
  const memory = [portal.memoryBytes()]
  const headers = await logIn(portal.url)
  const writer = new Writer(portal.url, { headers, companyId: 1 })
  const { acknowledged, failures } = writer
  const company = '/rest/companies/1'
  const reads = [
    '/inloggen',
    '/rest/companies',
    `${company}/checks`,
    `${company}/overview`,
    `${company}/advices`,
    `${company}/actionitems`,
    `${company}/activities`,
  ]
  let [tried, survived] = [0, 0]

  async function read(path: string) {
    const { status } = await send(portal.url + path, { headers })
    if (status === 200) survived++
    else failures.push(`${status} for ${path}`)
  }
  async function write() {
    const { size } = acknowledged
    await writer.save(() => false)
    if (acknowledged.size > size) survived++
  }

  const start = performance.now()
  const pending = new Set<Promise<void>>()
  while (performance.now() - start < minutes * 60_000) {
    const number = tried++
    const request = number % WRITE_EVERY === 0 ? write() : read(reads[number % reads.length]!)
    pending.add(request)
    void request.finally(() => pending.delete(request))
    if (number % MEASURE_EVERY === 0) memory.push(portal.memoryBytes())
    await setTimeout(Math.max(0, start + (tried * 1000) / REQUESTS_PER_SECOND - performance.now()))
    while (pending.size >= MAX_PENDING) await Promise.race(pending)
  }
  await Promise.all(pending)
  memory.push(portal.memoryBytes())
  const perRequest = (portal.processorSeconds() * 1000) / tried
  await portal.stop()
  const { lost, doubled } = await portal.withDatabase(({ db }) => compare(db, acknowledged))

  const sixths = [0, 1, 2, 3, 4, 5].map((part) =>
    average(memory.slice((part * memory.length) / 6, ((part + 1) * memory.length) / 6)),
  )
  if (sixths[5]! > sixths[1]! * MAX_GROWTH) failures.push('the memory grew')
  const inMegabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
  const note = `${acknowledged.size} saved; ${perRequest.toFixed(0)} ms of a processor per request; memory in MB: ${inMegabytes(memory[0]!)} at the start, ${sixths.map(inMegabytes).join(', ')} in each sixth, ${inMegabytes(memory.at(-1)!)} at the end`
  return { tried, survived, lost, doubled, note, failures }
}
