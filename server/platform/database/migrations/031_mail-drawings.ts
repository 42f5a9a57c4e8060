import { type Kysely, sql } from 'kysely'

/** The drawing of a mail, by its name. Mails that were queued before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_outbox add column drawing text`.execute(db)
}
