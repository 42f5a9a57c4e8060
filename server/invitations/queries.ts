import { type Kysely, sql } from 'kysely'

import type { InvitationUpdateInput, PersonInvitationInput } from '#shared/domain/invitation.ts'
import type { Database } from '../database/schema.ts'
import { createKey, hashToken } from '../session/token.ts'

type Db = Kysely<Database>

/** Selects the invitations of a company, in the shape of the API. */
const selectInvitees = (db: Db, companyId: number) =>
  db
    .selectFrom('invitation')
    .select(({ eb }) => [
      'id as invitationId',
      'name',
      'email',
      'role',
      'rights',
      'checks',
      eb('accepted_at', 'is not', null).$castTo<boolean>().as('accepted'),
    ])
    .where('company_id', '=', companyId)

/** The invitees of a company, ordered by name. */
export const listInvitees = (db: Db, companyId: number) =>
  selectInvitees(db, companyId).orderBy(sql`lower(name)`).orderBy('id').execute()

/** One invitee; undefined when the invitation does not exist or is of another company. */
export const findInvitee = (db: Db, companyId: number, invitationId: number) =>
  selectInvitees(db, companyId).where('id', '=', invitationId).executeTakeFirst()

/**
 * Inserts an invitation that is valid for 30 days. Returns its id, its key, of which the database stores only a hash,
 * and the name of the company; undefined when the company is gone.
 */
export async function insertInvitation(transaction: Db, companyId: number, input: PersonInvitationInput) {
  const company = await transaction
    .selectFrom('company')
    .select('name')
    .where('id', '=', companyId)
    .forKeyShare()
    .executeTakeFirst()
  if (!company) return undefined
  const key = createKey()
  const { id } = await transaction
    .insertInto('invitation')
    .values({
      ...input,
      company_id: companyId,
      key_hash: hashToken(key),
      expires_at: sql<Date>`now() + interval '30 days'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, key, company: company.name }
}

/** Changes the rights and checks of an invitation. Does nothing when it does not exist or is of another company. */
export const updateInvitation = (
  db: Db,
  companyId: number,
  invitationId: number,
  { rights, checks }: InvitationUpdateInput,
) =>
  db
    .updateTable('invitation')
    .set({ rights, checks })
    .where('id', '=', invitationId)
    .where('company_id', '=', companyId)
    .execute()

/** Deletes an invitation. Returns false when it does not exist or is of another company. */
export async function deleteInvitation(db: Db, companyId: number, invitationId: number) {
  const { numDeletedRows } = await db
    .deleteFrom('invitation')
    .where('id', '=', invitationId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Opens a company to the coaches. Returns its name and city; undefined when it was open already. */
export const openToCoaches = (transaction: Db, companyId: number) =>
  transaction
    .updateTable('company')
    .set({ coach_invited_at: sql<Date>`now()` })
    .where('id', '=', companyId)
    .where('coach_invited_at', 'is', null)
    .returning(['name as company', 'city'])
    .executeTakeFirst()

/** Closes a company to the coaches. Returns false when it was closed already. */
export async function closeToCoaches(db: Db, companyId: number) {
  const { numUpdatedRows } = await db
    .updateTable('company')
    .set({ coach_invited_at: null })
    .where('id', '=', companyId)
    .where('coach_invited_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
