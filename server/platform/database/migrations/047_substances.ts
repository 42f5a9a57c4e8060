import { type Kysely, sql } from 'kysely'

/** The register of hazardous substances: what is recorded of each, beside the section of the check that it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table substance (
      section_id integer primary key references check_section (id) on delete cascade,
      record jsonb not null,
      words text not null,
      storage_place text not null,
      method_groups text[] not null,
      stock_group text,
      stock numeric,
      due_on date,
      sds_file_id integer references company_record_file (id) on delete set null
    )`.execute(db)
  await sql`create index substance_due on substance (due_on) where due_on is not null`.execute(db)
  await sql`create index substance_file on substance (sds_file_id) where sds_file_id is not null`.execute(db)
}
