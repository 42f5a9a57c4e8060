import { type SelectQueryBuilder, sql } from 'kysely'

import type { ErrorCode } from '#shared/domain/basics/error-code.ts'
import { Refusal } from './refusal.ts'

/** For people: 10.000. */
export const formatCount = (count: number): string => count.toLocaleString('nl-NL')

/** `adding`: 1 by default, at most `max`. `message`: one Dutch sentence for the user. */
type Cap = { max: number; adding?: number; message: string; code?: ErrorCode }

/**
 * Refuses with 409. The transaction must have locked what the rows belong to (`for no key update`): otherwise
 * simultaneous requests would each find room for the last one.
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
