import type { Kysely } from 'kysely'

import type { AuditAction } from '#shared/domain/audit.ts'
import type { Check } from '#shared/domain/check.ts'
import type { Database, StoredChange } from '../database/schema.ts'

/** The id, as the actor of a deed, of whoever runs commands on the server (`npm run admin`). It is no account. */
export const OPERATOR_ID = 0

/** What an administrator did. `personIds`, `companyIds`: of those whose pages show it. */
export type Deed = {
  actorId: number
  action: AuditAction
  personIds?: number[]
  companyIds?: number[]
  check?: Check
  changes: StoredChange[]
}

/** Records a deed, in the transaction that carries it out: there is no deed without a record. */
export async function recordDeed(
  transaction: Kysely<Database>,
  { actorId, action, personIds = [], companyIds = [], check, changes }: Deed,
): Promise<void> {
  await transaction
    .insertInto('audit_record')
    .values({
      actor_id: actorId,
      action,
      person_ids: personIds,
      company_ids: companyIds,
      check: check ?? null,
      changes: JSON.stringify(changes),
    })
    .execute()
}
