import type { FastifyInstance } from 'fastify'

import { isDatabaseUnavailable } from '#server/platform/database/unavailable.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { StorageError } from '#server/platform/storage/storage.ts'

/** What came of a part of a download. none: there is nothing to make it of. failed: it could not be made. */
export type Outcome = 'made' | 'none' | 'failed'

/** Statuses of a refusal that says that there is nothing to make it of. */
const NOTHING = [404, 409]

/** Whether the same may succeed later: the printer is too busy, or the database or the storage cannot be used. */
const isPassing = (error: unknown) =>
  error instanceof Refusal || error instanceof StorageError || isDatabaseUnavailable(error)

/**
 * Makes a part of a download. One that cannot be made is logged, and does not prevent the others. Throws the error of
 * `make` when it may succeed later, and when `signal` is aborted.
 */
export async function outcomeOf<Made>(
  { log }: Pick<FastifyInstance, 'log'>,
  signal: AbortSignal,
  make: () => Promise<Made>,
): Promise<{ outcome: 'made'; value: Made } | { outcome: Exclude<Outcome, 'made'> }> {
  try {
    return { outcome: 'made', value: await make() }
  } catch (error) {
    if (error instanceof Refusal && NOTHING.includes(error.status)) return { outcome: 'none' }
    if (isPassing(error) || signal.aborted) throw error
    log.error({ err: error }, 'a part of a data export could not be made')
    return { outcome: 'failed' }
  }
}
