import { type Kysely, sql } from 'kysely'

import type { Database } from '../database/schema.ts'

// Attempts are counted in the database, which all instances of the server share, and timed by its clock.

type Db = Kysely<Database>

/** Attempts without a delay. */
const FREE_ATTEMPTS = 5
/** The first delay, in seconds. Each further attempt doubles it, up to the longest one. */
const FIRST_DELAY_S = 60
const LONGEST_DELAY_S = 15 * 60
/** Doublings after which every delay is the longest one. */
const MAX_DOUBLINGS = 10

/** The delay after the attempts of a row. */
const delay = sql`make_interval(secs => case when old.attempts < ${FREE_ATTEMPTS} then 0
  else least(${LONGEST_DELAY_S}, ${FIRST_DELAY_S} * 2 ^ least(old.attempts - ${FREE_ATTEMPTS}, ${MAX_DOUBLINGS})) end)`

/** A time in the future means that the clock was moved back since: the delay must not last longer for that. */
const isDelayed = sql<boolean>`old.last_at <= clock_timestamp() and old.last_at + ${delay} > clock_timestamp()`

/**
 * Counts an attempt under a key. The first five in a day follow at once; after that there must be 1, 2, 4, 8 and then 15
 * minutes between two. Of simultaneous attempts each is counted. Returns how many seconds to wait; 0 when the attempt
 * may be made, and only then it is counted.
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

/** Takes back an attempt that could not be made. The next one may follow at once. */
export const takeBackAttempt = (db: Db, key: string) =>
  db
    .updateTable('loginAttempt')
    .set({
      attempts: sql<number>`greatest(0, attempts - 1)`,
      lastAt: sql<Date>`last_at - make_interval(secs => ${LONGEST_DELAY_S})`,
    })
    .where('key', '=', key)
    .execute()

/** Forgets all attempts under a key. */
export const forgetAttempts = (db: Db, key: string) =>
  db.deleteFrom('loginAttempt').where('key', '=', key).execute()
