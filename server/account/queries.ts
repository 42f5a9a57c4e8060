import { type Kysely, sql } from 'kysely'

import type { Account, AccountInput } from '#shared/domain/account.ts'
import type { RegistrationInput } from '#shared/domain/user.ts'
import type { Database } from '../database/schema.ts'
import { fullName } from '../session/queries.ts'

/** What is said when an address has an account already. */
export const EMAIL_TAKEN = 'Er is al een account met dit e-mailadres.'

/** Makes an account. Gives its id; undefined when the address has one already. */
export async function insertPerson(db: Kysely<Database>, input: RegistrationInput, passwordHash: string) {
  const person = await db
    .insertInto('person')
    .values({
      email: input.email,
      first_name: input.givenname,
      middle_name: input.surnamePrefix,
      last_name: input.surname,
      password_hash: passwordHash,
      receives_newsletter: input.subscribeForNewsletter,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return person?.id
}

/** Somebody's own account. */
export const findAccount = (db: Kysely<Database>, id: number): Promise<Account> =>
  db
    .selectFrom('person')
    .select([
      'id',
      'first_name as firstName',
      'middle_name as middleName',
      'last_name as lastName',
      fullName.as('fullName'),
      'email as emailAddress',
      'branch',
      'function',
      'receives_newsletter as receivesNewsletter',
      'roles',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Changes somebody's own account. Gives false, and changes nothing, when the address belongs to another account. */
export async function updateAccount(db: Kysely<Database>, id: number, input: AccountInput) {
  try {
    await db
      .updateTable('person')
      .set({
        email: input.emailAddress,
        first_name: input.firstName,
        middle_name: input.middleName,
        last_name: input.lastName,
        branch: input.branch,
        function: input.function,
        receives_newsletter: input.receivesNewsletter,
      })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'person_email') return false
    throw error
  }
}
