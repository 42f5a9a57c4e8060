import { type Kysely, sql } from 'kysely'

/** An index on the names of the companies that are open to coaches, to read one page without sorting all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index company_open_to_coaches_by_name on company (lower(name), id) where coach_invited_at is not null
  `.execute(db)
}
