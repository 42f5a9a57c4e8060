import { type Kysely, sql } from 'kysely'

/**
 * The requests with an Idempotency-Key and what was answered, so that a request that is sent twice is carried out once.
 * Kept for a day, until the sweeper deletes it. From now on this also recognises a company that is sent twice: rows are no
 * longer added to `company_creation`, except by servers of before.
 *
 * How often the name of a section was saved, and who did so last, so that two people do not overwrite each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table request_key (
      id bytea primary key,
      person_id integer references person on delete cascade,
      fingerprint bytea not null,
      attempt uuid not null,
      started_at timestamptz not null default now(),
      is_committed boolean not null default false,
      status smallint,
      body text
    );
    create index request_key_person on request_key (person_id);
    create index request_key_started on request_key (started_at);

    alter table check_section
      add column name_revision integer not null default 1,
      add column renamed_by integer references person on delete set null;
    create index check_section_renamed_by on check_section (renamed_by);
  `.execute(db)
}
