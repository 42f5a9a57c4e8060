import { type Kysely, sql } from 'kysely'

/**
 * Since when a section is not in use any more; null: it is. The history of a company says who changed that. And reminders
 * of dates of sections, which work like those of action points: see 018_reminders.ts. Those that wait are withdrawn when
 * the section changes or is deleted, also with its check.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table check_section
      add column archived_at timestamptz,
      add column renamed_at timestamptz;
    create index check_section_with_fields on check_section ("check", company_id) where fields <> '{}';

    create table section_reminder (
      section_id integer not null references check_section on delete cascade,
      field_key text not null,
      deadline date not null,
      days_before integer not null,
      mail_id bigint references mail_outbox on delete set null,
      sent_at timestamptz,
      primary key (section_id, field_key, deadline, days_before)
    );
    create index section_reminder_mail on section_reminder (mail_id);

    create function record_section_reminders_sent() returns trigger language plpgsql as $$ begin
      update section_reminder set sent_at = new.sent_at where mail_id = new.id;
      return null;
    end $$;
    create trigger mail_outbox_section_sent after update of sent_at on mail_outbox
      for each row when (old.sent_at is null and new.sent_at is not null)
      execute function record_section_reminders_sent();

    create function forget_unsent_section_reminders() returns trigger language plpgsql as $$ begin
      delete from section_reminder where mail_id = old.id and sent_at is null;
      return old;
    end $$;
    create trigger mail_outbox_section_unsent before delete on mail_outbox
      for each row when (old.sent_at is null) execute function forget_unsent_section_reminders();

    create function withdraw_section_reminders() returns trigger language plpgsql as $$ begin
      delete from mail_outbox
      where id in (select mail_id from section_reminder where section_id = old.id and sent_at is null)
        and sent_at is null and abandoned_at is null and (claimed_until is null or claimed_until < now());
      return old;
    end $$;
    create trigger check_section_changed after update of name, fields, archived_at, company_id on check_section
      for each row when (old.name is distinct from new.name or old.fields <> new.fields
        or old.archived_at is distinct from new.archived_at or old.company_id <> new.company_id)
      execute function withdraw_section_reminders();
    create trigger check_section_withdrawn before delete on check_section
      for each row execute function withdraw_section_reminders();

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
      'COMPANY_RECORD_FILE_ADDED', 'COMPANY_RECORD_FILE_DELETED'
    ));
  `.execute(db)
}
