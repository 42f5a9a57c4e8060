import { expect, test } from 'vitest'

import { useDatabase } from '../../../testing/harness/use-database.ts'
import { replacePassword } from './replace-password.ts'

const database = useDatabase()

test('a password that was reset while it was being verified cannot be replaced any more', async () => {
  const { db } = database
  const { id } = await db
    .insertInto('person')
    .values({ email: 'els@smederij.nl', firstName: 'Els', lastName: 'Smid', passwordHash: 'reset' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const replace = (verifiedHash: string) =>
    replacePassword(db, { publicUrl: 'http://localhost', helpline: '030' }, id, {
      verifiedHash,
      passwordHash: 'new',
      exceptSession: Buffer.of(),
    })
  const stored = async () =>
    (await db.selectFrom('person').select('passwordHash').executeTakeFirst())?.passwordHash
  expect(await replace('old')).toBe(false)
  expect(await stored()).toBe('reset')
  expect(await replace('reset')).toBe(true)
  expect(await stored()).toBe('new')
})
