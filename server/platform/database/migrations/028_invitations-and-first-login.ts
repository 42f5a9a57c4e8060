import { type Kysely, sql } from 'kysely'

/**
 * When an invitation of an invitee was sent the last time, which used to follow from its end: it is valid for 30 days.
 * The tokens with which a browser logs in the account that it has just registered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invitation add column sent_at timestamptz not null default now();
    update invitation set sent_at = expires_at - interval '30 days';

    create table first_login (
      token_hash bytea primary key,
      person_id integer not null references person on delete cascade,
      expires_at timestamptz not null
    );
    create index first_login_person on first_login (person_id);
  `.execute(db)
}
