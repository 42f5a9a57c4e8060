import { type Kysely, sql } from 'kysely'

/**
 * Indexes for work between requests: which checks are of an older version of their questions, at every start, and which
 * browsers were not used for a year, every hour.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index company_check_version on company_check ("check", questionnaire_version);
    create index known_browser_last_used on known_browser (last_used_at);
  `.execute(db)
}
