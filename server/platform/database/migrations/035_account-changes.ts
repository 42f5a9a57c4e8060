import { type Kysely, sql } from 'kysely'

/**
 * When a session was used last, an e-mail address that waits until its mail is answered, and the links with which a change
 * of the password or the address is undone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session add column last_used_at timestamptz not null default now();

    create table address_change (
      person_id integer primary key references person on delete cascade,
      email text not null,
      token_hash bytea not null unique,
      expires_at timestamptz not null
    );

    create table account_undo (
      token_hash bytea primary key,
      person_id integer not null references person on delete cascade,
      kind text not null check (kind in ('PASSWORD', 'ADDRESS')),
      email text not null,
      changed_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null
    );
    create index account_undo_person on account_undo (person_id);
    create index account_undo_email on account_undo (lower(email));
  `.execute(db)
}
