import { type Kysely, sql } from 'kysely'

/** The first page of what coaches may see is found without reading, or sorting, the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index company_open_to_coaches_by_name on company (lower(name), id) where coach_invited_at is not null
  `.execute(db)
}
