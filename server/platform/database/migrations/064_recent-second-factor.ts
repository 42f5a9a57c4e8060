import { type Kysely, sql } from 'kysely'

/**
 * When two-step login was set up, and the links that undo that. `set_up_at` null: before this was recorded. The check of
 * kinds allows one more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table two_step_secret add column set_up_at timestamptz;

    alter table account_undo drop constraint account_undo_kind_check;
    alter table account_undo add constraint account_undo_kind_check
      check (kind in ('PASSWORD', 'ADDRESS', 'TWO_STEP_LOGIN'));
  `.execute(db)
}
