import { type Kysely, sql } from 'kysely'

/** Nobody is invited twice to the same company, and what coaches may see is found without reading every company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index invitation_company;
    create unique index invitation_company_person on invitation (company_id, person_id);
    create index company_open_to_coaches on company (id) where coach_invited_at is not null;
  `.execute(db)
}
