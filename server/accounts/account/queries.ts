import { type Kysely, sql, type Updateable } from 'kysely'
import type { ColumnsFor, Database } from '#server/platform/database/schema.ts'
import { Refusal, userDeleted } from '#server/platform/http/refusal.ts'
import { emailEquals, fullName } from '#server/platform/session/queries.ts'
import type { Account, AccountInput } from '#shared/domain/accounts/account.ts'
import { isSystemRole } from '#shared/domain/accounts/role-labels.ts'
import type { RegistrationInput } from '#shared/domain/accounts/user.ts'

const EMAIL_TAKEN = 'Er is al een account met dit e-mailadres.'
const USER_GONE = 'Deze gebruiker bestaat niet meer.'

export const emailTaken = (field?: string) =>
  new Refusal(400, field ? [{ field, message: EMAIL_TAKEN }] : EMAIL_TAKEN, 'EMAIL_TAKEN')

export const userGone = () => new Refusal(404, USER_GONE)

/**
 * Whether another account has the address, or had it until a change that can still be undone: whoever took an account
 * over could otherwise take its former address too.
 */
export async function isTaken(db: Kysely<Database>, email: string, personId: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from person where ${emailEquals(email)} and id <> ${personId})
      or exists (
        select from account_undo
        where ${emailEquals(email)} and person_id <> ${personId} and expires_at > now()
      ) as taken
  `.execute(db)
  return rows[0]!.taken
}

/** Fields that are not named here are stored in the column of the same name. */
function personOf({
  givenname,
  surnamePrefix,
  surname,
  subscribeForNewsletter,
  password,
  confirmpassword,
  userConditions,
  termsOfUse,
  registrationKey,
  invitationKey,
  ...columns
}: RegistrationInput) {
  return {
    ...(columns satisfies ColumnsFor<'person', typeof columns>),
    firstName: givenname,
    middleName: surnamePrefix,
    lastName: surname,
    receivesNewsletter: subscribeForNewsletter,
  }
}

/** Runs in a transaction. Returns the id; undefined when the e-mail address is taken. */
export async function insertPerson(db: Kysely<Database>, input: RegistrationInput, passwordHash: string) {
  const person = await db
    .insertInto('person')
    .values({ ...personOf(input), passwordHash })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!person || (await isTaken(db, input.email, person.id))) return undefined
  return person.id
}

export async function findAccount(db: Kysely<Database>, id: number): Promise<Account> {
  const account = await db
    .selectFrom('person')
    .leftJoin('addressChange', (join) =>
      join.onRef('personId', '=', 'person.id').on('expiresAt', '>', sql<Date>`now()`),
    )
    .select([
      'id',
      'firstName',
      'middleName',
      'lastName',
      fullName.as('fullName'),
      'person.email as emailAddress',
      'addressChange.email as pendingEmailAddress',
      sql<boolean>`email_verified_at is not null`.as('isEmailVerified'),
      'branch',
      'function',
      'receivesNewsletter',
      'roles',
      'revision',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(userDeleted)
  return { ...account, roles: account.roles.filter(isSystemRole) }
}

export const findLastEditor = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('person')
    .select(['id', fullName.as('name')])
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('person as account').select('account.updatedBy').where('account.id', '=', id),
    )
    .executeTakeFirst()

/** Without the e-mail address: a new one waits first. */
export const columnsOf = (input: AccountInput) =>
  ({
    firstName: input.firstName,
    middleName: input.middleName,
    lastName: input.lastName,
    branch: input.branch,
    function: input.function,
    receivesNewsletter: input.receivesNewsletter,
  }) satisfies ColumnsFor<'person', Omit<AccountInput, 'emailAddress' | 'password' | 'revision'>>

/**
 * `editorId`: null for who runs the server. Returns false when the address is taken; the transaction must then be
 * rolled back.
 */
export async function updateAccount(
  db: Kysely<Database>,
  id: number,
  columns: Updateable<Database['person']>,
  editorId: number | null,
) {
  try {
    await db
      .updateTable('person')
      .set({ ...columns, revision: sql<number>`revision + 1`, updatedBy: editorId })
      .where('id', '=', id)
      .execute()
    return typeof columns.email !== 'string' || !(await isTaken(db, columns.email, id))
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'person_email') return false
    throw error
  }
}
