import { type Kysely, sql } from 'kysely'

/**
 * Indexes of the summaries for the page of a coach: one per reason, in the order of the companies within it, so that the
 * companies that need attention most are found without looking through all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index company_summary_owner on company_summary (owner_id);
    create index company_summary_risks on company_summary (num_unheld_risks desc, company_id)
      where num_unheld_risks > 0;
    create index company_summary_deadline on company_summary (first_deadline, company_id);
    create index company_summary_activity on company_summary (last_activity_at, company_id)
      where unfinished_checks <> '{}';
    create index company_summary_invited on company_summary (coach_invited_at, company_id);
  `.execute(db)
}
