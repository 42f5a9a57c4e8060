import { sql } from 'kysely'

/** In Amsterdam. As a query of its own it is computed once, not for each row. */
export const today = sql<Date>`(select (now() at time zone 'Europe/Amsterdam')::date)`

/** As yyyy-mm-dd. */
export const selectDay = <Day extends string | null>(column: string) =>
  sql<Day>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`
