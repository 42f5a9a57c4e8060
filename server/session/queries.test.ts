import { expect, test } from 'vitest'

import { useDatabase } from '../../testing/harness/use-database.ts'
import { findSession, insertSession } from './queries.ts'

const database = useDatabase()

test('a password that was changed while it was being checked opens no session', async () => {
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
