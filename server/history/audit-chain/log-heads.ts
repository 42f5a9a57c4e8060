import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { startWorker, type Worker } from '#server/platform/runtime/worker.ts'
import { readHeads } from './verify-chain.ts'

const INTERVAL_MS = 3_600_000

/**
 * Now and every hour. Who owns the database can make a whole chain anew, but not the lines of the log that were sent
 * elsewhere.
 */
export const startLoggingHeads = (db: Kysely<Database>, logger: FastifyBaseLogger): Worker =>
  startWorker({
    name: 'audit heads',
    failure: 'the ends of the audit chains could not be logged',
    logger,
    doNext: async () => {
      const heads = Object.entries(await readHeads(db))
      const ends = heads.map(([source, { number, hash }]) => `${source}:${number}:${hash}`)
      if (ends.length > 0) logger.info({ ends }, 'the audit chains end here')
      return false
    },
    interval: INTERVAL_MS,
  })
