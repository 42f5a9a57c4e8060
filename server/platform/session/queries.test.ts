import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { useDatabase } from '../../../testing/harness/use-database.ts'
import { findSession, insertSession, listSessions } from './queries.ts'

const database = useDatabase()
const config = { requiresTwoStepLogin: false, sessionIdleMinutes: 60 }

async function createPerson(changes: { email: string; twoStepLogin?: boolean }) {
  const person = { firstName: 'Els', lastName: 'Smid', passwordHash: 'new', ...changes }
  const { id } = await database.db
    .insertInto('person')
    .values(person)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, passwordHash: 'new', hasTwoStepLogin: false }
}

test('opens no session with a password that was changed while it was verified', async () => {
  const els = await createPerson({ email: 'els@smederij.nl' })
  expect(await insertSession(database.db, { ...els, passwordHash: 'old' })).toBeUndefined()

  const session = await insertSession(database.db, els)
  expect(await findSession(database.db, config, session!.token)).toMatchObject({
    id: els.id,
    fullName: 'Els Smid',
  })
})

test('opens no session with a password alone when two-step login was switched on meanwhile', async () => {
  const jan = await createPerson({ email: 'jan@smederij.nl', twoStepLogin: true })
  expect(await insertSession(database.db, jan)).toBeUndefined()
  expect(await insertSession(database.db, { ...jan, hasTwoStepLogin: true })).toBeDefined()
})

test('a session that a clock far ahead began is not accepted', async () => {
  const kim = await createPerson({ email: 'kim@smederij.nl' })
  const session = await insertSession(database.db, kim)
  await sql`
    update session set created_at = '2999-01-01', expires_at = '2999-01-02' where person_id = ${kim.id}
  `.execute(database.db)
  expect(await findSession(database.db, config, session!.token)).toBeUndefined()
  expect(await listSessions(database.db, config, { id: kim.id, sessionHash: Buffer.of(0) })).toEqual([])
})
