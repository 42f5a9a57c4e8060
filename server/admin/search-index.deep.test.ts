import { sql, type Transaction } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type Connection, connect } from '#server/platform/database/connection.ts'
import { createMigrator, migrate } from '#server/platform/database/migrate.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { createLogger } from '#server/platform/runtime/log.ts'
import { createEmptyDatabase, type TestDatabase } from '../../testing/harness/database.ts'

let database: TestDatabase
let connection: Connection

/** A database from before there was a search, with two people of whom the first has a company. */
beforeEach(async () => {
  database = await createEmptyDatabase(inject('template').DATABASE_URL)
  connection = await connect(parseConfig(database.settings), createLogger())
  const { error } = await createMigrator(connection.db).migrateTo('009_admin')
  if (error) throw error
  await sql`
    insert into person (first_name, middle_name, last_name, email, password_hash)
    values ('Élodie', 'van', 'Dam', 'elodie@dam.example', ''), ('Bram', '', 'Smid', 'bram@smid.example', '')
  `.execute(connection.db)
  await sql`
    insert into company (name, owner_id, number_of_employees, branch, membership)
    select 'Café Anker', min(id), '<10', 'anders', 'Weet ik niet' from person`.execute(connection.db)
})

afterEach(async () => {
  await connection.close()
  await database.remove()
})

const indexed = async () => {
  const { db } = connection
  const people = await db.selectFrom('personSearch').selectAll().orderBy('personId').execute()
  const companies = await db.selectFrom('companySearch').selectAll().orderBy('companyId').execute()
  return { people, companies }
}

const companyWords = async () => (await indexed()).companies.map(({ words }) => words)

test('finds what was there before as if it was added now', async () => {
  await migrate(connection.db)
  const migrated = await indexed()
  expect(migrated.people.map(({ words }) => words)).toEqual([
    'elodie van dam elodie@dam.example',
    'bram  smid bram@smid.example',
  ])
  expect(migrated.companies.map(({ words }) => words)).toEqual([
    'cafe anker elodie van dam elodie@dam.example',
  ])

  await sql`update person set last_name = last_name || 'x'`.execute(connection.db)
  await sql`update person set last_name = rtrim(last_name, 'x')`.execute(connection.db)
  await sql`update company set name = name || 'x'`.execute(connection.db)
  await sql`update company set name = rtrim(name, 'x')`.execute(connection.db)
  expect(await indexed()).toEqual(migrated)
})

type Change = (transaction: Transaction<Database>) => Promise<unknown>
const renameBram: Change = (transaction) =>
  sql`update person set last_name = 'Jong' where first_name = 'Bram'`.execute(transaction)
const giveToBram: Change = (transaction) =>
  sql`update company set owner_id = (select id from person where first_name = 'Bram')`.execute(transaction)

test.each([
  [
    'an owner is renamed while a company becomes theirs',
    renameBram,
    giveToBram,
    'cafe anker bram  jong bram@smid.example',
  ],
  [
    'a company becomes of somebody who is being renamed',
    giveToBram,
    renameBram,
    'cafe anker bram  jong bram@smid.example',
  ],
])('when %s, both are found', async (_, first, second, expected) => {
  const { db } = connection
  await migrate(db)
  let secondIsDone: Promise<unknown> | undefined
  await db.transaction().execute(async (transaction) => {
    await first(transaction)
    secondIsDone = db.transaction().execute(second)
    const waiting = () =>
      sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        db,
      )
    await expect.poll(async () => (await waiting()).rows).toHaveLength(1)
  })
  await secondIsDone
  expect(await companyWords()).toEqual([expected])
})

test('owners and companies that are renamed at once do not wait for each other for ever', async () => {
  const { db } = connection
  await migrate(db)
  await giveToBram(db as Transaction<Database>)
  const rename = (change: Change, times: number) =>
    Array.from({ length: times }, () => db.transaction().execute(change))
  const renamePerson: Change = (transaction) =>
    sql`update person set last_name = last_name || 'j' where first_name = 'Bram'`.execute(transaction)
  const renameOf: Change = (transaction) => sql`update company set name = name || 'z'`.execute(transaction)
  await Promise.all([...rename(renamePerson, 20), ...rename(renameOf, 20)])
  expect(await companyWords()).toEqual([
    `cafe anker${'z'.repeat(20)} bram  smid${'j'.repeat(20)} bram@smid.example`,
  ])
})
