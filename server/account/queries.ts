import { type Kysely, sql, type Updateable } from 'kysely'

import type { Account, AccountInput } from '#shared/domain/account.ts'
import { isSystemRole } from '#shared/domain/role-labels.ts'
import type { RegistrationInput } from '#shared/domain/user.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { fullName } from '../session/queries.ts'

const EMAIL_TAKEN = 'Er is al een account met dit e-mailadres.'

/** The refusal of an e-mail address that is registered already. `field`: of the form. */
export const emailTaken = (field: string) =>
  new Refusal(400, [{ field, message: EMAIL_TAKEN }], 'EMAIL_TAKEN')

/** Creates an account. Returns its id; undefined when the e-mail address is registered already. */
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

/** The account of a person. */
export async function findAccount(db: Kysely<Database>, id: number): Promise<Account> {
  const account = await db
    .selectFrom('person')
    .select([
      'id',
      'first_name as firstName',
      'middle_name as middleName',
      'last_name as lastName',
      fullName.as('fullName'),
      'email as emailAddress',
      sql<boolean>`email_verified_at is not null`.as('isEmailVerified'),
      'branch',
      'function',
      'receives_newsletter as receivesNewsletter',
      'roles',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...account, roles: account.roles.filter(isSystemRole) }
}

/** The columns that people change of their own account. */
export const columnsOf = (input: AccountInput) => ({
  email: input.emailAddress,
  first_name: input.firstName,
  middle_name: input.middleName,
  last_name: input.lastName,
  branch: input.branch,
  function: input.function,
  receives_newsletter: input.receivesNewsletter,
})

/**
 * Changes the account of a person; `editorId`: of the person who does. Returns false, and changes nothing, when another
 * account has the e-mail address.
 */
export async function updateAccount(
  db: Kysely<Database>,
  id: number,
  columns: Updateable<Database['person']>,
  editorId: number,
) {
  try {
    await db
      .updateTable('person')
      .set({ ...columns, revision: sql<number>`revision + 1`, updated_by: editorId })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'person_email') return false
    throw error
  }
}
