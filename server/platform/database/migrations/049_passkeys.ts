import { type Kysely, sql } from 'kysely'

/**
 * Passkeys, with which users log in. `passkey_handle` identifies the account in them, and says nothing about it. A challenge
 * waits for the answer of one browser: that with the session or the cookie whose token has the hash `holder_hash`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table person add column passkey_handle uuid;

    create table passkey (
      id integer generated always as identity primary key,
      person_id integer not null references person on delete cascade,
      name text not null,
      credential_id bytea not null unique,
      public_key bytea not null,
      counter bigint not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index passkey_person on passkey (person_id);

    create table passkey_challenge (
      challenge_hash bytea primary key,
      holder_hash bytea not null,
      person_id integer references person on delete cascade,
      expires_at timestamptz not null
    );
    create index passkey_challenge_person on passkey_challenge (person_id);
  `.execute(db)
}
