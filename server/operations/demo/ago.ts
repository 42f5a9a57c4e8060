import { sql } from 'kysely'

/** The moment that was this number of days ago, in SQL. */
export const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days}::int)`
