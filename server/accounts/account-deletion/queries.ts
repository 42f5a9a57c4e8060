import { type Kysely, sql } from 'kysely'
import { lockCompanies, recordOwnerChange } from '#server/companies/ownership/queries.ts'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import { jsonArrayFrom } from '#server/platform/database/json.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { fullName } from '#server/platform/session/queries.ts'
import type { AccountDeletion } from '#shared/domain/accounts/account-deletion.ts'
import { FORMER_USER } from '#shared/domain/basics/author.ts'

type Db = Kysely<Database>

export const findDeletion = (db: Db, personId: number): Promise<AccountDeletion | undefined> =>
  db
    .selectFrom('person')
    .select(({ selectFrom }) => [
      fullName.as('fullName'),
      'twoStepLogin as hasTwoStepLogin',
      jsonArrayFrom(
        selectFrom('company')
          .select(({ selectFrom }) => [
            'company.id',
            'company.name',
            jsonArrayFrom(
              selectFrom('invitation')
                .innerJoin('person as successor', 'successor.id', 'invitation.personId')
                .select(['successor.id', fullName.as('name'), 'successor.email'])
                .whereRef('invitation.companyId', '=', 'company.id')
                .where('acceptedAt', 'is not', null)
                .orderBy('successor.id'),
            ).as('successors'),
          ])
          .whereRef('ownerId', '=', 'person.id')
          .orderBy('company.sortKey')
          .orderBy('company.id'),
      ).as('companies'),
    ])
    .where('id', '=', personId)
    .executeTakeFirst()

/** `addresses`: in lower case. */
const isOneOf = (column: string, addresses: readonly string[]) =>
  sql<boolean>`lower(${sql.ref(column)}) = any(${addresses})`

/**
 * Locks the companies of a person, and those that the addresses are invited to own, in the order in which all
 * transactions lock companies. Returns those of the person.
 */
export async function lockCompaniesOf(transaction: Db, personId: number, addresses: readonly string[]) {
  const companies = await lockCompanies(transaction)
    // With `or` instead of a union, PostgreSQL may look at every company.
    .where('company.id', 'in', ({ selectFrom }) =>
      selectFrom('company as own')
        .select('own.id')
        .where('own.ownerId', '=', personId)
        .union(
          selectFrom('ownerInvitation')
            .select('companyId as id')
            .where(isOneOf('ownerInvitation.email', addresses)),
        ),
    )
    .orderBy('company.id')
    .execute()
  return companies.filter(({ ownerId }) => ownerId === personId)
}

const selectPerson = (transaction: Db, id: number) =>
  transaction.selectFrom('person').select(['id', 'email', 'passwordHash', 'roles']).where('id', '=', id)

/** Locks successors too, so that they are not deleted meanwhile. A person who does not exist is absent from the map. */
export async function lockPeople(transaction: Db, personId: number, successorIds: readonly number[]) {
  const people = new Map<number, { id: number; email: string; passwordHash: string; roles: string[] }>()
  // One by one in the order of their ids, so that two transactions do not deadlock.
  for (const id of [...new Set([personId, ...successorIds])].toSorted((a, b) => a - b)) {
    const query = selectPerson(transaction, id)
    const person = await (id === personId ? query.forUpdate() : query.forKeyShare()).executeTakeFirst()
    if (person) people.set(id, person)
  }
  return people
}

export async function ownsOthers(transaction: Db, personId: number, companyIds: readonly number[]) {
  const rows = await transaction.selectFrom('company').select('id').where('ownerId', '=', personId).execute()
  return rows.some(({ id }) => !companyIds.includes(id))
}

export async function isInviteeOf(transaction: Db, companyId: number, personId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('invitation')
    .select('id')
    .where('companyId', '=', companyId)
    .where('personId', '=', personId)
    .where('acceptedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** One event remains: that the account was deleted, and by whom, with ids that belong to nobody any more. */
export async function deletePerson(transaction: Db, personId: number, actorId: number): Promise<void> {
  await transaction.deleteFrom('auditEvent').where('personId', '=', personId).execute()
  await recordAccountEvent(transaction, { kind: 'ACCOUNT_DELETED', personId, actorId })
  await transaction.deleteFrom('person').where('id', '=', personId).execute()
}

export const deleteMailsTo = (transaction: Db, addresses: readonly string[]) =>
  transaction.deleteFrom('mailOutbox').where(isOneOf('recipient', addresses)).execute()

/** The holder of an action point that was chosen by address is named by it too. Deletes opt-outs as well: no mails are sent to these addresses any more, so nothing is left to unsubscribe from. */
export async function forgetReminders(transaction: Db, addresses: readonly string[]): Promise<void> {
  await transaction
    .updateTable('actionItem')
    .set({ holderEmail: '', actionHolder: FORMER_USER })
    // A literal, so that a plan for any values can use the index of action points with an address.
    .where('holderEmail', '<>', sql.lit(''))
    .where(isOneOf('holderEmail', addresses))
    .execute()
  await transaction.deleteFrom('mailOptOut').where(isOneOf('email', addresses)).execute()
  await transaction.deleteFrom('unsubscribeKey').where(isOneOf('email', addresses)).execute()
}

/** What others were answered about an address: whoever repeats such a request hears that it was carried out. */
export async function forgetAnswers(transaction: Db, addresses: readonly string[]): Promise<void> {
  await transaction
    .updateTable('requestKey')
    .set({ status: null, body: null })
    .where(
      sql<boolean>`exists (select from unnest(${addresses}::text[]) as own (address) where position(address in lower(body)) > 0)`,
    )
    .execute()
}

/** An invitation that another account accepted still gives it access: only the name and address are emptied. */
export async function forgetInvitationsTo(transaction: Db, addresses: readonly string[]): Promise<void> {
  const isTo = isOneOf('email', addresses)
  await transaction.deleteFrom('invitation').where(isTo).where('acceptedAt', 'is', null).execute()
  await transaction.updateTable('invitation').set({ name: '', email: '' }).where(isTo).execute()
}

/** The companies must be locked. Counts the change of each. */
export async function deleteInvitationsToOwn(transaction: Db, addresses: readonly string[]): Promise<void> {
  const deleted = await transaction
    .deleteFrom('ownerInvitation')
    .where(isOneOf('email', addresses))
    .returning('companyId')
    .execute()
  for (const { companyId } of deleted) await recordOwnerChange(transaction, companyId)
}
