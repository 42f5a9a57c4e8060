import { type Kysely, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { createKey, hashToken } from '#server/platform/session/token.ts'

type Db = Kysely<Database>

/** A company whose owner is changed. `revision`: how often the owner, or the invitation to own it, changed. */
export type OwnedCompany = { id: number; name: string; ownerId: number; revision: number }

// Whatever changes the owner of a company, or the invitation to own it, locks the company first, in the same order as
// when it is deleted. Changes that take place at the same time therefore wait for each other.

/** Locks companies until the end of the transaction. */
export const lockCompanies = (transaction: Db) =>
  transaction
    .selectFrom('company')
    .select(['company.id', 'name', 'ownerId', 'ownerRevision as revision'])
    .forNoKeyUpdate()

/** Locks a company until the end of the transaction; undefined when it does not exist. */
export const lockOwnedCompany = (transaction: Db, companyId: number): Promise<OwnedCompany | undefined> =>
  lockCompanies(transaction).where('id', '=', companyId).executeTakeFirst()

/** Locks the company that the key invites somebody to own; undefined when there is none. */
export const lockCompanyOfKey = (transaction: Db, key: string): Promise<OwnedCompany | undefined> =>
  lockCompanies(transaction)
    .where('id', 'in', (query) =>
      query.selectFrom('ownerInvitation').select('companyId').where('keyHash', '=', hashToken(key)),
    )
    .executeTakeFirst()

/** The invitation with this key; undefined when it was accepted or withdrawn, or has expired. */
export const findValidInvitation = (transaction: Db, key: string) =>
  transaction
    .selectFrom('ownerInvitation')
    .select(['email', 'invitedBy'])
    .where('keyHash', '=', hashToken(key))
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Inserts an invitation that is valid for 30 days. Returns its key, of which the database stores only a hash. */
export async function insertOwnerInvitation(
  transaction: Db,
  { companyId, email, invitedBy }: { companyId: number; email: string; invitedBy: number },
): Promise<string> {
  const key = createKey()
  await transaction
    .insertInto('ownerInvitation')
    .values({
      companyId,
      email,
      keyHash: hashToken(key),
      invitedBy,
      expiresAt: sql<Date>`now() + interval '30 days'`,
    })
    .execute()
  return key
}

/** Deletes the invitation to own a company. Returns the invited address; undefined when there was no invitation. */
export async function deleteOwnerInvitation(transaction: Db, companyId: number): Promise<string | undefined> {
  const invitation = await transaction
    .deleteFrom('ownerInvitation')
    .where('companyId', '=', companyId)
    .returning('email')
    .executeTakeFirst()
  return invitation?.email
}

/** Counts a change of the owner, or of the invitation to own the company. `ownerId`: the new owner, if it is that. */
export const recordOwnerChange = (transaction: Db, companyId: number, ownerId?: number) =>
  transaction
    .updateTable('company')
    .set({ ownerRevision: sql<number>`owner_revision + 1`, ...(ownerId && { ownerId }) })
    .where('id', '=', companyId)
    .execute()
