import { type Kysely, sql } from 'kysely'

/**
 * Failed logins, which are followed by growing delays, and the browsers in which somebody has logged in before. Counters of
 * attempts are not worth waiting for the disk at each login: after a crash of the database they begin again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table login_attempt (
      key text primary key,
      attempts integer not null,
      last_at timestamptz not null
    );

    alter table throttle set unlogged;

    create table known_browser (
      token_hash bytea primary key,
      person_id integer not null references person on delete cascade,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now()
    );
    create index known_browser_person on known_browser (person_id);
  `.execute(db)
}
