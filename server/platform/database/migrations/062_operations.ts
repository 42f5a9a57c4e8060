import { type Kysely, sql } from 'kysely'

/**
 * When something was last done for the whole installation: `BACKUP`, a complete one; `SWEEP`, of what was kept long
 * enough, which tells a clock that jumps. And which accounts and companies were deleted: `repeat-deletions` deletes again
 * what a restore brings back. `is_written`: is in the file that no restore changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operation (
      name text primary key,
      done_at timestamptz not null
    );

    create table deletion (
      id bigint generated always as identity primary key,
      kind text not null,
      subject_id integer not null,
      deleted_at timestamptz not null default clock_timestamp(),
      is_written boolean not null default false
    );
    create index deletion_to_write on deletion (id) where not is_written;

    create function record_deletion() returns trigger language plpgsql as $$ begin
      insert into deletion (kind, subject_id) values (upper(tg_table_name), old.id);
      return null;
    end $$;
    create trigger person_deleted after delete on person for each row execute function record_deletion();
    create trigger company_deleted after delete on company for each row execute function record_deletion();
  `.execute(db)
}
