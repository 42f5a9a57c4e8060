import { sql } from 'kysely'

/** The current day in Amsterdam. As a query of its own it is computed once, not for each row. */
export const today = sql<Date>`(select (now() at time zone 'Europe/Amsterdam')::date)`

/** Selects the calendar day in a column as yyyy-mm-dd; null when it is null. */
export const selectDay = <Day extends string | null>(column: string) =>
  sql<Day>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`
