import { type Kysely, sql } from 'kysely'
import { newAdministratorMail } from '#server/mail/administrator-messages.ts'
import { enqueue } from '#server/mail/outbox.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Config } from '#server/platform/runtime/config.ts'
import { fullName } from '#server/platform/session/queries.ts'

/**
 * Locks the administrators until the end of the transaction; other rows can refer to them meanwhile. Returns their ids.
 */
export async function lockAdministrators(transaction: Kysely<Database>): Promise<number[]> {
  const rows = await transaction
    .selectFrom('person')
    .select('id')
    .where(sql<boolean>`'BW_ADMIN' = any(roles)`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Tells everybody else with the role, also who gave it: somebody else may have used that session. */
export async function announceAdministrator(
  transaction: Kysely<Database>,
  settings: Pick<Config, 'publicUrl' | 'helpline'>,
  { id, by }: { id: number; by: string },
): Promise<void> {
  const people = await transaction
    .selectFrom('person')
    .select(['id', 'email', fullName.as('name')])
    .where(sql<boolean>`'BW_ADMIN' = any(roles)`)
    .execute()
  const administrator = people.find((person) => person.id === id)!.name
  for (const { email } of people.filter((person) => person.id !== id))
    await enqueue(transaction, { recipient: email, ...newAdministratorMail(settings, { by, administrator }) })
}
