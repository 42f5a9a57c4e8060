import type { Kysely } from 'kysely'
import { deleteCompany } from '#server/companies/details-queries.ts'
import { withdraw } from '#server/companies/ownership/change-owner.ts'
import { handOver, type MailSettings } from '#server/companies/ownership/give-company.ts'
import { deleteOwnerInvitation, type OwnedCompany } from '#server/companies/ownership/queries.ts'
import { findAddressesOf, forgetPerson } from '#server/history/admin-actions/forget-person.ts'
import { recordAdminAction } from '#server/history/admin-actions/record-admin-action.ts'
import { accountDeletedMail } from '#server/mail/account-deletion-messages.ts'
import { enqueue } from '#server/mail/outbox.ts'
import { allowLongStatements } from '#server/platform/database/preparing-client.ts'
import { repeatAfterDeadlock } from '#server/platform/database/repeat-after-deadlock.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { type CompanyChoice, DELETE_COMPANY } from '#shared/domain/accounts/account-deletion.ts'
import { lockAdministrators } from '../account/administrators.ts'
import {
  deleteInvitationsToOwn,
  deleteMailsTo,
  deletePerson,
  forgetAnswers,
  forgetInvitationsTo,
  forgetReminders,
  isInviteeOf,
  lockCompaniesOf,
  lockPeople,
  ownsOthers,
} from './queries.ts'

type Db = Kysely<Database>

const COMPANIES_CHANGED =
  'De bedrijven, of de mensen die meekijken, zijn intussen veranderd. Kijk wat er nu staat en kies opnieuw.'
const LAST_ADMINISTRATOR =
  'Dit is het account van de enige beheerder. Maak eerst iemand anders beheerder, en verwijder het dan.'

type Deletion = { personId: number; choices: readonly CompanyChoice[] }

/**
 * `mayDelete` decides by the password hash, which is locked. `actorId`: the administrator, if one deletes. `isRepeated`:
 * after a restore, of which the person need not hear.
 */
type Authority = { mayDelete: (passwordHash: string) => boolean; actorId?: number; isRepeated?: boolean }

/** Without a successor the company is deleted. */
type Decision = { company: OwnedCompany; successorId?: number }

const changed = () => new Refusal(409, COMPANIES_CHANGED, 'COMPANIES_CHANGED')

/** Refuses when a company has no choice, or a choice is for something else. */
function decide(companies: readonly OwnedCompany[], choices: readonly CompanyChoice[]): Decision[] {
  if (choices.length !== companies.length) throw changed()
  return companies.map((company) => {
    const found = choices.find(({ companyId }) => Number(companyId) === company.id)
    if (!found) throw changed()
    return found.choice === DELETE_COMPANY ? { company } : { company, successorId: Number(found.choice) }
  })
}

/** Refuses when the successor is no longer an invitee. */
async function carryOut(
  transaction: Db,
  settings: MailSettings,
  { company, successorId }: Decision,
  { people, actorId }: { people: Awaited<ReturnType<typeof lockPeople>>; actorId: number | undefined },
): Promise<void> {
  if (successorId === undefined) return void (await deleteCompany(transaction, company.id))
  const newOwner = people.get(successorId)
  if (!newOwner || !(await isInviteeOf(transaction, company.id, successorId))) throw changed()
  if (actorId === undefined) await deleteOwnerInvitation(transaction, company.id)
  else await withdraw(transaction, { companyId: company.id, actorId })
  await handOver(transaction, settings, company, { newOwner, actorId })
}

/**
 * What the person wrote in companies of others remains without the name; orders remain for those who send them. Returns
 * false when the account may not be deleted or does not exist. Refuses with 409 when the choices do not match the
 * companies, when a successor is no longer an invitee, and for the only administrator.
 */
export const deleteAccount = (
  db: Db,
  settings: MailSettings,
  deletion: Deletion,
  by: Authority,
): Promise<boolean> =>
  repeatAfterDeadlock(() =>
    db.transaction().execute((transaction) => deleteInTransaction(transaction, settings, deletion, by)),
  )

async function deleteInTransaction(
  transaction: Db,
  settings: MailSettings,
  { personId, choices }: Deletion,
  { mayDelete, actorId, isRepeated }: Authority,
): Promise<boolean> {
  await allowLongStatements(transaction)
  const addresses = await findAddressesOf(transaction, personId)
  const companies = await lockCompaniesOf(transaction, personId, addresses)
  const administrators = await lockAdministrators(transaction)
  const successorIds = choices.flatMap(({ choice }) => (choice === DELETE_COMPANY ? [] : [Number(choice)]))
  const people = await lockPeople(transaction, personId, successorIds)
  const person = people.get(personId)
  if (!person || !mayDelete(person.passwordHash)) return false
  if (administrators.length === 1 && administrators[0] === personId)
    throw new Refusal(409, LAST_ADMINISTRATOR, 'LAST_ADMINISTRATOR')

  const companyIds = companies.map(({ id }) => id)
  // A company may have been added before the person was locked.
  if (await ownsOthers(transaction, personId, companyIds)) throw changed()
  for (const decision of decide(companies, choices))
    await carryOut(transaction, settings, decision, { people, actorId })

  await forgetPerson(transaction, personId, addresses)
  await deleteInvitationsToOwn(transaction, addresses)
  await forgetInvitationsTo(transaction, addresses)
  await forgetReminders(transaction, addresses)
  await forgetAnswers(transaction, addresses)
  await deleteMailsTo(transaction, addresses)
  if (actorId !== undefined)
    await recordAdminAction(transaction, {
      actorId,
      action: 'USER_DELETED',
      personIds: [personId],
      companyIds,
      changes: [],
    })
  await deletePerson(transaction, personId, actorId ?? personId)
  if (isRepeated) return true
  await enqueue(transaction, {
    recipient: person.email,
    ...accountDeletedMail(settings.helpline, actorId === undefined ? 'yourself' : 'an administrator'),
    isDeletedWhenSent: true,
  })
  return true
}
