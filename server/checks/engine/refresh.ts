import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { startWorker } from '#server/platform/runtime/worker.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { refreshIfOutdated } from './status.ts'

const BATCH_SIZE = 100
const INTERVAL_MS = 3_600_000

/**
 * Each check has a transaction of its own: several servers can run this at once, and a run that stops halfway can be
 * resumed. Stops early when `signal` is aborted. Returns the number of checks.
 */
export async function refreshOutdatedChecks(
  db: Kysely<Database>,
  questionnaire: Questionnaire,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0
  let last = 0
  while (!signal?.aborted) {
    const rows = await db
      .selectFrom('companyCheck')
      .select('companyId')
      .where('check', '=', questionnaire.check)
      .where('questionnaireVersion', '<', questionnaire.version)
      .where('companyId', '>', last)
      .orderBy('companyId')
      .limit(BATCH_SIZE)
      .execute()
    for (const { companyId } of rows) {
      if (signal?.aborted) return count
      await refreshIfOutdated(db, { companyId, questionnaire })
      last = companyId
      count++
    }
    if (rows.length < BATCH_SIZE) break
  }
  return count
}

/** Again every hour, for what failed. Returns a function that stops it and resolves when the check in progress is finished. */
export function refreshInBackground(
  db: Kysely<Database>,
  questionnaires: readonly Questionnaire[],
  logger: FastifyBaseLogger,
): () => Promise<void> {
  const abortController = new AbortController()
  const refreshAll = async () => {
    for (const questionnaire of questionnaires) {
      const count = await refreshOutdatedChecks(db, questionnaire, abortController.signal)
      if (count > 0) logger.info({ check: questionnaire.check, count }, 'refreshed checks')
    }
  }
  const worker = startWorker({
    name: 'refresh',
    failure: 'could not refresh checks',
    logger,
    doNext: async () => {
      await refreshAll()
      return false
    },
    interval: INTERVAL_MS,
  })
  return async () => {
    abortController.abort()
    await worker.stop()
  }
}
