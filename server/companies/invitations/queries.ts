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

/** The name and address that the owner entered may have been swept: then those of the account are returned. */
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
      eb('confirmationHash', 'is not', null).$castTo<boolean>().as('awaitsConfirmation'),
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

/** Ordered by the name of the account where one accepted. */
export async function listInvitees(db: Db, companyId: number): Promise<Invitee[]> {
  const rows = await selectInvitees(db, companyId)
    .orderBy(nameOrder(sql`case when person.id is null then name else ${fullName} end`))
    .orderBy('invitation.id')
    .execute()
  return rows.map(withInstants)
}

export async function findInvitee(
  db: Db,
  companyId: number,
  invitationId: number,
): Promise<Invitee | undefined> {
  const row = await selectInvitees(db, companyId).where('invitation.id', '=', invitationId).executeTakeFirst()
  return row && withInstants(row)
}

const EXPIRY = sql<Date>`now() + interval '30 days'`

/** So that its owner and its invitations do not change meanwhile. undefined when the company is gone. */
export async function lockInvitingCompany(transaction: Db, companyId: number): Promise<string | undefined> {
  const company = await transaction
    .selectFrom('company')
    .select('name')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return company?.name
}

/** The company must be locked. An invitee has an account or an invitation with this address. undefined: no relation. */
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
 * Valid for 30 days. Replaces an expired one to the same address. The database stores only a hash of the returned key:
 * for the invited person or, of one that `waits`, for the owner.
 */
export async function insertInvitation(
  transaction: Db,
  companyId: number,
  input: PersonInvitationInput,
  { waits }: { waits: boolean },
) {
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
      [waits ? 'confirmationHash' : 'keyHash']: hashToken(key),
      expiresAt: EXPIRY,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, key }
}

/**
 * The invitation must be locked. Voids the old key, and ends the wait of accounts that asked to use it, and that for the
 * owner.
 */
export async function renewInvitation(transaction: Db, invitationId: number) {
  const key = createKey()
  const invitation = await transaction
    .updateTable('invitation')
    .set({ keyHash: hashToken(key), confirmationHash: null, sentAt: sql<Date>`now()`, expiresAt: EXPIRY })
    .where('id', '=', invitationId)
    .returning(['name', 'email', 'message'])
    .executeTakeFirstOrThrow()
  await transaction
    .deleteFrom('invitationClaim')
    .where('invitationId', '=', invitationId)
    .where('answer', 'is', null)
    .execute()
  return { ...invitation, key }
}

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

export const deleteInvitation = (db: Db, companyId: number, invitationId: number) =>
  db
    .deleteFrom('invitation')
    .where('id', '=', invitationId)
    .where('companyId', '=', companyId)
    .returning(['id', 'role', 'personId'])
    .executeTakeFirst()

/** Both locked until the end of the transaction. */
export type LockedInvitation = {
  company: Awaited<ReturnType<typeof lockCompanyOf>> & {}
  invitation: Awaited<ReturnType<typeof lockInvitation>> & {}
}

// Locks the company before its invitations, as a deletion does. Two keys at once, or one used twice, therefore wait for
// each other: a person has one invitation per company.

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
      eb('confirmationHash', 'is not', null).as('awaitsConfirmation'),
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

/** undefined: there is none, or it was withdrawn or replaced meanwhile. */
export const lockByKey = (transaction: Db, key: string) =>
  lockBoth(transaction, sql<boolean>`key_hash = ${hashToken(key)}`)

export const lockById = (transaction: Db, companyId: number, invitationId: number) =>
  lockBoth(
    transaction,
    sql<boolean>`invitation.company_id = ${companyId} and invitation.id = ${invitationId}`,
  )

export const lockByConfirmation = (transaction: Db, key: string) =>
  lockBoth(transaction, sql<boolean>`confirmation_hash = ${hashToken(key)}`)

export const findPersonRequest = (db: Db, key: string) =>
  db
    .selectFrom('invitation')
    .innerJoin('company', 'company.id', 'companyId')
    .select(['company.name as company', 'invitation.name', 'invitation.email', 'rights', 'checks'])
    .where('confirmationHash', '=', hashToken(key))
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

const selectCoachRequest = (db: Db, key: string | { companyId: number }) => {
  const waiting = db
    .selectFrom('company')
    .select([
      'id as companyId',
      'name as company',
      'ownerId',
      sql<string>`coach_request_message`.as('message'),
    ])
  if (typeof key !== 'string')
    return waiting.where('id', '=', key.companyId).where('coachRequestHash', 'is not', null)
  return waiting
    .where('coachRequestHash', '=', hashToken(key))
    .where('coachRequestedAt', '>', sql<Date>`now() - interval '30 days'`)
}

export const findCoachRequest = (db: Db, key: string) => selectCoachRequest(db, key).executeTakeFirst()

export const lockCoachRequest = (transaction: Db, key: string | { companyId: number }) =>
  selectCoachRequest(transaction, key).forNoKeyUpdate().executeTakeFirst()

export async function isCoachAwaited(db: Db, companyId: number): Promise<boolean> {
  return (await selectCoachRequest(db, { companyId }).executeTakeFirst()) !== undefined
}

const NO_COACH_REQUEST = { coachRequestHash: null, coachRequestMessage: null, coachRequestedAt: null }

/** Replaces one that waits. Returns undefined when the company is open already, or gone, otherwise a key and its name. */
export async function insertCoachRequest(transaction: Db, companyId: number, message: string) {
  const key = createKey()
  const company = await transaction
    .updateTable('company')
    .set({
      coachRequestHash: hashToken(key),
      coachRequestMessage: message,
      coachRequestedAt: sql<Date>`now()`,
    })
    .where('id', '=', companyId)
    .where('coachInvitedAt', 'is', null)
    .returning(['name as company', 'ownerId'])
    .executeTakeFirst()
  return company && { ...company, key }
}

/** For a new owner, who did not ask for them. */
export async function deleteRequests(transaction: Db, companyId: number): Promise<void> {
  await transaction
    .deleteFrom('invitation')
    .where('companyId', '=', companyId)
    .where('confirmationHash', 'is not', null)
    .execute()
  await transaction.updateTable('company').set(NO_COACH_REQUEST).where('id', '=', companyId).execute()
}

export const openToCoaches = (transaction: Db, companyId: number) =>
  transaction
    .updateTable('company')
    .set({ ...NO_COACH_REQUEST, coachInvitedAt: sql<Date>`now()` })
    .where('id', '=', companyId)
    .where('coachInvitedAt', 'is', null)
    .returning(['name as company', 'city'])
    .executeTakeFirst()

export async function closeToCoaches(db: Db, companyId: number) {
  const { numUpdatedRows } = await db
    .updateTable('company')
    .set({ ...NO_COACH_REQUEST, coachInvitedAt: null })
    .where('id', '=', companyId)
    .where(({ eb, or }) => or([eb('coachInvitedAt', 'is not', null), eb('coachRequestHash', 'is not', null)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
