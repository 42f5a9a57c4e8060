import { type Kysely, sql } from 'kysely'

/** What is left of a check is counted in questions instead of scripts. The next version of the questions computes it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table check_section rename column num_parts to num_questions`.execute(db)
}
