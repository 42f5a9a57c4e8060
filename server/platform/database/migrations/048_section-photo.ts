import { type Kysely, sql } from 'kysely'

/** The photo of a section that is a thing, such as a machine: a picture of the company file. A section has one at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table section_photo (
      section_id integer primary key references check_section on delete cascade,
      file_id integer not null references company_record_file on delete cascade,
      created_at timestamptz not null default now(),
      created_by integer references person on delete set null
    );
    create index section_photo_file on section_photo (file_id);
    create index section_photo_created_by on section_photo (created_by);
  `.execute(db)
}
