import { type Kysely, sql } from 'kysely'

/** How often the details of a company were saved, and who did so last, so that two people do not overwrite each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company
      add column revision integer not null default 1,
      add column updated_by integer references person on delete set null;
    create index company_updated_by on company (updated_by);
  `.execute(db)
}
