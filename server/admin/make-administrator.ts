import { type Kysely, sql } from 'kysely'
import { announceAdministrator } from '#server/accounts/account/administrators.ts'
import { insertPasswordReset } from '#server/accounts/account/password-queries.ts'
import { updateAccount } from '#server/accounts/account/queries.ts'
import { OPERATOR_ID, recordAdminAction } from '#server/history/admin-actions/record-admin-action.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { createUnmatchableHash } from '#server/platform/session/password.ts'
import { deleteSessionsOf, emailEquals } from '#server/platform/session/queries.ts'
import { sortRoles } from '#shared/domain/accounts/role-labels.ts'
import type { SystemRole } from '#shared/domain/basics/role.ts'

/** `token` sets the password of a created account once, within an hour. */
export type Outcome = { kind: 'ALREADY' } | { kind: 'ROLE_GIVEN' } | { kind: 'CREATED'; token: string }

const NAME = { firstName: 'Nieuwe', lastName: 'Beheerder' }

const ADMIN = 'BW_ADMIN'

/**
 * For whoever runs the server. Ends the sessions of the account. An address without an account gets one, with a
 * password that nobody knows.
 */
export async function makeAdministrator(
  db: Kysely<Database>,
  settings: Pick<Config, 'publicUrl' | 'helpline'>,
  email: string,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const created = await transaction
      .insertInto('person')
      .values({ email, ...NAME, passwordHash: createUnmatchableHash() })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning('id')
      .executeTakeFirst()
    const { id, roles } = await transaction
      .selectFrom('person')
      .select(['id', 'roles'])
      .where(emailEquals(email))
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (roles.includes(ADMIN)) return { kind: 'ALREADY' }
    const next = sortRoles([...roles, ADMIN]) as SystemRole[]
    await updateAccount(transaction, id, { roles: next }, null)
    await recordAdminAction(transaction, {
      actorId: OPERATOR_ID,
      action: 'USER_CHANGED',
      personIds: [id],
      changes: [{ field: 'roles', from: sortRoles(roles), to: next }],
    })
    await deleteSessionsOf(transaction, id)
    await announceAdministrator(transaction, settings, { id, by: 'Degene die de server beheert' })
    if (!created) return { kind: 'ROLE_GIVEN' }
    const { token } = (await insertPasswordReset(transaction, email))!
    return { kind: 'CREATED', token }
  })
}
