import { randomBytes } from 'node:crypto'

import { type Kysely, sql } from 'kysely'

import type { InvitationUpdateInput, PersonInvitationInput } from '#shared/domain/invitation.ts'
import type { Database } from '../database/schema.ts'
import { hashToken } from '../session/token.ts'

type Db = Kysely<Database>

/** Invitations by name to a company, as the API tells of them. */
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

/** Who was invited by name to a company, by that name. */
export const listInvitees = (db: Db, companyId: number) =>
  selectInvitees(db, companyId).orderBy(sql`lower(name)`).orderBy('id').execute()

/** One of them; undefined when that invitation is absent or of another company. */
export const findInvitee = (db: Db, companyId: number, invitationId: number) =>
  selectInvitees(db, companyId).where('id', '=', invitationId).executeTakeFirst()

/** For a link in a mail: 128 random bits as 22 URL-safe characters. */
const newKey = () => randomBytes(16).toString('base64url')

/**
 * Invites somebody by name to a company, for 30 days. Gives the id of the invitation, its key, of which the database
 * keeps only a hash, and the company's name; undefined when the company is gone.
 */
export async function insertInvitation(transaction: Db, companyId: number, input: PersonInvitationInput) {
  const company = await transaction
    .selectFrom('company')
    .select('name')
    .where('id', '=', companyId)
    .forKeyShare()
    .executeTakeFirst()
  if (!company) return undefined
  const key = newKey()
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

/** Changes what an invitation allows. Changes nothing when it is absent or of another company. */
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

/** Takes an invitation back. Gives false when it is absent or of another company. */
export async function deleteInvitation(db: Db, companyId: number, invitationId: number) {
  const { numDeletedRows } = await db
    .deleteFrom('invitation')
    .where('id', '=', invitationId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Opens a company to the coaches. Gives what it is called and where it is; undefined when it was open already. */
export const openToCoaches = (transaction: Db, companyId: number) =>
  transaction
    .updateTable('company')
    .set({ coach_invited_at: sql<Date>`now()` })
    .where('id', '=', companyId)
    .where('coach_invited_at', 'is', null)
    .returning(['name as company', 'city'])
    .executeTakeFirst()

/** Closes it to them. Gives false when it was closed already. */
export async function closeToCoaches(db: Db, companyId: number) {
  const { numUpdatedRows } = await db
    .updateTable('company')
    .set({ coach_invited_at: null })
    .where('id', '=', companyId)
    .where('coach_invited_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
