import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'

import type { Database } from '../database/schema.ts'
import { storageFull } from './storage.ts'

/** What others store meanwhile counts after this time, in milliseconds. */
const COUNTED_FOR_MS = 10_000

export type Quota = ReturnType<typeof createQuota>

/** In bytes: files with their previews, and downloads that are kept. */
async function countStored(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select sum(size)::float as total from (
      select sum(size) as size from stored_object
      union all select sum(size) from data_export_part
      union all select sum(size) from company_export_part
    ) sizes`.execute(db)
  return rows[0]?.total ?? 0
}

/** Of everything that is stored for all companies together: `max` bytes, to within ten seconds. */
export function createQuota(db: Kysely<Database>, max: number, logger: FastifyBaseLogger) {
  let total = 0
  let countedAt = Number.NEGATIVE_INFINITY
  return {
    count: () => countStored(db),
    /** Counts `size` bytes more. Refuses with 503 when they do not fit. */
    async require(size: number): Promise<void> {
      if (performance.now() - countedAt > COUNTED_FOR_MS) {
        total = await countStored(db)
        countedAt = performance.now()
      }
      if (total + size > max) {
        logger.warn('a file was refused: all files together are as large as STORAGE_QUOTA_GB allows')
        throw storageFull()
      }
      total += size
    },
  }
}
