import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { useDatabase } from '../../../testing/harness/use-database.ts'
import { camelCase, snakeCase } from './case.ts'
import { jsonArrayFrom, jsonObjectFrom, toRecordset } from './json.ts'
import { preparedQuery, type Slots } from './prepared-query.ts'

// The names of the database in TypeScript. The plugin of Kysely converts them, except in the text of `sql` and in JSON.

const database = useDatabase()

async function namesInDatabase(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name::text as name from information_schema.columns where table_schema = 'public'
    union select table_name::text from information_schema.tables where table_schema = 'public'`.execute(
    database.db,
  )
  return rows.map(({ name }) => name)
}

test('every name of the database is the same after both conversions', async () => {
  for (const name of await namesInDatabase()) expect(snakeCase(camelCase(name))).toBe(name)
})

test('built and raw queries return the same row, and stored JSON keeps its keys', async () => {
  const { db } = database
  const { id: ownerId } = await db
    .insertInto('person')
    .values({ email: 'els@smederij.nl', firstName: 'Els', lastName: 'Smid', passwordHash: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const company = { name: 'Smederij', branch: 'Metalektro', membership: 'Weet ik niet' } as const
  const { id: companyId } = await db
    .insertInto('company')
    .values({ ...company, ownerId, numberOfEmployees: '<10' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('companyCheck').values({ companyId, check: 'MACHINE_SAFETY' }).execute()
  const fields = { last_inspection: '2026-01-01', nextInspection: '2027-01-01' }
  await db
    .insertInto('checkSection')
    .values({ companyId, check: 'MACHINE_SAFETY', name: 'Bank', fields: JSON.stringify(fields) })
    .execute()
  const expected = { companyId, numRisks: 0, fields }

  const select = db.selectFrom('checkSection').select(['checkSection.companyId', 'numRisks', 'fields'])
  expect(await select.execute()).toEqual([expected])
  const raw = sql<typeof expected>`select company_id, num_risks, fields from check_section`
  expect((await raw.execute(db)).rows).toEqual([expected])
  const prepared = preparedQuery((_, slot: Slots<{ companyId: number }>) =>
    select.where('companyId', '=', slot('companyId')),
  )
  expect(await prepared(db, { companyId })).toEqual([expected])
  const nested = await db
    .selectNoFrom(({ selectFrom }) => [
      jsonArrayFrom(select).as('allRows'),
      jsonObjectFrom(
        selectFrom('checkSection').select(['companyId', 'numRisks', sql`fields`.as('fields')]),
      ).as('oneRow'),
    ])
    .executeTakeFirstOrThrow()
  expect(nested).toEqual({ allRows: [expected], oneRow: expected })
})

test('a set of records has the names of the database as keys, and JSON in it keeps its own', () => {
  expect(JSON.parse(toRecordset([{ sectionId: 1, answers: [{ answerId: 'x' }] }]))).toEqual([
    { section_id: 1, answers: [{ answerId: 'x' }] },
  ])
})

test('JSON of a query needs the names of its columns', () => {
  expect(() => jsonArrayFrom(database.db.selectFrom('company').selectAll())).toThrow(
    'Select every column by its name.',
  )
})
