import { type Kysely, sql } from 'kysely'
import type { ColumnsFor, Database } from '#server/platform/database/schema.ts'
import { fullName } from '#server/platform/session/queries.ts'
import type { UserDetails, UserUpdateInput } from '#shared/domain/admin/admin-user.ts'
import type { SystemRole } from '#shared/domain/basics/role.ts'

const selectUser = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('person')
    .select([
      'id',
      'firstName',
      'middleName',
      'lastName',
      fullName.as('fullName'),
      'email as emailAddress',
      sql<string[]>`roles`.as('roles'),
      'receivesNewsletter',
      'twoStepLogin as hasTwoStepLogin',
      'revision',
    ])
    .where('id', '=', id)

export const findUser = (db: Kysely<Database>, id: number): Promise<UserDetails | undefined> =>
  selectUser(db, id).executeTakeFirst()

export const findUserForUpdate = (transaction: Kysely<Database>, id: number) =>
  selectUser(transaction, id).forUpdate().executeTakeFirst()

type Stored = Omit<UserUpdateInput, 'emailAddress' | 'revision'> & { email: string }

export const columnsOf = (input: Omit<UserUpdateInput, 'revision'>) =>
  ({
    email: input.emailAddress,
    firstName: input.firstName,
    middleName: input.middleName,
    lastName: input.lastName,
    roles: input.roles as SystemRole[],
    receivesNewsletter: input.receivesNewsletter,
  }) satisfies ColumnsFor<'person', Stored>
