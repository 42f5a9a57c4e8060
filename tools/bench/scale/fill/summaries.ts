import type { Kysely } from 'kysely'

import { refreshSummaries } from '../../../../server/coach-day/company-summaries.ts'
import type { Database } from '../../../../server/database/schema.ts'

/** The number of companies at once: with some thousands, the product's statement takes longer than it may. */
const BATCH = 1_000

/** Lets the product compute the summaries of the companies that are open to coaches. */
export async function computeSummaries(db: Kysely<Database>): Promise<void> {
  const open = await db.selectFrom('company').select('id').where('coach_invited_at', 'is not', null).execute()
  for (let first = 0; first < open.length; first += BATCH) {
    const changed = open.slice(first, first + BATCH).map(({ id }) => ({ company_id: id }))
    await db.insertInto('company_change').values(changed).execute()
    await refreshSummaries(db)
  }
}
