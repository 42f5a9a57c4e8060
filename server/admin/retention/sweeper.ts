import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { startWorker, type Worker } from '#server/platform/runtime/worker.ts'
import { BATCH_SIZE, hasClockJumped, type Retention, recordSweep, sweeps } from './queries.ts'

const INTERVAL_MS = 3_600_000

const JUMPED =
  'the last sweep is more than 31 days ago: is the clock right? If it is, run npm run admin -- sweep'

type Kind = keyof typeof sweeps
const kinds = Object.keys(sweeps) as Kind[]

/** Whatever the clock says. Returns the number of rows of each kind that had any. */
export async function sweepAll(
  db: Kysely<Database>,
  retention: Retention,
): Promise<Partial<Record<Kind, number>>> {
  const swept: Partial<Record<Kind, number>> = {}
  for (const kind of kinds) {
    let count: number
    do {
      count = await sweeps[kind](db, retention)
      if (count > 0) swept[kind] = (swept[kind] ?? 0) + count
    } while (count === BATCH_SIZE)
  }
  await recordSweep(db)
  return swept
}

/**
 * Sweeps now and every hour. Several workers can run at once, also in other processes. Refuses while the clock is far
 * from the last sweep: what is deleted then is gone, also once the clock is right again.
 */
export function startSweeper(db: Kysely<Database>, retention: Retention, logger: FastifyBaseLogger): Worker {
  let waiting: Kind[] = []
  let swept: Partial<Record<Kind, number>> = {}

  function logSwept() {
    if (Object.keys(swept).length > 0) logger.info({ swept }, 'deleted what was kept long enough')
    swept = {}
  }

  async function sweepNext() {
    const kind = waiting.shift()
    if (kind) {
      const count = await sweeps[kind](db, retention)
      if (count > 0) swept[kind] = (swept[kind] ?? 0) + count
      if (count === BATCH_SIZE) waiting.unshift(kind)
    } else {
      logSwept()
      await recordSweep(db)
    }
    return kind !== undefined
  }

  const worker = startWorker({
    // The next sweep begins with the kind after a failed one, so that one that always fails does not block others.
    prepare: async () => {
      if (await hasClockJumped(db)) throw new Error(JUMPED)
      if (waiting.length === 0) waiting = [...kinds]
    },
    doNext: sweepNext,
    interval: INTERVAL_MS,
    onFailure: logSwept,
    name: 'sweeper',
    failure: 'what was kept long enough could not be deleted',
    logger,
  })
  const stop = async () => {
    await worker.stop()
    logSwept()
  }
  return { ...worker, stop }
}
