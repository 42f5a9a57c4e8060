import { type Kysely, sql } from 'kysely'

import { refreshSummaries } from '#server/overview/coach-day/company-summaries.ts'
import type { Database } from '#server/platform/database/schema.ts'

export async function computeSummaries(db: Kysely<Database>): Promise<void> {
  await sql`insert into company_change select id from company where coach_invited_at is not null`.execute(db)
  await refreshSummaries(db)
}
