import { type Kysely, sql } from 'kysely'

/**
 * An index of the values in the fields of sections in use: the worker for reminders asks every quarter of an hour in which of
 * all sections a date is near.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index check_section_fields on check_section using gin (fields jsonb_path_ops)
      where fields <> '{}' and archived_at is null
  `.execute(db)
}
