import { type Kysely, sql } from 'kysely'

/**
 * What people did in a company, for its history. `item_id` is no reference: what it identifies may have been deleted.
 * Rows that are daily are there once per person, item and day in Amsterdam. What was done before is added as far as it is
 * known who did it: an owner is, unless the company may have had another one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_activity (
      id bigint generated always as identity primary key,
      company_id integer not null references company on delete cascade,
      happened_at timestamptz not null default clock_timestamp(),
      person_id integer references person on delete set null,
      kind text not null check (kind in (
        'COMPANY_CREATED', 'OWNER_CHANGED',
        'CHECK_STARTED', 'CHECK_FINISHED', 'CHECK_DELETED', 'CHECK_MOVED_HERE', 'CHECK_MOVED_AWAY',
        'SECTION_ADDED', 'SECTION_ANSWERED', 'SECTION_DELETED',
        'PERSON_INVITED', 'INVITATION_ACCEPTED', 'INVITATION_CHANGED', 'INVITATION_REVOKED',
        'COACH_INVITED', 'COACH_REVOKED',
        'ADVICE_CREATED', 'ADVICE_CHANGED', 'ADVICE_ARCHIVED', 'ADVICE_UNARCHIVED',
        'ACTION_POINT_CREATED', 'ACTION_POINT_CHANGED', 'ACTION_POINT_COMPLETED',
        'VISIT_REPORT_CREATED', 'VISIT_REPORT_CHANGED', 'VISIT_REPORT_RATED', 'VISIT_REPORT_ARCHIVED',
        'VISIT_REPORT_UNARCHIVED', 'VISIT_REPORT_DELETED',
        'COMPANY_RECORD_CREATED', 'COMPANY_RECORD_CHANGED', 'COMPANY_RECORD_DELETED',
        'COMPANY_RECORD_FILE_ADDED', 'COMPANY_RECORD_FILE_DELETED'
      )),
      is_daily boolean not null default false,
      "check" text,
      section_name text,
      role text,
      item_id integer
    );
    create index company_activity_company on company_activity (company_id, happened_at desc, id desc);
    create index company_activity_person on company_activity (person_id);
    create unique index company_activity_daily on company_activity (
      company_id, person_id, kind, coalesce("check", ''), coalesce(item_id, 0),
      ((happened_at at time zone 'Europe/Amsterdam')::date)
    ) where is_daily;

    insert into company_activity (company_id, happened_at, person_id, kind, is_daily, "check", section_name, role, item_id)
    select * from (
      select id as company_id, created_at as happened_at, owner_id as person_id, 'COMPANY_CREATED' as kind,
        false as is_daily, null as "check", null as section_name, null as role, null::integer as item_id
      from company where owner_revision = 1
      union all
      select id, coach_invited_at, owner_id, 'COACH_INVITED', false, null, null, null, null
      from company where owner_revision = 1 and coach_invited_at is not null
      union all
      select company_id, invitation.created_at, owner_id, 'PERSON_INVITED', false, null, null, role, invitation.id
      from invitation join company on company.id = company_id where owner_revision = 1
      union all
      select company_id, accepted_at, person_id, 'INVITATION_ACCEPTED', false, null, null, role, id
      from invitation where accepted_at is not null
      union all
      select company_id, max(answered_at), answered_by, 'SECTION_ANSWERED', answered_by is not null, "check", name,
        null, section.id
      from check_answer join check_section as section on section.id = section_id
      where not exists (
        select from audit_record as move
        where move.action = 'CHECK_MOVED' and move."check" = section."check" and answered_at < recorded_at
          and company_ids @> array[section.company_id]
          and (move.changes -> 0 ->> 'to')::integer = section.company_id
      )
      group by company_id, answered_by, "check", name, section.id,
        (answered_at at time zone 'Europe/Amsterdam')::date
      union all
      select company_id, created_at, created_by, 'ADVICE_CREATED', false, null, null, null, id from advice
      union all
      select company_id, updated_at, updated_by, 'ADVICE_CHANGED', true, null, null, null, id
      from advice where updated_at is not null
      union all
      select company_id, created_at, created_by, 'ACTION_POINT_CREATED', false, null, null, null, id from action_item
      union all
      select company_id, updated_at, updated_by, 'ACTION_POINT_CHANGED', true, null, null, null, id
      from action_item where updated_at is not null and completed_at is null
      union all
      select company_id, completed_at, completed_by, 'ACTION_POINT_COMPLETED', false, null, null, null, id
      from action_item where completed_at is not null
      union all
      select company_id, created_at, created_by, 'VISIT_REPORT_CREATED', false, null, null, null, id from visit_report
      union all
      select company_id, created_at, created_by, 'COMPANY_RECORD_CREATED', false, null, null, null, id
      from company_record
      union all
      select company_id, max(completed_at), file.created_by, 'COMPANY_RECORD_FILE_ADDED', true, null, null, null,
        record_id
      from company_record_file as file join company_record as record on record.id = record_id
      where completed_at is not null
      group by company_id, file.created_by, record_id, (completed_at at time zone 'Europe/Amsterdam')::date
    ) as known
    order by happened_at;
  `.execute(db)
}
