import { type Kysely, sql } from 'kysely'

/** Accounts, sessions, companies with their checks and invitations, and the mail outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table person (
      id integer generated always as identity primary key,
      email text not null check (length(email) <= 255),
      first_name text not null,
      middle_name text not null default '',
      last_name text not null,
      password_hash text not null,
      roles text[] not null default '{BW_USER}',
      receives_newsletter boolean not null default false,
      branch text not null default '',
      function text not null default '',
      created_at timestamptz not null default now()
    );
    create unique index person_email on person (lower(email));

    create table session (
      token_hash bytea primary key,
      person_id integer not null references person on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index session_person on session (person_id);
    create index session_expiry on session (expires_at);

    create table password_reset (
      token_hash bytea primary key,
      person_id integer not null references person on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index password_reset_person on password_reset (person_id);

    create table company (
      id integer generated always as identity primary key,
      external_id uuid not null default gen_random_uuid() unique,
      owner_id integer not null references person,
      name text not null,
      number_of_employees text not null,
      branch text not null,
      membership text not null,
      street text not null default '',
      house_number text not null default '',
      zip_code text not null default '',
      city text not null default '',
      po_box text not null default '',
      po_box_zip_code text not null default '',
      po_box_city text not null default '',
      phone_number text not null default '',
      email text not null default '',
      coach_invited_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index company_owner on company (owner_id);

    create table company_check (
      company_id integer not null references company on delete cascade,
      "check" text not null,
      status text not null default 'GREY',
      num_unfinished integer not null default 0,
      started_at timestamptz not null default now(),
      primary key (company_id, "check")
    );

    create table invitation (
      id integer generated always as identity primary key,
      company_id integer not null references company on delete cascade,
      role text not null check (role in ('COLLEAGUE', 'EXTERNAL_ADVISOR')),
      name text not null,
      email text not null,
      message text not null,
      rights text not null check (rights in ('READONLY', 'WRITE', 'ADMIN')),
      checks text[] not null,
      key_hash bytea not null unique,
      person_id integer references person on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      accepted_at timestamptz
    );
    create index invitation_company on invitation (company_id);
    create index invitation_person on invitation (person_id);

    create table mail_outbox (
      id bigint generated always as identity primary key,
      message_id text not null unique,
      recipient text not null,
      subject text not null,
      body text not null,
      created_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      sent_at timestamptz
    );
    create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null;
  `.execute(db)
}
