import { type Kysely, sql } from 'kysely'

/** Whether the portal is in maintenance: then the one row exists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table maintenance (
      is_on boolean primary key default true check (is_on),
      started_at timestamptz not null default now()
    )`.execute(db)
}
