import { type RawBuilder, sql } from 'kysely'

/**
 * What names are sorted by, the same on both databases: lower case, without accents, signs as spaces, compared by
 * characters. The default order of PostgreSQL is that of its installation, and the embedded database puts É after z.
 * `name`: an expression. Computing it takes 65 µs a name; companies have it in their column `sort_key`. Different names
 * may be equal in it, so another column must follow. See docs/decisions/0020.
 */
export const nameOrder = (name: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`search_sort_key(${name}) collate "C"`
