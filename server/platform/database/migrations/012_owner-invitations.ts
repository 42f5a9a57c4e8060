import { type Kysely, sql } from 'kysely'

/**
 * Invitations to own a company, at most one per company, and how often its owner or that invitation changed.
 * `invited_by` is no reference: the record of admin actions names the administrator after the account was deleted.
 *
 * Invitations of invitees that nobody accepted, at most one per company and address. Of several from before, the newest
 * remains; those that were accepted all remain, since each gives an account access.
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

    delete from invitation using invitation newer
    where invitation.company_id = newer.company_id and lower(invitation.email) = lower(newer.email)
      and invitation.accepted_at is null and newer.accepted_at is null and invitation.id < newer.id;
    create unique index invitation_address on invitation (company_id, lower(email)) where accepted_at is null;
  `.execute(db)
}
