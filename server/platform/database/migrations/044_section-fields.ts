import { type Kysely, sql } from 'kysely'

/** What is recorded of a section beside its name: texts by the key of the field, as its questionnaire describes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table check_section add column fields jsonb not null default '{}'`.execute(db)
}
