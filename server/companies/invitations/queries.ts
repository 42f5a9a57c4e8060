import { type Kysely, type RawBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { selectAuthor } from '#server/history/authoring/authors.ts'
import { jsonArrayFrom } from '#server/platform/database/json.ts'
import { nameOrder } from '#server/platform/database/name-order.ts'
import type { ColumnsFor, Database } from '#server/platform/database/schema.ts'
import { emailEquals, fullName, nameOf } from '#server/platform/session/queries.ts'
import { createKey, hashToken } from '#server/platform/session/token.ts'
import type { Invitee } from '#shared/domain/companies/invitation.ts'
import type { InvitationAccess, PersonInvitationInput } from '#shared/domain/companies/invitation-input.ts'

type Db = Kysely<Database>

/**
 * Selects the invitations of a company, in the shape of the API. Where the name and address that the owner entered were
 * swept, those of the account are returned.
 */
const selectInvitees = (db: Db, companyId: number) =>
  db
    .selectFrom('invitation')
    .leftJoin('person', (join) => join.onRef('person.id', '=', 'personId').on('acceptedAt', 'is not', null))
    .select(({ eb, ref, selectFrom }) => [
      'invitation.id as invitationId',
      sql<string>`coalesce(nullif(name, ''), ${fullName})`.as('name'),
      sql<string>`coalesce(nullif(invitation.email, ''), person.email)`.as('email'),
      'role',
      'rights',
      'checks',
      'invitation.revision',
      eb('acceptedAt', 'is not', null).$castTo<boolean>().as('accepted'),
      sql<boolean>`accepted_at is null and expires_at <= now()`.as('expired'),
      'sentAt',
      'expiresAt',
      'acceptedAt',
      eb
        .case()
        .when('person.id', 'is not', null)
        .then(jsonBuildObject({ name: fullName, email: ref('person.email').$notNull() }))
        .end()
        .as('account'),
      jsonArrayFrom(
        selectFrom('invitationClaim')
          .innerJoin('person as claimant', 'claimant.id', 'invitationClaim.personId')
          .select([
            'invitationClaim.id as claimId',
            nameOf('claimant').as('name'),
            sql<string>`claimant.email`.as('email'),
            'invitationClaim.createdAt as askedAt',
          ])
          .whereRef('invitationId', '=', 'invitation.id')
          .where('answer', 'is', null)
          .orderBy('invitationClaim.id'),
      ).as('claims'),
    ])
    .where('companyId', '=', companyId)

type InviteeRow = Awaited<ReturnType<ReturnType<typeof selectInvitees>['executeTakeFirstOrThrow']>>

const withInstants = ({ sentAt, expiresAt, acceptedAt, claims, ...invitee }: InviteeRow) => ({
  ...invitee,
  claims: claims.map((claim) => ({ ...claim, askedAt: new Date(claim.askedAt).toISOString() })),
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  acceptedAt: acceptedAt?.toISOString() ?? null,
})

/** The invitees of a company, ordered by name: that of the account where one accepted. */
export async function listInvitees(db: Db, companyId: number): Promise<Invitee[]> {
  const rows = await selectInvitees(db, companyId)
    .orderBy(nameOrder(sql`case when person.id is null then name else ${fullName} end`))
    .orderBy('invitation.id')
    .execute()
  return rows.map(withInstants)
}

/** One invitee; undefined when the invitation does not exist or is of another company. */
export async function findInvitee(
  db: Db,
  companyId: number,
  invitationId: number,
): Promise<Invitee | undefined> {
  const row = await selectInvitees(db, companyId).where('invitation.id', '=', invitationId).executeTakeFirst()
  return row && withInstants(row)
}

/** How long an invitation can be accepted. */
const EXPIRY = sql<Date>`now() + interval '30 days'`

/**
 * Locks a company until the end of the transaction, so that its owner and its invitations do not change meanwhile.
 * Returns its name; undefined when the company is gone.
 */
export async function lockInvitingCompany(transaction: Db, companyId: number): Promise<string | undefined> {
  const company = await transaction
    .selectFrom('company')
    .select('name')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return company?.name
}

/**
 * What the person with an address is in a company, which must be locked: its owner, an invitee, with an
 * account or an invitation of this address, or somebody with a valid invitation. undefined: none of these.
 */
export async function findRelationOf(
  transaction: Db,
  companyId: number,
  email: string,
): Promise<'owner' | 'invitee' | 'invited' | undefined> {
  const owner = await transaction
    .selectFrom('company')
    .innerJoin('person', 'person.id', 'ownerId')
    .select('person.id')
    .where('company.id', '=', companyId)
    .where(emailEquals(email, 'person'))
    .executeTakeFirst()
  if (owner) return 'owner'
  const invitations = await transaction
    .selectFrom('invitation')
    .leftJoin('person', 'person.id', 'personId')
    .select('acceptedAt')
    .where('companyId', '=', companyId)
    .where(({ eb, or }) => or([eb('acceptedAt', 'is not', null), eb('expiresAt', '>', sql<Date>`now()`)]))
    .where(({ or }) => or([emailEquals(email, 'invitation'), emailEquals(email, 'person')]))
    .execute()
  if (invitations.length === 0) return undefined
  return invitations.some(({ acceptedAt }) => acceptedAt) ? 'invitee' : 'invited'
}

/**
 * Inserts an invitation that is valid for 30 days. It replaces one to the same address that has expired. Returns its id
 * and its key, of which the database stores only a hash.
 */
export async function insertInvitation(transaction: Db, companyId: number, input: PersonInvitationInput) {
  await transaction
    .deleteFrom('invitation')
    .where('companyId', '=', companyId)
    .where(emailEquals(input.email))
    .where('acceptedAt', 'is', null)
    .where('expiresAt', '<=', sql<Date>`now()`)
    .execute()
  const key = createKey()
  const { id } = await transaction
    .insertInto('invitation')
    .values({
      ...(input satisfies ColumnsFor<'invitation', PersonInvitationInput>),
      companyId,
      keyHash: hashToken(key),
      expiresAt: EXPIRY,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, key }
}

/**
 * Gives an invitation that nobody accepted a new key and another 30 days, and ends the wait of accounts that asked to use
 * it with the old key. Returns the key with the text for the mail;
 * undefined when it was accepted, does not exist, or is of another company.
 */
export async function renewInvitation(transaction: Db, companyId: number, invitationId: number) {
  const key = createKey()
  const invitation = await transaction
    .updateTable('invitation')
    .set({ keyHash: hashToken(key), sentAt: sql<Date>`now()`, expiresAt: EXPIRY })
    .where('id', '=', invitationId)
    .where('companyId', '=', companyId)
    .where('acceptedAt', 'is', null)
    .returning(['name', 'email', 'message'])
    .executeTakeFirst()
  if (!invitation) return undefined
  await transaction
    .deleteFrom('invitationClaim')
    .where('invitationId', '=', invitationId)
    .where('answer', 'is', null)
    .execute()
  return { ...invitation, key }
}

/**
 * What an invitation of a company allows, which is locked until the end of the transaction, with the name of who changed
 * it last. undefined: it does not exist or is of another company.
 */
export const findAccessForUpdate = (transaction: Db, companyId: number, invitationId: number) =>
  transaction
    .selectFrom('invitation')
    .select([
      'id',
      'role',
      'personId',
      'rights',
      'checks',
      'revision',
      selectAuthor('invitation.updatedBy').as('updatedBy'),
    ])
    .where('id', '=', invitationId)
    .where('companyId', '=', companyId)
    .forUpdate()
    .executeTakeFirst()

/** Changes the rights and checks of an invitation. */
export const updateInvitation = (
  transaction: Db,
  invitationId: number,
  access: InvitationAccess,
  editorId: number,
) =>
  transaction
    .updateTable('invitation')
    .set({
      ...(access satisfies ColumnsFor<'invitation', InvitationAccess>),
      updatedBy: editorId,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', invitationId)
    .execute()

/** Deletes an invitation. Returns it; undefined when it does not exist or is of another company. */
export const deleteInvitation = (db: Db, companyId: number, invitationId: number) =>
  db
    .deleteFrom('invitation')
    .where('id', '=', invitationId)
    .where('companyId', '=', companyId)
    .returning(['id', 'role', 'personId'])
    .executeTakeFirst()

/** The company and the invitation that somebody answers, both locked until the end of the transaction. */
export type LockedInvitation = {
  company: Awaited<ReturnType<typeof lockCompanyOf>> & {}
  invitation: Awaited<ReturnType<typeof lockInvitation>> & {}
}

// The company is locked before its invitations, in the same order as when it is deleted. Two keys that are used at the
// same time, or one key that is used twice, therefore wait for each other: a person has one invitation per company.

const lockCompanyOf = (transaction: Db, isInvitation: RawBuilder<boolean>) =>
  transaction
    .selectFrom('company')
    .select(['id', 'name', 'ownerId'])
    .where('id', 'in', (query) => query.selectFrom('invitation').select('companyId').where(isInvitation))
    .forNoKeyUpdate()
    .executeTakeFirst()

const lockInvitation = (transaction: Db, isInvitation: RawBuilder<boolean>) =>
  transaction
    .selectFrom('invitation')
    .select(({ eb }) => [
      'id',
      'role',
      'name',
      'email',
      'rights',
      'checks',
      'personId',
      eb('acceptedAt', 'is not', null).as('isAccepted'),
      eb('expiresAt', '<=', sql<Date>`now()`).as('hasExpired'),
    ])
    .where(isInvitation)
    .forUpdate()
    .executeTakeFirst()

async function lockBoth(
  transaction: Db,
  isInvitation: RawBuilder<boolean>,
): Promise<LockedInvitation | undefined> {
  const company = await lockCompanyOf(transaction, isInvitation)
  const invitation = company && (await lockInvitation(transaction, isInvitation))
  return invitation && { company, invitation }
}

/** Locks the invitation of an invitee with this key. undefined: there is none, or it was withdrawn or replaced meanwhile. */
export const lockByKey = (transaction: Db, key: string) =>
  lockBoth(transaction, sql<boolean>`key_hash = ${hashToken(key)}`)

/** Locks an invitation of a company. undefined: there is none, or it was withdrawn or replaced meanwhile. */
export const lockById = (transaction: Db, companyId: number, invitationId: number) =>
  lockBoth(
    transaction,
    sql<boolean>`invitation.company_id = ${companyId} and invitation.id = ${invitationId}`,
  )

/** Opens a company to the coaches. Returns its name and city; undefined when it was open already. */
export const openToCoaches = (transaction: Db, companyId: number) =>
  transaction
    .updateTable('company')
    .set({ coachInvitedAt: sql<Date>`now()` })
    .where('id', '=', companyId)
    .where('coachInvitedAt', 'is', null)
    .returning(['name as company', 'city'])
    .executeTakeFirst()

/** Closes a company to the coaches. Returns false when it was closed already. */
export async function closeToCoaches(db: Db, companyId: number) {
  const { numUpdatedRows } = await db
    .updateTable('company')
    .set({ coachInvitedAt: null })
    .where('id', '=', companyId)
    .where('coachInvitedAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
