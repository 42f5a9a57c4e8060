import { type Kysely, sql } from 'kysely'

import type { Database } from '../database/schema.ts'
import { hashOf } from '../session/token.ts'

/**
 * Accepts the invitation with this key for a person, whoever it was sent to. One that they accepted before for the same
 * company makes way for it. Gives the company, or why nothing changed: the key is unknown, used or expired, or the
 * company is the person's own. To be called in a transaction.
 */
export async function acceptInvitation(
  transaction: Kysely<Database>,
  key: string,
  personId: number,
): Promise<{ companyId: number } | 'does not work' | 'is own company'> {
  const company = await lockCompanyOf(transaction, key)
  const invitation = company && (await findWorking(transaction, key))
  if (!invitation) return 'does not work'
  if (company.owner_id === personId) return 'is own company'
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
  return { companyId: company.id }
}

// The company is locked before its invitations, as when it is deleted. So two keys that are used at once take turns:
// whether they are the same one, or two for the same person, of whom a company knows one invitation.
const lockCompanyOf = (transaction: Kysely<Database>, key: string) =>
  transaction
    .selectFrom('company')
    .select(['id', 'owner_id'])
    .where('id', 'in', (query) =>
      query.selectFrom('invitation').select('company_id').where('key_hash', '=', hashOf(key)),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The invitation with this key, locked, when it can still be accepted. */
const findWorking = (transaction: Kysely<Database>, key: string) =>
  transaction
    .selectFrom('invitation')
    .select('id')
    .where('key_hash', '=', hashOf(key))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst()
