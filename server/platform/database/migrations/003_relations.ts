import { type Kysely, sql } from 'kysely'

/** A person has at most one invitation per company; an index on the companies that are open to coaches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index invitation_company;
    create unique index invitation_company_person on invitation (company_id, person_id);
    create index company_open_to_coaches on company (id) where coach_invited_at is not null;
  `.execute(db)
}
