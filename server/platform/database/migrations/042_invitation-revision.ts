import { type Kysely, sql } from 'kysely'

/** How often what an invitation allows was saved, and who did so last, so that nobody overwrites a change unnoticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invitation
      add column revision integer not null default 1,
      add column updated_by integer references person on delete set null;
    create index invitation_updated_by on invitation (updated_by);
  `.execute(db)
}
