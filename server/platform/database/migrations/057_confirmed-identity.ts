import { type Kysely, sql } from 'kysely'

// When the user of a session last gave the password and the code again; and where the link to undo a change was mailed,
// when that is not the address from before the change.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column identity_confirmed_at timestamptz`.execute(db)
  await sql`alter table account_undo add column recipient text`.execute(db)
}
