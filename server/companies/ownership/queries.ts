import { type Kysely, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { createKey, hashToken } from '#server/platform/session/token.ts'

type Db = Kysely<Database>

/** `revision`: how often the owner, or the invitation to own it, changed. */
export type OwnedCompany = { id: number; name: string; ownerId: number; revision: number }

// Whatever changes the owner, or the invitation to own a company, locks the company first, in the same order as when it
// is deleted, so that concurrent changes wait for each other.

export const lockCompanies = (transaction: Db) =>
  transaction
    .selectFrom('company')
    .select(['company.id', 'name', 'ownerId', 'ownerRevision as revision'])
    .forNoKeyUpdate()

export const lockOwnedCompany = (transaction: Db, companyId: number): Promise<OwnedCompany | undefined> =>
  lockCompanies(transaction).where('id', '=', companyId).executeTakeFirst()

export const lockCompanyOfKey = (transaction: Db, key: string): Promise<OwnedCompany | undefined> =>
  lockCompanies(transaction)
    .where('id', 'in', (query) =>
      query.selectFrom('ownerInvitation').select('companyId').where('keyHash', '=', hashToken(key)),
    )
    .executeTakeFirst()

export const findValidInvitation = (transaction: Db, key: string) =>
  transaction
    .selectFrom('ownerInvitation')
    .select(['email', 'invitedBy'])
    .where('keyHash', '=', hashToken(key))
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Valid for 30 days. Returns its key, of which the database stores only a hash. */
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

export async function deleteOwnerInvitation(transaction: Db, companyId: number): Promise<string | undefined> {
  const invitation = await transaction
    .deleteFrom('ownerInvitation')
    .where('companyId', '=', companyId)
    .returning('email')
    .executeTakeFirst()
  return invitation?.email
}

/** Counts a change of the owner or of the invitation. `ownerId`: the new owner, if any. */
export const recordOwnerChange = (transaction: Db, companyId: number, ownerId?: number) =>
  transaction
    .updateTable('company')
    .set({ ownerRevision: sql<number>`owner_revision + 1`, ...(ownerId && { ownerId }) })
    .where('id', '=', companyId)
    .execute()
