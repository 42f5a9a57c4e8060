import type { Kysely } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { emailEquals, verifyEmail } from '#server/platform/session/queries.ts'
import { giveCompany, type MailSettings } from './give-company.ts'
import { deleteOwnerInvitation, findValidInvitation, lockCompanyOfKey } from './queries.ts'

/**
 * Must run in a transaction. The admin action is of the administrator who invited. Returns why nothing changed for an
 * invalid key, another address than the invited one, or the person's own company.
 */
export async function tryAcceptOwnership(
  transaction: Kysely<Database>,
  settings: MailSettings,
  key: string,
  personId: number,
): Promise<{ companyId: number } | 'invalid' | 'other address' | 'own company'> {
  const company = await lockCompanyOfKey(transaction, key)
  // Read after the lock: the invitation may have been accepted or withdrawn while this transaction waited.
  const invitation = company && (await findValidInvitation(transaction, key))
  if (!invitation) return 'invalid'
  const newOwner = await transaction
    .selectFrom('person')
    .select(['id', 'email'])
    .where('id', '=', personId)
    .where(emailEquals(invitation.email))
    .forKeyShare()
    .executeTakeFirst()
  if (!newOwner) return 'other address'
  if (company.ownerId === personId) return 'own company'
  await verifyEmail(transaction, personId)
  await deleteOwnerInvitation(transaction, company.id)
  await giveCompany(transaction, settings, company, { newOwner, actorId: invitation.invitedBy })
  return { companyId: company.id }
}
