import { type Kysely, sql } from 'kysely'

import { listMigrations } from '../database/migrate.ts'
import type { Database } from '../database/schema.ts'

/** Of a complete backup that ended just now. A database that waits for its upgrade has no place for it. */
export async function recordBackup(db: Kysely<Database>): Promise<void> {
  if (!(await listMigrations(db)).includes('062_operations')) return
  await db
    .insertInto('operation')
    .values({ name: 'BACKUP', doneAt: sql<Date>`now()` })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ doneAt: sql<Date>`now()` }))
    .execute()
}

export async function findLastBackup(db: Kysely<Database>): Promise<Date | undefined> {
  const row = await db
    .selectFrom('operation')
    .select('doneAt')
    .where('name', '=', 'BACKUP')
    .executeTakeFirst()
  return row?.doneAt
}
