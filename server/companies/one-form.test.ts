import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { up } from '#server/platform/database/migrations/027_one-form.ts'
import { dutchPhoneNumber, dutchZipCode } from '#shared/domain/basics/rules.ts'
import { useDatabase } from '../../testing/harness/use-database.ts'

const database = useDatabase()

const stored = [
  ['', ''],
  ['3812ab', '0331234567'],
  ['3812 AB', '033 123 45 67'],
  ['1234 cd', '+31 (0)343 123 456'],
  ['3812Ab', '0031612345678'],
  ['3812aB', '088.1234567'],
  ['3812 ab', '0313 123456'],
] as const

test('the postal codes and telephone numbers of before get the form in which they are stored now', async () => {
  const { db } = database
  const person = await db
    .insertInto('person')
    .values({ email: 'els@smederij.nl', firstName: 'Els', lastName: 'Smid', passwordHash: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [code, number] of stored)
    await sql`
      insert into company
        (name, owner_id, number_of_employees, branch, membership, zip_code, po_box_zip_code, phone_number)
      values ('Smederij', ${person.id}, '<10', 'anders', 'Weet ik niet', ${code}, ${code}, ${number})`.execute(
      db,
    )
  await up(db.withoutPlugins() as unknown as Kysely<unknown>)
  const columns = ['zipCode', 'poBoxZipCode', 'phoneNumber'] as const
  expect(await db.selectFrom('company').select(columns).orderBy('id').execute()).toEqual(
    stored.map(([code, number]) => ({
      zipCode: v.parse(dutchZipCode(), code),
      poBoxZipCode: v.parse(dutchZipCode(), code),
      phoneNumber: v.parse(dutchPhoneNumber(), number),
    })),
  )
})
