import { beforeEach, expect, test } from 'vitest'
import { resetPassword } from '#server/accounts/account/reset-password.ts'
import { listAdminActions } from '#server/history/admin-actions/queries.ts'
import { hashPassword } from '#server/platform/session/password.ts'
import { findCredentials, insertSession } from '#server/platform/session/queries.ts'
import { useDatabase } from '../../testing/harness/use-database.ts'
import { makeAdministrator } from './make-administrator.ts'

const config = { productName: 'Beterwerk', publicUrl: 'http://localhost', helpline: '030 123 45 67' }
const database = useDatabase()
beforeEach(() => database.empty())

const setPassword = (db: typeof database.db, token: string) =>
  resetPassword(db, config, { token, newPassword: 'Slijptol-9-Els' }, hashPassword)

const adminActionsOf = async (personId: number) =>
  (await listAdminActions(database.db, { personId }, { page: 1, size: 20 })).items

test('an address without an account gets one, whose password is set with the returned token', async () => {
  const { db } = database
  const outcome = await makeAdministrator(db, config, 'els@smederij.nl')
  if (outcome.kind !== 'CREATED') throw new Error(outcome.kind)
  const { person, session } = await setPassword(db, outcome.token)
  expect(person).toMatchObject({ email: 'els@smederij.nl', roles: ['BW_USER', 'BW_ADMIN'] })
  expect(session).toBeDefined()
  expect(await adminActionsOf(person.id)).toMatchObject([
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
  await db
    .insertInto('person')
    .values({
      email: 'kim@smederij.nl',
      firstName: 'Kim',
      lastName: 'Smid',
      passwordHash: 'hash',
      roles: ['BW_ADMIN'],
    })
    .execute()
  const coach = { email: 'Jan@smederij.nl', firstName: 'Jan', lastName: 'Smid', passwordHash: 'hash' }
  const { id } = await db
    .insertInto('person')
    .values({ ...coach, roles: ['BW_USER', 'BW_COACH'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertSession(db, { id, passwordHash: 'hash', hasTwoStepLogin: false })
  expect(await makeAdministrator(db, config, 'jan@smederij.nl')).toEqual({ kind: 'ROLE_GIVEN' })
  expect(await findCredentials(db, 'jan@smederij.nl')).toMatchObject({
    id,
    passwordHash: 'hash',
    roles: ['BW_USER', 'BW_COACH', 'BW_ADMIN'],
  })
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
  const [mail, ...others] = await db.selectFrom('mailOutbox').select(['recipient', 'body']).execute()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'kim@smederij.nl' })
  expect(mail!.body).toContain('Degene die de server beheert heeft Jan Smid beheerder gemaakt.')

  expect(await makeAdministrator(db, config, 'jan@smederij.nl')).toEqual({ kind: 'ALREADY' })
  expect(await adminActionsOf(id)).toHaveLength(1)
})
