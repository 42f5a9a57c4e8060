import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { useDatabase } from '../../../testing/harness/use-database.ts'
import { type NewAdminAction, recordAdminAction } from './record-admin-action.ts'

const database = useDatabase()

const renamed = { field: 'firstName', from: 'Els', to: 'Elsbeth' } as const
const adminAction: NewAdminAction = { actorId: 7, action: 'USER_CHANGED', personIds: [8], changes: [renamed] }
const rows = () => database.db.selectFrom('auditRecord').selectAll().orderBy('id').execute()

let stored: Awaited<ReturnType<typeof rows>>
beforeEach(async () => {
  await recordAdminAction(database.db, adminAction)
  stored = await rows()
})

test('records who did what, and what it was before and after', () => {
  const row = { actorId: 7, action: 'USER_CHANGED', personIds: [8], companyIds: [], check: null }
  expect(stored.at(-1)).toMatchObject({ ...row, changes: [renamed] })
  expect(stored.at(-1)!.recordedAt).toBeInstanceOf(Date)
})

test.each([
  ['change the actor', `update audit_record set actor_id = 9`],
  [
    'change a value',
    `update audit_record set changes = '[{"field": "firstName", "from": "Els", "to": "Eva"}]'`,
  ],
  ['remove a change', `update audit_record set changes = '[]'`],
  ['delete a record', 'delete from audit_record'],
  ['delete all records', 'truncate audit_record'],
])('nobody can %s', async (_, statement) => {
  const change = sql.raw(statement).execute(database.db)
  await expect(change).rejects.toThrow('audit_record can only be added to')
  expect(await rows()).toEqual(stored)
})

test('the values of a change can be emptied', async () => {
  await sql`update audit_record set changes = emptied(changes)`.execute(database.db)
  const emptied = { field: 'firstName', from: null, to: null }
  expect(await rows()).toEqual(stored.map((row) => ({ ...row, changes: [emptied] })))
})
