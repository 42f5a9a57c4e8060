import type { Kysely } from 'kysely'
import { recordEvent } from '#server/platform/audit-events/record-event.ts'
import type { Database, StoredChange } from '#server/platform/database/schema.ts'
import type { AuditEventKind } from '#shared/domain/accounts/audit-event.ts'
import type { AuditAction } from '#shared/domain/admin/audit.ts'
import type { Check } from '#shared/domain/basics/check.ts'

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

/**
 * Records a deed, in the transaction that carries it out: there is no deed without a record. Those it is about, and the
 * administrator, find it among what happened to their accounts.
 */
export async function recordDeed(
  transaction: Kysely<Database>,
  { actorId, action, personIds = [], companyIds = [], check, changes }: Deed,
): Promise<void> {
  await transaction
    .insertInto('auditRecord')
    .values({
      actorId,
      action,
      personIds,
      companyIds,
      check: check ?? null,
      changes: JSON.stringify(changes),
    })
    .execute()
  await recordEvents(transaction, { actorId, action, personIds, companyIds, changes })
}

/** The events of a deed for the people it is about. Who gets or gives a company has an event of that already. */
const kindsOf: Record<AuditAction, (changes: readonly StoredChange[]) => AuditEventKind[]> = {
  USER_CHANGED: (changes) => {
    const kinds = changes.map(({ field }) => kindsOfFields[field] ?? 'DETAILS_CHANGED_BY_ADMIN')
    return [...new Set(kinds)]
  },
  OWNER_INVITED: () => [],
  OWNER_INVITATION_WITHDRAWN: () => [],
  OWNER_CHANGED: () => [],
  CHECK_MOVED: () => [],
  TWO_STEP_LOGIN_SWITCHED_OFF: () => ['TWO_STEP_LOGIN_OFF_BY_ADMIN'],
  // Recorded by the deletion, whoever deletes.
  USER_DELETED: () => [],
  DATA_EXPORT_PREPARED: () => ['DATA_EXPORT_PREPARED_BY_ADMIN'],
}
const kindsOfFields: Partial<Record<StoredChange['field'], AuditEventKind>> = {
  emailAddress: 'ADDRESS_CHANGED_BY_ADMIN',
  roles: 'ROLES_CHANGED',
}

/** Records what a deed means for the people it is about, and that the administrator did something. */
async function recordEvents(
  transaction: Kysely<Database>,
  { actorId, action, personIds, companyIds, changes }: Omit<Required<Deed>, 'check'>,
): Promise<void> {
  const kinds = kindsOf[action](changes)
  for (const personId of personIds)
    for (const kind of kinds) await recordEvent(transaction, { kind, personId, actorId })
  if (actorId === OPERATOR_ID) return
  const companyId = companyIds.length === 1 ? companyIds[0] : null
  await recordEvent(transaction, { kind: 'ADMINISTERED', personId: actorId, companyId })
}
