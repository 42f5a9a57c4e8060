import { type Kysely, sql } from 'kysely'

/**
 * Accounts with another address than the invited one, which wait until somebody confirms them. Whether people have shown
 * that the address of their account is theirs: everybody who has an account now counts as having done so. What may happen a
 * limited number of times a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitation_claim (
      id integer generated always as identity primary key,
      invitation_id integer not null references invitation on delete cascade,
      person_id integer not null references person on delete cascade,
      key_hash bytea not null unique,
      created_at timestamptz not null default now(),
      answer text check (answer in ('CONFIRMED', 'REFUSED')),
      answered_at timestamptz,
      answered_by integer references person on delete set null,
      check ((answer is null) = (answered_at is null)),
      unique (invitation_id, person_id)
    );
    create index invitation_claim_person on invitation_claim (person_id);
    create index invitation_claim_answered_by on invitation_claim (answered_by);

    alter table person add column email_verified_at timestamptz default now();
    alter table person alter column email_verified_at drop default;
    create table email_verification (
      token_hash bytea primary key,
      person_id integer not null references person on delete cascade,
      email text not null,
      expires_at timestamptz not null
    );
    create index email_verification_person on email_verification (person_id);

    create table daily_count (
      subject text not null,
      key_hash bytea not null,
      day date not null,
      count integer not null,
      primary key (subject, key_hash, day)
    );
    create index daily_count_day on daily_count (day);

    alter table company_activity drop constraint company_activity_kind_check;
    alter table company_activity add constraint company_activity_kind_check check (kind in (
      'COMPANY_CREATED', 'OWNER_CHANGED',
      'CHECK_STARTED', 'CHECK_FINISHED', 'CHECK_DELETED', 'CHECK_MOVED_HERE', 'CHECK_MOVED_AWAY',
      'ROUND_FINISHED', 'SECTION_ADDED', 'SECTION_ANSWERED', 'SECTION_DELETED', 'RISK_SOLVED',
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
