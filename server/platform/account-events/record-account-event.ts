import { type Kysely, sql } from 'kysely'

import type { AccountEventKind } from '#shared/domain/accounts/account-event.ts'
import type { Database } from '../database/schema.ts'

/** Per kind, person and day. Source: docs/decisions/0045-what-happened-to-an-account.md. */
const MAX_PER_DAY = 50

/** `actorId`: without it the person; null: nobody knows. `companyId`: what it was about. */
export type AccountEvent = {
  kind: AccountEventKind
  personId: number
  actorId?: number | null
  companyId?: number | null
}

/**
 * In the transaction that does it, where there is one. Records nothing for an unknown account, and after fifty of a
 * kind in a day, so that nobody fills the table. Locks nobody.
 */
export async function recordAccountEvent(
  db: Kysely<Database>,
  { kind, personId, actorId = personId, companyId = null }: AccountEvent,
): Promise<void> {
  await sql`
    insert into audit_event (kind, person_id, actor_id, company_id)
    select ${kind}::text, id, ${actorId}::int, ${companyId}::int from person
    where id = ${personId}::int and (
      select count(*) from audit_event
      where person_id = ${personId}::int and kind = ${kind}::text
        and happened_at > clock_timestamp() - interval '1 day'
    ) < ${sql.lit(MAX_PER_DAY)}`.execute(db)
}
