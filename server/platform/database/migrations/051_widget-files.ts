import { type Kysely, sql } from 'kysely'

/**
 * The scripts of the widgets of this build and of earlier ones, which pages of other websites may have pinned. `last_built_at`:
 * when the build that has the file last ran.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table widget_file (
      name text primary key,
      content bytea not null,
      first_built_at timestamptz not null default now(),
      last_built_at timestamptz not null default now()
    );
    create index widget_file_last_built_at on widget_file (last_built_at);
  `.execute(db)
}
