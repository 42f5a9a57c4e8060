import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { startWorker } from '#server/platform/runtime/worker.ts'
import { hasPlan } from '#shared/domain/checks/check-flow.ts'
import type { Questionnaire } from '#shared/domain/checks/questionnaire.ts'
import { findCheck } from './queries.ts'
import { recordQuestionnaires } from './questionnaire-versions.ts'
import { refreshIfOutdated } from './status.ts'

const BATCH_SIZE = 100
const INTERVAL_MS = 3_600_000

/**
 * Each check has a transaction of its own: several servers can run this at once, and a run that stops halfway can be
 * resumed. Stops early when `signal` is aborted. Returns the number of checks, and how many of them were finished and
 * have open questions now.
 */
export async function refreshOutdatedChecks(
  db: Kysely<Database>,
  questionnaire: Questionnaire,
  signal?: AbortSignal,
): Promise<{ count: number; reopened: number }> {
  let [count, reopened] = [0, 0]
  let last = 0
  while (!signal?.aborted) {
    const rows = await db
      .selectFrom('companyCheck')
      .select(['companyId', 'status'])
      .where('check', '=', questionnaire.check)
      .where('questionnaireVersion', '<', questionnaire.version)
      .where('companyId', '>', last)
      .orderBy('companyId')
      .limit(BATCH_SIZE)
      .execute()
    for (const { companyId, status } of rows) {
      if (signal?.aborted) return { count, reopened }
      await refreshIfOutdated(db, { companyId, questionnaire })
      const [now] = await findCheck(db, { companyId, check: questionnaire.check })
      last = companyId
      count++
      if (now && hasPlan(status) && !hasPlan(now.status)) reopened++
    }
    if (rows.length < BATCH_SIZE) break
  }
  return { count, reopened }
}

/** Again every hour, for what failed. Returns a function that stops it and resolves when the check in progress is finished. */
export function refreshInBackground(
  db: Kysely<Database>,
  questionnaires: readonly Questionnaire[],
  logger: FastifyBaseLogger,
): () => Promise<void> {
  const abortController = new AbortController()
  const refreshAll = async () => {
    await recordQuestionnaires(db, questionnaires)
    for (const questionnaire of questionnaires) {
      const { check, version } = questionnaire
      const { count, reopened } = await refreshOutdatedChecks(db, questionnaire, abortController.signal)
      if (count > 0)
        logger.info(
          { check, version, count, reopened },
          'refreshed checks: new questions opened finished ones',
        )
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
