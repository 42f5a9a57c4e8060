import type { Kysely } from 'kysely'
import { recordAccountEvent } from '#server/platform/account-events/record-account-event.ts'
import type { Database, StoredChange } from '#server/platform/database/schema.ts'
import type { AccountEventKind } from '#shared/domain/accounts/account-event.ts'
import type { AdminActionKind } from '#shared/domain/admin/admin-action.ts'
import type { Check } from '#shared/domain/basics/check.ts'

/** The actor of admin actions of whoever runs commands on the server (`npm run admin`). It is no account. */
export const OPERATOR_ID = 0

/** `personIds`, `companyIds`: of those whose pages show it. */
export type NewAdminAction = {
  actorId: number
  action: AdminActionKind
  personIds?: number[]
  companyIds?: number[]
  check?: Check
  changes: StoredChange[]
}

/**
 * Runs in the transaction that carries it out: there is no admin action without a record. Also adds events to the
 * accounts concerned.
 */
export async function recordAdminAction(
  transaction: Kysely<Database>,
  { actorId, action, personIds = [], companyIds = [], check, changes }: NewAdminAction,
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

/** Whoever gets or gives a company has an event of that already. */
const kindsOf: Record<AdminActionKind, (changes: readonly StoredChange[]) => AccountEventKind[]> = {
  USER_CHANGED: (changes) => {
    const kinds = changes.map(({ field }) => kindsOfFields[field] ?? 'DETAILS_CHANGED_BY_ADMIN')
    return [...new Set(kinds)]
  },
  OWNER_INVITED: () => [],
  OWNER_INVITATION_WITHDRAWN: () => [],
  OWNER_CHANGED: () => [],
  CHECK_MOVED: () => [],
  TWO_STEP_LOGIN_SWITCHED_OFF: () => ['TWO_STEP_LOGIN_OFF_BY_ADMIN'],
  // Recorded by the deletion.
  USER_DELETED: () => [],
  DATA_EXPORT_PREPARED: () => ['DATA_EXPORT_PREPARED_BY_ADMIN'],
  COMPANY_VIEWED: () => [],
  COMPANY_EXPORT_DOWNLOADED: () => [],
  PLAN_DOWNLOADED: () => [],
  REGISTER_DOWNLOADED: () => [],
}
/** They change nothing. Downloads have an event of their own. */
const readings: ReadonlySet<AdminActionKind> = new Set<AdminActionKind>([
  'COMPANY_VIEWED',
  'COMPANY_EXPORT_DOWNLOADED',
  'PLAN_DOWNLOADED',
  'REGISTER_DOWNLOADED',
])

const kindsOfFields: Partial<Record<StoredChange['field'], AccountEventKind>> = {
  emailAddress: 'ADDRESS_CHANGED_BY_ADMIN',
  roles: 'ROLES_CHANGED',
}

async function recordEvents(
  transaction: Kysely<Database>,
  { actorId, action, personIds, companyIds, changes }: Omit<Required<NewAdminAction>, 'check'>,
): Promise<void> {
  const kinds = kindsOf[action](changes)
  for (const personId of personIds)
    for (const kind of kinds) await recordAccountEvent(transaction, { kind, personId, actorId })
  if (actorId === OPERATOR_ID || readings.has(action)) return
  const companyId = companyIds.length === 1 ? companyIds[0] : null
  await recordAccountEvent(transaction, { kind: 'ADMINISTERED', personId: actorId, companyId })
}
