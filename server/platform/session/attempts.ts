import { type Kysely, sql } from 'kysely'

import type { Database } from '../database/schema.ts'

// Attempts are counted in the database, which all instances of the server share, and timed by its clock.

type Db = Kysely<Database>

const FREE_ATTEMPTS = 5
/** Each further attempt doubles it, up to the longest one. */
const FIRST_DELAY_S = 60
const LONGEST_DELAY_S = 15 * 60
/** After which every delay is the longest one. */
const MAX_DOUBLINGS = 10

const delay = sql`make_interval(secs => case when old.attempts < ${FREE_ATTEMPTS} then 0
  else least(${LONGEST_DELAY_S}, ${FIRST_DELAY_S} * 2 ^ least(old.attempts - ${FREE_ATTEMPTS}, ${MAX_DOUBLINGS})) end)`

/** A time in the future means that the clock was moved back since: the delay must not last longer for that. */
const isDelayed = sql<boolean>`old.last_at <= clock_timestamp() and old.last_at + ${delay} > clock_timestamp()`

/**
 * Counts only an attempt that may be made: five in a day at once, then after 1, 2, 4, 8 and 15 minutes. Simultaneous
 * attempts are each counted. Returns how many seconds to wait; 0 when it may be made.
 */
export async function countAttempt(db: Db, key: string): Promise<number> {
  const counted = await sql`
    insert into login_attempt as old (key, attempts, last_at) values (${key}, 1, clock_timestamp())
    on conflict (key) do update set
      attempts = case when old.last_at < clock_timestamp() - interval '1 day' then 1 else old.attempts + 1 end,
      last_at = clock_timestamp()
    where not (${isDelayed})
    returning key`.execute(db)
  if (counted.rows.length > 0) return 0
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from old.last_at + ${delay} - clock_timestamp()))::integer as seconds
    from login_attempt old where key = ${key}`.execute(db)
  return Math.max(1, rows[0]?.seconds ?? 1)
}

/** The next one may follow at once. */
export const takeBackAttempt = (db: Db, key: string) =>
  db
    .updateTable('loginAttempt')
    .set({
      attempts: sql<number>`greatest(0, attempts - 1)`,
      lastAt: sql<Date>`last_at - make_interval(secs => ${LONGEST_DELAY_S})`,
    })
    .where('key', '=', key)
    .execute()

export const forgetAttempts = (db: Db, key: string) =>
  db.deleteFrom('loginAttempt').where('key', '=', key).execute()
