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

type Outcome = { companyId: number } | NotAccepted

/** 'other address to own': an invitation to own a company, which only the account with that address may use. */
type NotAccepted = 'invalid' | 'other address' | 'other address to own' | 'own company'

export function refusalOf(outcome: NotAccepted): Refusal {
  if (outcome === 'invalid') return new Refusal(400, INVITATION_INVALID, 'INVITATION_INVALID')
  if (outcome === 'own company') return new Refusal(400, OWN_COMPANY, 'INVITATION_TO_OWN_COMPANY')
  return new Refusal(400, OTHER_ADDRESS, 'INVITATION_TO_OTHER_ADDRESS')
}

/**
 * Accepting again succeeds. Refuses with 400 when it cannot be accepted (any more), for the person's own company, and
 * when it was sent to another address.
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

/** As `acceptInvitation`, in the caller's transaction. Says why nothing changed instead of refusing. */
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

/** The key came by mail, so it verifies the address of an account with the invited address. */
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
