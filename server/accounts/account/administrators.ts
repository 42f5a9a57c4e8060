import { type Kysely, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'

/**
 * Locks the administrators until the end of the transaction; other rows can refer to them meanwhile. Returns their ids.
 */
export async function lockAdministrators(transaction: Kysely<Database>): Promise<number[]> {
  const rows = await transaction
    .selectFrom('person')
    .select('id')
    .where(sql<boolean>`'BW_ADMIN' = any(roles)`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
