import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { forgetPerson } from '../admin-actions/forget-person.ts'
import { recordAdminAction } from '../admin-actions/record-admin-action.ts'
import { type AuditSource, hasLink, readHeads, verifyChain } from './verify-chain.ts'

const database = useDatabase()
let personId: number

const execute = (text: string) => sql.raw(text).execute(database.db)
const verify = (source: AuditSource, auditDays = 365) => verifyChain(database.db, source, auditDays)

const addEvent = () => recordAccountEvent(database.db, { kind: 'LOGGED_IN', personId })
const addRecord = () =>
  database.db.transaction().execute((transaction) =>
    recordAdminAction(transaction, {
      actorId: personId,
      action: 'USER_CHANGED',
      personIds: [personId],
      companyIds: [],
      changes: [{ field: 'firstName', from: 'Els', to: 'Elsje' }],
    }),
  )

beforeEach(async () => {
  await database.empty()
  const { id } = await database.db
    .insertInto('person')
    .values({ email: 'els@smederij.nl', firstName: 'Els', lastName: 'de Smid', passwordHash: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  personId = id
  for (let n = 0; n < 5; n++) {
    await addEvent()
    await addRecord()
  }
})

const without = (table: string, statement: string) =>
  execute(`alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`)

test('what nobody changed is right, and its end is known', async () => {
  const [records, heads] = [await verify('RECORD'), await readHeads(database.db)]
  expect(records).toEqual({ links: 5, head: heads.RECORD, problem: undefined })
  expect((await verify('EVENT')).problem).toBeUndefined()
  expect(await hasLink(database.db, 'RECORD', records.head!)).toBe(true)
  expect(await hasLink(database.db, 'RECORD', { ...records.head!, hash: '0'.repeat(64) })).toBe(false)
})

test.each<[string, AuditSource, string, string, string]>([
  [
    'a changed record',
    'RECORD',
    'audit_record',
    `update audit_record set action = 'X' where id = 3`,
    'row 3 was',
  ],
  [
    'a changed value',
    'RECORD',
    'audit_record',
    `update audit_record set changes = jsonb_set(changes, '{0,to}', '"Jan"') where id = 3`,
    'row 3 was',
  ],
  ['a deleted record', 'RECORD', 'audit_record', 'delete from audit_record where id = 3', 'row 3 was'],
  ['a changed event', 'EVENT', 'audit_event', `update audit_event set kind = 'X' where id = 3`, 'row 3 was'],
  ['a deleted event', 'EVENT', 'audit_event', 'delete from audit_event where id = 3', 'row 3 was'],
  [
    'a missing link',
    'RECORD',
    'audit_link',
    `delete from audit_link where source = 'RECORD' and number = 3`,
    'the link before 4 is missing',
  ],
  [
    'a changed link',
    'RECORD',
    'audit_link',
    `update audit_link set happened_at = now() where source = 'RECORD' and number = 3`,
    'link 3 was changed',
  ],
  [
    'an added record',
    'RECORD',
    'audit_record',
    `insert into audit_record (actor_id, action) values (1, 'USER_CHANGED')`,
    'was added past the chain',
  ],
])('%s is found', async (_, source, table, statement, problem) => {
  await without(table, statement)
  expect((await verify(source)).problem).toContain(problem)
})

test('values that are emptied with their account are no change', async () => {
  await database.db
    .transaction()
    .execute((transaction) => forgetPerson(transaction, personId, ['els@smederij.nl']))
  expect((await verify('RECORD')).problem).toBeUndefined()
  expect((await execute('select from audit_link where salt is not null')).rows).toEqual([])
})

test('an event that was kept long enough, or whose account is gone, may be deleted', async () => {
  await execute('delete from audit_event where id = 2')
  expect((await verify('EVENT', 365)).problem).toBe('row 2 was changed or deleted')
  expect((await verify('EVENT', 0)).problem).toBeUndefined()
  await execute(`delete from person`)
  expect((await verify('EVENT', 365)).problem).toBeUndefined()
})

test('events at the same moment make one chain', async () => {
  await Promise.all(Array.from({ length: 20 }, () => Promise.all([addEvent(), addRecord()])))
  expect(await verify('RECORD')).toMatchObject({ links: 25, problem: undefined })
  // Those of a record are about the person and about the administrator.
  expect(await verify('EVENT')).toMatchObject({ links: 75, problem: undefined })
})
