import { type Kysely, sql } from 'kysely'

/** Attempts per account and address, in the columns that rate-limiter-flexible reads and writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table throttle (
      key text primary key,
      points integer not null,
      expire bigint not null
    )
  `.execute(db)
}
