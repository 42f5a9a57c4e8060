import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { userDeleted } from '#server/platform/http/refusal.ts'
import { fullName } from '#server/platform/session/queries.ts'
import type { Passkey } from '#shared/domain/accounts/passkey.ts'

// Every change of passkeys locks the person first.

type Db = Kysely<Database>

export async function listPasskeys(db: Db, personId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('personId', '=', personId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** As base64url. */
export async function listCredentialIds(db: Db, personId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('passkey')
    .select('credentialId')
    .where('personId', '=', personId)
    .execute()
  return rows.map(({ credentialId }) => credentialId.toString('base64url'))
}

/** Created with the first passkey. */
export async function requireHandle(transaction: Db, personId: number): Promise<Buffer> {
  const { passkeyHandle } = await transaction
    .updateTable('person')
    .set({ passkeyHandle: sql<string>`coalesce(passkey_handle, gen_random_uuid())` })
    .where('id', '=', personId)
    .returning('passkeyHandle')
    .executeTakeFirstOrThrow(userDeleted)
  return handleBytes(passkeyHandle!)
}

const handleBytes = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')

/** `handle`: the id of the account in the passkey. */
export type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** `credentialId`: as base64url. */
export async function findPasskey(db: Db, credentialId: string) {
  const found = await db
    .selectFrom('passkey')
    .innerJoin('person', 'person.id', 'personId')
    .select(['passkey.id', 'personId', 'publicKey', 'counter', 'passkeyHandle'])
    .where('credentialId', '=', Buffer.from(credentialId, 'base64url'))
    .executeTakeFirst()
  if (!found?.passkeyHandle) return undefined
  const { passkeyHandle, counter, ...passkey } = found
  return { ...passkey, counter: Number(counter), handle: handleBytes(passkeyHandle).toString('base64url') }
}

export const lockOwner = (transaction: Db, personId: number) =>
  transaction
    .selectFrom('person')
    .select(['id', 'passwordHash', fullName.as('fullName'), 'roles', 'twoStepLogin as hasTwoStepLogin'])
    .where('id', '=', personId)
    .forShare()
    .executeTakeFirst()

/** Returns false when the passkey was removed or used meanwhile: of two copies used at once, one gets true. */
export async function recordPasskeyUse(
  transaction: Db,
  { id, counter }: Pick<StoredPasskey, 'id' | 'counter'>,
  newCounter: number,
): Promise<boolean> {
  const used = await transaction
    .updateTable('passkey')
    .set({ counter: newCounter, lastUsedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`counter = ${counter}::bigint`)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

type NewPasskey = { name: string; credentialId: string; publicKey: Uint8Array; counter: number }

/** Returns false when it was added before, by anybody. */
export async function insertPasskey(
  transaction: Db,
  personId: number,
  { name, credentialId, publicKey, counter }: NewPasskey,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('passkey')
    .values({
      personId,
      name,
      credentialId: Buffer.from(credentialId, 'base64url'),
      publicKey: Buffer.from(publicKey),
      counter,
    })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function renamePasskey(db: Db, personId: number, id: number, name: string): Promise<boolean> {
  const renamed = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('personId', '=', personId)
    .returning('id')
    .executeTakeFirst()
  return renamed !== undefined
}

export async function deletePasskey(
  transaction: Db,
  personId: number,
  id: number,
): Promise<string | undefined> {
  const deleted = await transaction
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name
}
