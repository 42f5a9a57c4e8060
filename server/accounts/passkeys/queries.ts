import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { fullName } from '#server/platform/session/queries.ts'
import type { Passkey } from '#shared/domain/accounts/passkey.ts'

// Whatever adds or removes passkeys locks the person first.

type Db = Kysely<Database>

/** The passkeys of a person, the first one first. */
export async function listPasskeys(db: Db, personId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }))
}

/** The ids by which browsers know the passkeys of a person, as base64url. */
export async function listCredentialIds(db: Db, personId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('passkey')
    .select('credential_id')
    .where('person_id', '=', personId)
    .execute()
  return rows.map(({ credential_id }) => credential_id.toString('base64url'))
}

/** Returns the id of the account in its passkeys, which is made with the first one. */
export async function requireHandle(transaction: Db, personId: number): Promise<Buffer> {
  const { passkey_handle } = await transaction
    .updateTable('person')
    .set({ passkey_handle: sql<string>`coalesce(passkey_handle, gen_random_uuid())` })
    .where('id', '=', personId)
    .returning('passkey_handle')
    .executeTakeFirstOrThrow()
  return handleBytes(passkey_handle!)
}

const handleBytes = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')

/** A passkey as the login checks it. `handle`: the id of its account in it. */
export type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** Finds a passkey by the id by which browsers know it, as base64url. */
export async function findPasskey(db: Db, credentialId: string) {
  const found = await db
    .selectFrom('passkey')
    .innerJoin('person', 'person.id', 'person_id')
    .select(['passkey.id', 'person_id as personId', 'public_key as publicKey', 'counter', 'passkey_handle'])
    .where('credential_id', '=', Buffer.from(credentialId, 'base64url'))
    .executeTakeFirst()
  if (!found?.passkey_handle) return undefined
  const { passkey_handle, counter, ...passkey } = found
  return { ...passkey, counter: Number(counter), handle: handleBytes(passkey_handle).toString('base64url') }
}

/** Locks the owner of a passkey, and returns them with what a new session needs. */
export const lockOwner = (transaction: Db, personId: number) =>
  transaction
    .selectFrom('person')
    .select([
      'id',
      'password_hash as passwordHash',
      fullName.as('fullName'),
      'roles',
      'two_step_login as hasTwoStepLogin',
    ])
    .where('id', '=', personId)
    .forShare()
    .executeTakeFirst()

/**
 * Records the use of a passkey, with its new counter. Returns false when it was removed, or used meanwhile: of two copies
 * that are used at once, one gets true.
 */
export async function recordPasskeyUse(
  transaction: Db,
  { id, counter }: Pick<StoredPasskey, 'id' | 'counter'>,
  newCounter: number,
): Promise<boolean> {
  const used = await transaction
    .updateTable('passkey')
    .set({ counter: newCounter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`counter = ${counter}::bigint`)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

type NewPasskey = { name: string; credentialId: string; publicKey: Uint8Array; counter: number }

/** Adds a passkey. Returns false when it was added before, by whomever. */
export async function insertPasskey(
  transaction: Db,
  personId: number,
  { name, credentialId, publicKey, counter }: NewPasskey,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('passkey')
    .values({
      person_id: personId,
      name,
      credential_id: Buffer.from(credentialId, 'base64url'),
      public_key: Buffer.from(publicKey),
      counter,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Renames a passkey of a person. Returns false when there is no such passkey. */
export async function renamePasskey(db: Db, personId: number, id: number, name: string): Promise<boolean> {
  const renamed = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst()
  return renamed !== undefined
}

/** Deletes a passkey of a person. Returns its name; undefined when there is no such passkey. */
export async function deletePasskey(
  transaction: Db,
  personId: number,
  id: number,
): Promise<string | undefined> {
  const deleted = await transaction
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name
}
