import { setTimeout } from 'node:timers/promises'

import type pg from 'pg'

import type { KindOfPlace } from './measured.ts'
import { createPlaces } from './places.ts'
import type { LoggedPlan, openPlanLog } from './plan-log.ts'
import { kindsOf, listRequests } from './requests.ts'
import { createSender } from './send.ts'
import { findWholeReads, type Sizes, type WholeRead } from './whole-tables.ts'

/** How long the server must be idle before its initial work counts as done, in milliseconds. */
const QUIET_MS = 2_000
const SLOWEST = 10
const WORK_TIMEOUT_MS = 900_000

/** Where large tables were read as a whole, and what could not be sent. */
export type Explained = {
  ofRequests: Map<string, WholeRead[]>
  ofBackground: WholeRead[]
  slowest: LoggedPlan[]
  /** Requests for which the database has no data. */
  withoutPlace: string[]
  failures: string[]
}

const ACTIVE = `
  select from pg_stat_activity
  where application_name = 'beterwerk' and datname = current_database() and state <> 'idle' limit 1`

/** Throws when it takes too long. */
async function waitUntilQuiet(pool: pg.Pool): Promise<void> {
  const deadline = Date.now() + WORK_TIMEOUT_MS
  for (let quietSince = Date.now(); Date.now() - quietSince < QUIET_MS; await setTimeout(100)) {
    if ((await pool.query(ACTIVE)).rows.length > 0) quietSince = Date.now()
    if (Date.now() > deadline) throw new Error('The server was not done with its work between requests')
  }
}

type Parts = {
  url: string
  pool: pg.Pool
  log: ReturnType<typeof openPlanLog>
  sizes: Sizes
  times: number
  kinds: readonly KindOfPlace[]
}

/**
 * Sends every request to a server whose statements are logged with their plans; deletions come last. `sizes`: of the
 * large tables. `times`: repetitions of repeatable requests. `kinds`: of the places they are sent to.
 */
export async function explainRequests({ url, pool, log, sizes, times, kinds }: Parts): Promise<Explained> {
  await waitUntilQuiet(pool)
  const plans = await log.takePlans()
  const ofBackground = findWholeReads(plans, sizes)
  const slowest = plans.toSorted((one, other) => other.duration - one.duration).slice(0, SLOWEST)
  const isOfBackground = ({ statement }: WholeRead) =>
    ofBackground.some((found) => found.statement === statement)
  const findPlace = createPlaces(pool)
  const explained: Explained = {
    ofRequests: new Map(),
    ofBackground,
    slowest,
    withoutPlace: [],
    failures: [],
  }
  for (const request of listRequests())
    for (const kind of kindsOf(request).filter((candidate) => kinds.includes(candidate))) {
      const name = `${request.name}, ${kind}`
      const place = await findPlace(request, kind)
      if (!place) {
        explained.withoutPlace.push(name)
        continue
      }
      await log.takePlans()
      const send = createSender(url, request, place)
      try {
        for (let time = 0; time < (request.isSentOnce ? 1 : times); time++) await send()
      } catch (error) {
        explained.failures.push(`${name}: ${(error as Error).message}`)
      }
      const found = findWholeReads(await log.takePlans(), sizes).filter((read) => !isOfBackground(read))
      if (found.length > 0) explained.ofRequests.set(name, found)
    }
  return explained
}
