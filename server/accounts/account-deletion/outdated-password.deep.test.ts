import { expect, test } from 'vitest'

import { useDatabase } from '../../../testing/harness/use-database.ts'
import { deleteAccount } from './delete-account.ts'

const database = useDatabase()
const settings = { publicUrl: 'https://beterwerk.example', helpline: '030 123 45 67' }

test('a password that was changed while it was verified deletes nothing', async () => {
  const { id } = await database.db
    .insertInto('person')
    .values({ email: 'els@smederij.nl', firstName: 'Els', lastName: 'Smid', passwordHash: 'new' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const people = () => database.db.selectFrom('person').select('id').execute()
  const deleteWith = (verified: string) =>
    deleteAccount(
      database.db,
      settings,
      { personId: id, choices: [] },
      { mayDelete: (hash) => hash === verified },
    )
  expect(await deleteWith('old')).toBe(false)
  expect(await people()).toHaveLength(1)
  expect(await deleteWith('new')).toBe(true)
  expect(await people()).toEqual([])
})
