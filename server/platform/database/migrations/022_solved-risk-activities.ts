import { type Kysely, sql } from 'kysely'

/** Solved risks in the history of a company, with the label of the risk as it was then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company_activity add column risk text;
    alter table company_activity drop constraint company_activity_kind_check;
    alter table company_activity add constraint company_activity_kind_check check (kind in (
      'COMPANY_CREATED', 'OWNER_CHANGED',
      'CHECK_STARTED', 'CHECK_FINISHED', 'CHECK_DELETED', 'CHECK_MOVED_HERE', 'CHECK_MOVED_AWAY',
      'SECTION_ADDED', 'SECTION_ANSWERED', 'SECTION_DELETED', 'RISK_SOLVED',
      'PERSON_INVITED', 'INVITATION_ACCEPTED', 'INVITATION_CHANGED', 'INVITATION_REVOKED',
      'COACH_INVITED', 'COACH_REVOKED',
      'ADVICE_CREATED', 'ADVICE_CHANGED', 'ADVICE_ARCHIVED', 'ADVICE_UNARCHIVED',
      'ACTION_POINT_CREATED', 'ACTION_POINT_CHANGED', 'ACTION_POINT_COMPLETED',
      'VISIT_REPORT_CREATED', 'VISIT_REPORT_CHANGED', 'VISIT_REPORT_RATED', 'VISIT_REPORT_ARCHIVED',
      'VISIT_REPORT_UNARCHIVED', 'VISIT_REPORT_DELETED',
      'COMPANY_RECORD_CREATED', 'COMPANY_RECORD_CHANGED', 'COMPANY_RECORD_DELETED',
      'COMPANY_RECORD_FILE_ADDED', 'COMPANY_RECORD_FILE_DELETED'
    ));
  `.execute(db)
}
