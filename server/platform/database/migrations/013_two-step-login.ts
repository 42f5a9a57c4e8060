import { type Kysely, sql } from 'kysely'

/**
 * Two-step login. Whether it is on is a column of the person: a login reads it with the password, and opens a session
 * only if both are still the same. The secret of an app that was not confirmed yet is apart from the one that is used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table person add column two_step_login boolean not null default false;

    create table two_step_setup (
      person_id integer primary key references person on delete cascade,
      secret bytea not null,
      started_at timestamptz not null default now()
    );

    create table two_step_secret (
      person_id integer primary key references person on delete cascade,
      secret bytea not null,
      last_step integer not null
    );

    create table recovery_code (
      code_hash bytea primary key,
      person_id integer not null references person on delete cascade,
      used_at timestamptz
    );
    create index recovery_code_person on recovery_code (person_id);
  `.execute(db)
}
