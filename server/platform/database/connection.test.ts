import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { useDatabase } from '../../../testing/harness/use-database.ts'

const database = useDatabase()

test('a connection that breaks during a change fails that change only', async () => {
  const { db } = database
  const change = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db)
    await expect.poll(() => sql`select 1`.execute(transaction).catch(() => 'broken')).toBe('broken')
    await sql`select 1`.execute(transaction)
  })
  await expect(change).rejects.toThrow()
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})
