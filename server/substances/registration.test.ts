import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { statementCodes } from '#shared/domain/substances/hazard-statements.ts'
import type { SubstanceRecord } from '#shared/domain/substances/substance.ts'
import { needsRegistration } from '#shared/domain/substances/substance-answers.ts'
import { useDatabase } from '../../testing/harness/use-database.ts'
import { isToBeRegistered } from './registration.ts'

const database = useDatabase()

const records = (['LISTED', 'NONE', 'UNKNOWN'] as const).flatMap((statementState) =>
  [[], ['H999'], ['H225', 'H350i'], ...statementCodes.map((code) => [code])].flatMap((statements) =>
    [false, true].map((releasesCmr) => ({ statementState, statements, releasesCmr })),
  ),
)

test('the database and the form agree about which substances need the extra registration', async () => {
  const { rows } = await sql<{ found: boolean }>`
    select ${isToBeRegistered} as found
    from jsonb_array_elements(${JSON.stringify(records)}::jsonb) with ordinality as row (record, place)
    order by place`.execute(database.db)
  const needed = records.map((record) => needsRegistration(record as SubstanceRecord))
  expect(rows.map(({ found }) => found)).toEqual(needed)
  expect(new Set(needed)).toEqual(new Set([true, false]))
})
