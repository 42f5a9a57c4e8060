import { type Kysely, sql } from 'kysely'

/**
 * Invitations to own a company, at most one per company, and how often its owner or that invitation changed.
 * `invited_by` is no reference: the record of deeds names the administrator after the account was deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company add column owner_revision integer not null default 1;

    create table owner_invitation (
      company_id integer primary key references company on delete cascade,
      email text not null check (length(email) <= 255),
      key_hash bytea not null unique,
      invited_by integer not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
  `.execute(db)
}
