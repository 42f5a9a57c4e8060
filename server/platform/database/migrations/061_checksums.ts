import { type Kysely, sql } from 'kysely'

/**
 * The SHA-256 of each stored object, null for those of former versions until they were read, and what was wrong with an
 * object of a file when it was read last. The index has what is left to read in the background.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stored_object add column checksum bytea, add column fault text;
    alter table data_export_part add column checksum bytea;
    alter table company_export_part add column checksum bytea;
    create index stored_object_to_read on stored_object (key)
      where is_stored and (checksum is null or fault is not null);
  `.execute(db)
}
