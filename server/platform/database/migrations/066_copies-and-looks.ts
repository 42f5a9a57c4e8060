import { type Kysely, sql } from 'kysely'

/** Who took a copy of a company, and that an administrator looked in, in its history: the check of kinds allows more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company_activity drop constraint company_activity_kind_check;
    alter table company_activity add constraint company_activity_kind_check check (kind in (
      'COMPANY_CREATED', 'OWNER_CHANGED',
      'CHECK_STARTED', 'CHECK_FINISHED', 'CHECK_DELETED', 'CHECK_MOVED_HERE', 'CHECK_MOVED_AWAY',
      'ROUND_FINISHED', 'SECTION_ADDED', 'SECTION_ANSWERED', 'SECTION_ARCHIVED', 'SECTION_RESTORED',
      'SECTION_DELETED', 'RISK_SOLVED',
      'PERSON_INVITED', 'INVITATION_CLAIMED', 'INVITATION_CLAIM_CONFIRMED', 'INVITATION_CLAIM_REFUSED',
      'INVITATION_ACCEPTED', 'INVITATION_CHANGED', 'INVITATION_REVOKED',
      'COACH_INVITED', 'COACH_REVOKED',
      'ADVICE_CREATED', 'ADVICE_CHANGED', 'ADVICE_ARCHIVED', 'ADVICE_UNARCHIVED',
      'ACTION_POINT_CREATED', 'ACTION_POINT_CHANGED', 'ACTION_POINT_COMPLETED',
      'VISIT_REPORT_CREATED', 'VISIT_REPORT_CHANGED', 'VISIT_REPORT_RATED', 'VISIT_REPORT_ARCHIVED',
      'VISIT_REPORT_UNARCHIVED', 'VISIT_REPORT_DELETED',
      'COMPANY_RECORD_CREATED', 'COMPANY_RECORD_CHANGED', 'COMPANY_RECORD_DELETED',
      'COMPANY_RECORD_FILE_ADDED', 'COMPANY_RECORD_FILE_DELETED',
      'EXPORT_DOWNLOADED', 'PLAN_DOWNLOADED', 'REGISTER_DOWNLOADED', 'ADMINISTRATOR_LOOKED',
      'ADMINISTRATOR_DOWNLOADED'
    ));
  `.execute(db)
}
