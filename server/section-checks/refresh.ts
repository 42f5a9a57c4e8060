import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'

import type { Questionnaire } from '#shared/domain/questionnaire.ts'
import type { Database } from '../database/schema.ts'
import { refreshIfOutdated } from './status.ts'

/** How many checks are looked up at once. */
const BATCH_SIZE = 100

/**
 * Reckons every check anew that was reckoned with an older version of its questionnaire, so that lists of companies
 * tell how they stand now. Each in a transaction of its own: several servers may do it at once, and one that stops
 * halfway is followed by another. Ends early once `signal` says so. Gives how many there were.
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
      .selectFrom('company_check')
      .select('company_id as companyId')
      .where('check', '=', questionnaire.check)
      .where('questionnaire_version', '<', questionnaire.version)
      .where('company_id', '>', last)
      .orderBy('company_id')
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

/** Does so in the background for all of these. Gives what ends it, which waits for the check it is busy with. */
export function refreshInBackground(
  db: Kysely<Database>,
  questionnaires: readonly Questionnaire[],
  logger: FastifyBaseLogger,
): () => Promise<void> {
  const abortController = new AbortController()
  const refreshAll = async () => {
    for (const questionnaire of questionnaires) {
      const count = await refreshOutdatedChecks(db, questionnaire, abortController.signal)
      if (count > 0) logger.info({ check: questionnaire.check, count }, 'reckoned checks anew')
    }
  }
  const done = refreshAll().catch((error) => logger.error({ err: error }, 'could not reckon checks anew'))
  return async () => {
    abortController.abort()
    await done
  }
}
