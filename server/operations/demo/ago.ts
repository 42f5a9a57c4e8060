import { sql } from 'kysely'

export const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days}::int)`
