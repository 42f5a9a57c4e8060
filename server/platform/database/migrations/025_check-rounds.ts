import { type Kysely, sql } from 'kysely'

/** The largest attachment of a mail, in bytes; many mail servers refuse messages of more than 20 MB. */
const MAX_ATTACHMENT_SIZE = 10_485_760

/**
 * The finished rounds of a check, and their kind in the history of a company. A round cannot be changed: a trigger refuses
 * that, except that the name of a deleted account goes, and that the round moves along with its check. It is deleted only
 * with its check. A mail can have a file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table check_round (
      id integer generated always as identity primary key,
      company_id integer not null,
      "check" text not null,
      number integer not null,
      finished_at timestamptz not null default clock_timestamp(),
      finished_by integer references person on delete set null,
      questionnaire_version integer not null,
      result jsonb not null,
      unique (company_id, "check", number),
      foreign key (company_id, "check") references company_check on update cascade on delete cascade
    );
    create index check_round_finished_by on check_round (finished_by);

    create function protect_check_round() returns trigger language plpgsql as $$
    declare
      has_check boolean := exists (select from company_check
        where company_check.company_id = old.company_id and company_check."check" = old."check");
    begin
      if tg_op = 'DELETE' and not has_check then
        return old;
      end if;
      if tg_op = 'UPDATE' then
        if to_jsonb(new) - 'company_id' - 'finished_by' = to_jsonb(old) - 'company_id' - 'finished_by'
          and (new.company_id = old.company_id or not has_check)
          and (new.finished_by is null or new.finished_by = old.finished_by) then
          return new;
        end if;
      end if;
      raise exception 'a finished round of a check cannot be changed';
    end $$;
    create trigger protect_check_round before update or delete on check_round
      for each row execute function protect_check_round();

    alter table mail_outbox
      add column attachment_name text,
      add column attachment bytea check (length(attachment) <= ${sql.lit(MAX_ATTACHMENT_SIZE)});

    alter table company_activity drop constraint company_activity_kind_check;
    alter table company_activity add constraint company_activity_kind_check check (kind in (
      'COMPANY_CREATED', 'OWNER_CHANGED',
      'CHECK_STARTED', 'CHECK_FINISHED', 'CHECK_DELETED', 'CHECK_MOVED_HERE', 'CHECK_MOVED_AWAY',
      'ROUND_FINISHED', 'SECTION_ADDED', 'SECTION_ANSWERED', 'SECTION_DELETED', 'RISK_SOLVED',
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
