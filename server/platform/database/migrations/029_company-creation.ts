import { type Kysely, sql } from 'kysely'

/**
 * Which company a person created with which key, so that a company that is sent twice is created once. Kept for a week,
 * until the sweeper deletes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_creation (
      person_id integer not null references person on delete cascade,
      creation_key uuid not null,
      company_id integer not null references company on delete cascade,
      created_at timestamptz not null default now(),
      primary key (person_id, creation_key)
    );
    create index company_creation_company on company_creation (company_id);
    create index company_creation_created on company_creation (created_at);
  `.execute(db)
}
