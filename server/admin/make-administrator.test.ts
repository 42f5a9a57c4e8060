import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { beforeAll, beforeEach, expect, inject, test } from 'vitest'

import { createDatabase, type TestDatabase } from '../../testing/harness/database.ts'
import { serverEnvironment } from '../../testing/harness/server-environment.ts'
import { useDatabase } from '../../testing/harness/use-database.ts'
import { resetPassword } from '../account/reset-password.ts'
import { listDeeds } from '../audit/queries.ts'
import { connect } from '../database/connection.ts'
import { parseConfig } from '../runtime/config.ts'
import { createLogger } from '../runtime/log.ts'
import { hashPassword } from '../session/password.ts'
import { findCredentials, insertSession } from '../session/queries.ts'
import { makeAdministrator } from './make-administrator.ts'

const config = { productName: 'Beterwerk', publicUrl: 'http://localhost', helpline: '030 123 45 67' }
const database = useDatabase()
beforeEach(() => database.empty())

const setPassword = (db: typeof database.db, token: string) =>
  resetPassword(db, config, { token, newPassword: 'Slijptol-9-Els' }, hashPassword)

const deedsOf = async (personId: number) =>
  (await listDeeds(database.db, { personId }, { page: 1, size: 20 })).items

test('an address without an account gets one, whose password is set with the returned token', async () => {
  const { db } = database
  const outcome = await makeAdministrator(db, 'els@smederij.nl')
  if (outcome.kind !== 'CREATED') throw new Error(outcome.kind)
  const { person, session } = await setPassword(db, outcome.token)
  expect(person).toMatchObject({ email: 'els@smederij.nl', roles: ['BW_USER', 'BW_ADMIN'] })
  expect(session).toBeDefined()
  expect(await deedsOf(person.id)).toMatchObject([
    {
      actor: { id: null, name: 'beheer van de server' },
      action: 'USER_CHANGED',
      changes: [{ field: 'roles', from: 'standaardgebruiker', to: 'standaardgebruiker, beheerder' }],
    },
  ])
  await expect(setPassword(db, outcome.token)).rejects.toMatchObject({ code: 'PASSWORD_RESET_INVALID' })
})

test('somebody with an account gets the role, keeps the password and logs in again', async () => {
  const { db } = database
  const coach = { email: 'Jan@smederij.nl', first_name: 'Jan', last_name: 'Smid', password_hash: 'hash' }
  const { id } = await db
    .insertInto('person')
    .values({ ...coach, roles: ['BW_USER', 'BW_COACH'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertSession(db, { id, passwordHash: 'hash', hasTwoStepLogin: false })
  expect(await makeAdministrator(db, 'jan@smederij.nl')).toEqual({ kind: 'ROLE_GIVEN' })
  expect(await findCredentials(db, 'jan@smederij.nl')).toMatchObject({
    id,
    passwordHash: 'hash',
    roles: ['BW_USER', 'BW_COACH', 'BW_ADMIN'],
  })
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([])

  expect(await makeAdministrator(db, 'jan@smederij.nl')).toEqual({ kind: 'ALREADY' })
  expect(await deedsOf(id)).toHaveLength(1)
})

let own: TestDatabase
beforeAll(async () => {
  own = await createDatabase(inject('template'))
  return () => own.remove()
})

/** Runs the command as an operator does. */
async function runCommand(...args: string[]) {
  const program = spawn(process.execPath, [join(import.meta.dirname, '../../tools/admin.ts'), ...args], {
    env: { ...serverEnvironment, ...own.settings, PUBLIC_URL: 'https://mijn.voorbeeld.nl' },
  })
  const [output, errors, [code]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ])
  return { output, errors, code }
}

test('the command prints a link that sets the password of the first administrator', async () => {
  const { output, code } = await runCommand('make', 'els@smederij.nl')
  expect(code).toBe(0)
  const [, token] = /^https:\/\/mijn\.voorbeeld\.nl\/wachtwoord-resetten\?token=([\w-]{43})$/m.exec(output)!
  const { db, close } = await connect(parseConfig(own.settings), createLogger())
  try {
    const { person } = await setPassword(db, token!)
    expect(person.roles).toContain('BW_ADMIN')
  } finally {
    await close()
  }
})

test.each([
  [['make', 'els'], '"els" is not an e-mail address.\n'],
  [['constructor'], 'Which command? npm run admin -- make EMAIL\n'],
])('the command %j is refused with a sentence', async (args, errors) => {
  expect(await runCommand(...args)).toEqual({ output: '', errors, code: 1 })
})
