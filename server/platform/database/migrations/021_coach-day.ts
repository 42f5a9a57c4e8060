import { type Kysely, sql } from 'kysely'

/**
 * When a visit was rated, and whether the author of its report has read that: ratings from before count as read. Indexes
 * for what a coach has to do in all companies that are open to coaches.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table visit_report
      add column rated_at timestamptz,
      add column rating_read_at timestamptz;
    create index visit_report_unread_rating on visit_report (created_by, rated_at)
      where rated_at is not null and rating_read_at is null;
    create index visit_report_last on visit_report (created_by, company_id, date_appointment desc, id desc)
      include (date_next_appointment, archived_at);

    create index check_risk_now on check_risk (section_id, script_key, question_key) where urgency = 'NOW';
    create index action_item_with_holder on action_item (section_id, script_key, question_key)
      where section_id is not null and action_holder <> '';
    create index check_section_with_company on check_section (id) include (company_id);
  `.execute(db)
}
