import { type Kysely, sql } from 'kysely'

/**
 * Names of 255 characters as people count them: each character may be many bytes, more than fit in an index and than
 * `length` counts. Long names are in the indexes with a hash, or with their beginning.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table check_section
      drop constraint check_section_name_check,
      add constraint check_section_name_check check (name <> '');
    drop index check_section_name;
    create unique index check_section_name on check_section (company_id, "check", md5(name));

    drop index company_open_to_coaches_by_name;
    create index company_open_to_coaches_by_name on company (left(lower(name), 255), id) where coach_invited_at is not null;
  `.execute(db)
}
