import { beforeEach, expect, test } from 'vitest'
import { parseConfig } from '#server/platform/runtime/config.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { startPasskey } from './add-passkey.ts'
import { findPasskey, insertPasskey, recordPasskeyUse, requireHandle } from './queries.ts'

// What was verified before a transaction may have changed in it.

const database = useDatabase()

let id: number
beforeEach(async () => {
  await database.empty()
  const person = await database.db
    .insertInto('person')
    .values({
      ...{ email: 'els@smederij.nl', firstName: 'Els', lastName: 'Smid', passwordHash: 'new' },
      emailVerifiedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  id = person.id
})

test('a password that was changed while it was verified adds no passkey', async () => {
  const { db } = database
  const user = { id, fullName: 'Els Smid', sessionHash: Buffer.alloc(32) }
  expect(await startPasskey(db, parseConfig({}), user, 'old')).toBeUndefined()
  expect(await db.selectFrom('passkeyChallenge').selectAll().execute()).toEqual([])
  expect(await startPasskey(db, parseConfig({}), user, 'new')).toMatchObject({ rp: { id: 'localhost' } })
})

test('of two copies of a passkey that are verified at once, one is used', async () => {
  const { db } = database
  await requireHandle(db, id)
  const counter = 2 ** 32 - 1
  await insertPasskey(db, id, {
    name: 'Laptop',
    credentialId: 'abcd',
    publicKey: new Uint8Array(1),
    counter: 4,
  })
  const passkey = (await findPasskey(db, 'abcd'))!
  expect(passkey.counter).toBe(4)
  expect(await recordPasskeyUse(db, passkey, counter)).toBe(true)
  expect(await recordPasskeyUse(db, passkey, counter)).toBe(false)
  expect((await findPasskey(db, 'abcd'))!.counter).toBe(counter)
})
