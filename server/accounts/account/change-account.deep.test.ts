import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { AccountInput } from '#shared/domain/accounts/account.ts'
import { useDatabase } from '../../../testing/harness/use-database.ts'
import { changeAccount } from './change-account.ts'

const database = useDatabase()

test.each([
  ['password was reset', 'old', 'Dit is niet je wachtwoord.'],
  ['address was changed elsewhere', undefined, 'Dit is een verplicht veld.'],
])('changes nothing when meanwhile the %s', async (_, verifiedHash, message) => {
  const { db } = database
  const els = { firstName: 'Els', lastName: 'Smid', passwordHash: 'reset' }
  const { id, email } = await db
    .insertInto('person')
    .values({ ...els, email: `els@${verifiedHash}.nl` })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
  const input = parse(AccountInput, {
    firstName: 'Jan',
    lastName: 'Smid',
    emailAddress: 'els@werkplaats.nl',
    password: verifiedHash,
  })
  const change = changeAccount(db, { publicUrl: '' }, id, { input, verifiedHash })
  await expect(change).rejects.toMatchObject({
    status: 400,
    problems: { errors: [{ field: 'password', message }] },
  })
  expect(await db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()).toMatchObject({
    ...els,
    email,
  })
})
