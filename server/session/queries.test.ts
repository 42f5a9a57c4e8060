import { expect, test } from 'vitest'

import { useDatabase } from '../../testing/harness/use-database.ts'
import { findSession, insertSession } from './queries.ts'

const database = useDatabase()

test('opens no session with a password that was changed while it was verified', async () => {
  const person = { email: 'els@smederij.nl', first_name: 'Els', last_name: 'Smid', password_hash: 'new' }
  const { id } = await database.db
    .insertInto('person')
    .values(person)
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await insertSession(database.db, { id, passwordHash: 'old' })).toBeUndefined()

  const session = await insertSession(database.db, { id, passwordHash: 'new' })
  expect(await findSession(database.db, session!.token)).toMatchObject({ id, fullName: 'Els Smid' })
})
