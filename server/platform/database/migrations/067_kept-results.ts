import { type Kysely, sql } from 'kysely'

/**
 * The questions of each version that a server ran with, so that a later version can tell what came out of a check before
 * its new questions. A round has its plan, as the page with results returned it, except who answered. `is_kept`: nobody
 * finished the round; new questions opened a check that was finished.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table questionnaire_version (
      "check" text not null,
      version integer not null,
      content jsonb not null,
      primary key ("check", version)
    );
    alter table check_round
      add column plan jsonb,
      add column is_kept boolean not null default false;
  `.execute(db)
}
