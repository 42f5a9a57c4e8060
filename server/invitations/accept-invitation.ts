import { type Kysely, sql } from 'kysely'

import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { acceptedInvitationMail } from '../mail/invitation-messages.ts'
import { enqueue } from '../mail/outbox.ts'
import { tryAcceptOwnership } from '../ownership/accept-ownership.ts'
import type { MailSettings } from '../ownership/give-company.ts'
import { fullName } from '../session/queries.ts'
import { hashToken } from '../session/token.ts'

const INVITATION_INVALID = 'Deze uitnodiging is al gebruikt of verlopen.'
const OWN_COMPANY = 'Dit is een uitnodiging voor je eigen bedrijf. Je hoeft niets te doen.'
const OTHER_ADDRESS =
  'Deze uitnodiging is voor een ander e-mailadres. Log in met het account van het adres waarop je de mail kreeg.'

/** The company that a person has access to from now on, or why an invitation was not accepted. */
type Outcome = { companyId: number } | 'invalid' | 'other address' | 'own company'

/**
 * Accepts the invitation with this key for a person, who may have done so before. Returns the company. Refuses with 400 when the invitation cannot be
 * accepted (any more), when it is for the person's own company, or to own a company and for another address.
 */
export async function acceptInvitation(
  db: Kysely<Database>,
  settings: MailSettings,
  key: string,
  personId: number,
): Promise<{ companyId: number }> {
  const outcome = await db
    .transaction()
    .execute((transaction) => tryAcceptInvitation(transaction, settings, key, personId))
  if (outcome === 'invalid') throw new Refusal(400, INVITATION_INVALID, 'INVITATION_INVALID')
  if (outcome === 'own company') throw new Refusal(400, OWN_COMPANY, 'INVITATION_TO_OWN_COMPANY')
  if (outcome === 'other address') throw new Refusal(400, OTHER_ADDRESS, 'INVITATION_TO_OTHER_ADDRESS')
  return outcome
}

/**
 * Accepts the invitation with this key for a person: to own a company, or to look along. Must run in a transaction.
 * Returns the company, or why nothing changed: the key is unknown, used or expired, the company is the person's own, or
 * the invitation is to own it and was sent to another address.
 */
export async function tryAcceptInvitation(
  transaction: Kysely<Database>,
  settings: MailSettings,
  key: string,
  personId: number,
): Promise<Outcome> {
  const outcome = await tryAcceptOwnership(transaction, settings, key, personId)
  return outcome === 'invalid' ? tryLookAlong(transaction, settings, key, personId) : outcome
}

/**
 * Accepts an invitation to look along, whatever address it was sent to. It replaces an invitation to the same company
 * that the person accepted before. The owner gets a mail about it.
 */
async function tryLookAlong(
  transaction: Kysely<Database>,
  settings: MailSettings,
  key: string,
  personId: number,
): Promise<Outcome> {
  const company = await lockInvitingCompany(transaction, key)
  const invitation = company && (await lockInvitation(transaction, key))
  if (!invitation) return 'invalid'
  if (invitation.isAccepted) return invitation.person_id === personId ? { companyId: company.id } : 'invalid'
  if (invitation.hasExpired) return 'invalid'
  if (company.owner_id === personId) return 'own company'
  await transaction
    .deleteFrom('invitation')
    .where('company_id', '=', company.id)
    .where('person_id', '=', personId)
    .execute()
  await transaction
    .updateTable('invitation')
    .set({ person_id: personId, accepted_at: sql<Date>`now()` })
    .where('id', '=', invitation.id)
    .execute()
  await recordActivity(transaction, {
    companyId: company.id,
    personId,
    kind: 'INVITATION_ACCEPTED',
    role: invitation.role,
    itemId: invitation.id,
  })
  await tellOwner(transaction, settings, company, { ...invitation, personId })
  return { companyId: company.id }
}

type Accepted = NonNullable<Awaited<ReturnType<typeof lockInvitation>>> & { personId: number }

/** Queues the mail to the owner of a company about an invitation that a person accepted. */
async function tellOwner(
  transaction: Kysely<Database>,
  { publicUrl }: MailSettings,
  company: { id: number; name: string; owner_id: number },
  { personId, rights, checks, ...invited }: Accepted,
): Promise<void> {
  const find = (id: number) =>
    transaction
      .selectFrom('person')
      .select([fullName.as('name'), 'email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const account = await find(personId)
  await enqueue(transaction, {
    recipient: (await find(company.owner_id)).email,
    ...acceptedInvitationMail(publicUrl, {
      companyId: company.id,
      company: company.name,
      account,
      invited,
      rights,
      checks,
    }),
  })
}

// The company is locked before its invitations, in the same order as when it is deleted. Two keys that are used at the
// same time, or one key that is used twice, therefore wait for each other: a person has one invitation per company.

const lockInvitingCompany = (transaction: Kysely<Database>, key: string) =>
  transaction
    .selectFrom('company')
    .select(['id', 'name', 'owner_id'])
    .where('id', 'in', (query) =>
      query.selectFrom('invitation').select('company_id').where('key_hash', '=', hashToken(key)),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Returns undefined when the invitation was withdrawn or replaced while this transaction waited. */
const lockInvitation = (transaction: Kysely<Database>, key: string) =>
  transaction
    .selectFrom('invitation')
    .select(({ eb }) => [
      'id',
      'role',
      'name',
      'email',
      'rights',
      'checks',
      'person_id',
      eb('accepted_at', 'is not', null).as('isAccepted'),
      eb('expires_at', '<=', sql<Date>`now()`).as('hasExpired'),
    ])
    .where('key_hash', '=', hashToken(key))
    .forUpdate()
    .executeTakeFirst()
