import type { Kysely } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { verifyEmail } from '#server/platform/session/queries.ts'
import { tryAcceptOwnership } from '../ownership/accept-ownership.ts'
import type { MailSettings } from '../ownership/give-company.ts'
import { addInvitee } from './add-invitee.ts'
import { findAccount } from './claim-queries.ts'
import { lockByKey } from './queries.ts'

const INVITATION_INVALID = 'Deze uitnodiging is al gebruikt of verlopen.'
const OWN_COMPANY = 'Dit is een uitnodiging voor je eigen bedrijf. Je hoeft niets te doen.'
const OTHER_ADDRESS =
  'Deze uitnodiging is voor een ander e-mailadres. Log in met het account van het adres waarop je de mail kreeg.'

/** The company that a person has access to from now on, or why an invitation was not accepted. */
type Outcome = { companyId: number } | NotAccepted

/** `other address to own`: of the two kinds of invitations, the one that no other account than the invited one may use. */
type NotAccepted = 'invalid' | 'other address' | 'other address to own' | 'own company'

/** The refusal of an invitation that was not accepted. */
export function refusalOf(outcome: NotAccepted): Refusal {
  if (outcome === 'invalid') return new Refusal(400, INVITATION_INVALID, 'INVITATION_INVALID')
  if (outcome === 'own company') return new Refusal(400, OWN_COMPANY, 'INVITATION_TO_OWN_COMPANY')
  return new Refusal(400, OTHER_ADDRESS, 'INVITATION_TO_OTHER_ADDRESS')
}

/**
 * Accepts the invitation with this key for a person, who may have done so before. Returns the company. Refuses with 400
 * when the invitation cannot be accepted (any more), when it is for the person's own company, or for another address.
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
  if (typeof outcome === 'string') throw refusalOf(outcome)
  return outcome
}

/**
 * Accepts the invitation with this key for a person: to own a company, or as an invitee. Must run in a transaction.
 * Returns the company, or why nothing changed: the key is unknown, used or expired, the company is the person's own, or
 * the invitation was sent to another address.
 */
export async function tryAcceptInvitation(
  transaction: Kysely<Database>,
  settings: MailSettings,
  key: string,
  personId: number,
): Promise<Outcome> {
  const outcome = await tryAcceptOwnership(transaction, settings, key, personId)
  if (outcome === 'other address') return 'other address to own'
  return outcome === 'invalid' ? tryBecomeInvitee(transaction, settings, key, personId) : outcome
}

/** Accepts an invitation as an invitee. The key shows that the address of the account, which was invited, is theirs. */
async function tryBecomeInvitee(
  transaction: Kysely<Database>,
  settings: MailSettings,
  key: string,
  personId: number,
): Promise<Outcome> {
  const locked = await lockByKey(transaction, key)
  if (!locked) return 'invalid'
  const { company, invitation } = locked
  if (invitation.isAccepted) return invitation.personId === personId ? { companyId: company.id } : 'invalid'
  if (invitation.hasExpired) return 'invalid'
  if (company.ownerId === personId) return 'own company'
  const account = await findAccount(transaction, personId)
  if (account.email.toLowerCase() !== invitation.email.toLowerCase()) return 'other address'
  await verifyEmail(transaction, personId)
  await addInvitee(transaction, settings, { company, invitation, account })
  return { companyId: company.id }
}
