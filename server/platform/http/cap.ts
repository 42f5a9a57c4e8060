import { type SelectQueryBuilder, sql } from 'kysely'

import type { ErrorCode } from '#shared/domain/basics/error-code.ts'
import { Refusal } from './refusal.ts'

/** Writes a number for people: 10.000. */
export const formatCount = (count: number): string => count.toLocaleString('nl-NL')

/**
 * A maximum number of rows. `adding`: how many are added, 1 by default and at most `max`. `message`: one Dutch sentence for
 * the user who would add them.
 */
type Cap = { max: number; adding?: number; message: string; code?: ErrorCode }

/**
 * Refuses with 409 when a query finds so many rows that others find no room. To be called in the transaction that adds one, which must
 * have locked what the rows belong to with a lock that only one transaction holds (`for no key update`): otherwise
 * requests at the same time would each find room for the last one.
 */
export async function requireRoom<DB, Table extends keyof DB>(
  rows: SelectQueryBuilder<DB, Table, object>,
  { max, adding = 1, message, code = 'LIMIT_REACHED' }: Cap,
): Promise<void> {
  // Reads no more rows than the maximum, however many there are.
  const last = await rows
    .select(sql<number>`1`.as('found'))
    .offset(max - adding)
    .limit(1)
    .executeTakeFirst()
  if (last) throw new Refusal(409, message, code)
}
