import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { Check } from '#shared/domain/basics/check.ts'

/** Returns false when it exists already, or when the company is gone. */
export async function insertCheck(db: Kysely<Database>, companyId: number, check: Check): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('companyCheck')
    .columns(['companyId', 'check'])
    .expression((query) =>
      query
        .selectFrom('company')
        .select(['id', sql<Check>`${check}`.as('check')])
        .where('id', '=', companyId)
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function deleteCheckRow(db: Kysely<Database>, companyId: number, check: Check) {
  const { numDeletedRows } = await db
    .deleteFrom('companyCheck')
    .where('companyId', '=', companyId)
    .where('check', '=', check)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
