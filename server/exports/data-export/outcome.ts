import type { FastifyInstance } from 'fastify'

import { isDatabaseUnavailable } from '#server/platform/database/unavailable.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { StorageError } from '#server/platform/storage/storage.ts'

/** none: there is nothing to make it of. failed: it could not be made. */
export type Outcome = 'made' | 'none' | 'failed'

/** Refusals that say that there is nothing to make it of. */
const NOTHING = [404, 409]

/** Whether it may succeed later: the printer is too busy, or the database or the storage cannot be used. */
const isPassing = (error: unknown) =>
  error instanceof Refusal || error instanceof StorageError || isDatabaseUnavailable(error)

/** Logs an error of `make`, so that other parts follow. Throws it when it may pass, or `signal` is aborted. */
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
