import { beforeEach, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '#server/platform/session/password.ts'
import { findCredentials, insertSession } from '#server/platform/session/queries.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { prepareDemo } from './known-password.ts'

const database = useDatabase()
beforeEach(() => database.empty())

const laptop = { demo: true, isLocal: true }
const others = { demo: true, isLocal: false }
const withoutDemo = { demo: false, isLocal: false }

test('where others reach the portal, each account gets a password of its own, made at random', async () => {
  const { db } = database
  const { accounts, isSeeded } = await prepareDemo(db, others)
  expect(isSeeded).toBe(true)
  const passwords = accounts.map(({ password }) => password)
  expect(new Set(passwords).size).toBe(5)
  for (const password of passwords) expect(password).toMatch(/^[\w-]{22}$/)
  const administrator = await findCredentials(db, 'beheer@demo.nl')
  expect(await verifyPassword(passwords.at(-1)!, administrator?.passwordHash)).toBe(true)
  // Passwords are returned once and nobody knows them, so that the database can be served without the demo too.
  expect((await prepareDemo(db, others)).accounts).toEqual([])
  expect((await prepareDemo(db, withoutDemo)).accounts).toEqual([])
})

test('an account of the demo that kept its password is found under another address too', async () => {
  const { db } = database
  await prepareDemo(db, laptop)
  await db.deleteFrom('company').execute()
  await db.deleteFrom('person').where('email', '!=', 'beheer@demo.nl').execute()
  await db.updateTable('person').set({ email: 'baas@smederij.nl' }).execute()
  await expect(prepareDemo(db, withoutDemo)).rejects.toThrow('baas@smederij.nl')
  const { accounts } = await prepareDemo(db, others)
  expect(accounts).toEqual([
    { email: 'baas@smederij.nl', password: expect.any(String), description: 'nieuw wachtwoord' },
  ])
  const person = await findCredentials(db, 'baas@smederij.nl')
  expect(await verifyPassword(accounts[0]!.password, person?.passwordHash)).toBe(true)
})

test('a replaced password ends the sessions that it opened; one of its own stays', async () => {
  const { db } = database
  await prepareDemo(db, laptop)
  const own = await hashPassword('Slijptol-van-Els-3')
  await db.updateTable('person').set({ passwordHash: own }).where('email', '=', 'eigenaar@demo.nl').execute()
  await insertSession(db, (await findCredentials(db, 'beheer@demo.nl'))!)
  const { accounts } = await prepareDemo(db, others)
  expect(accounts.map(({ email }) => email)).toEqual([
    'collega@demo.nl',
    'adviseur@demo.nl',
    'coach@demo.nl',
    'beheer@demo.nl',
  ])
  expect((await findCredentials(db, 'eigenaar@demo.nl'))?.passwordHash).toBe(own)
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
})

test('of servers that start at once, one replaces and prints a password', async () => {
  const { db } = database
  await prepareDemo(db, laptop)
  const starts = await Promise.all([prepareDemo(db, others), prepareDemo(db, others)])
  const accounts = starts.flatMap(({ accounts }) => accounts)
  expect(accounts).toHaveLength(5)
  for (const { email, password } of accounts)
    expect(await verifyPassword(password, (await findCredentials(db, email))?.passwordHash)).toBe(true)
})

test('on a laptop nothing changes', async () => {
  const { db } = database
  const { accounts } = await prepareDemo(db, laptop)
  expect(new Set(accounts.map(({ password }) => password))).toEqual(new Set(['Welkom2026']))
  const before = await database.contents()
  expect(await prepareDemo(db, laptop)).toEqual({ accounts: [], isSeeded: false })
  expect(await prepareDemo(db, { demo: false, isLocal: true })).toEqual({ accounts: [], isSeeded: false })
  expect(await database.contents()).toEqual(before)
})
