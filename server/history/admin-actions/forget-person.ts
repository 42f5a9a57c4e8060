import { type Kysely, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/**
 * In lower case; none without an account. Includes earlier addresses: from before a change in the last days, or by an
 * administrator, unless another account has them now.
 */
export async function findAddressesOf(db: Db, personId: number): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select lower(email) as address from (
      select email from person where id = ${personId}
      union
      select email from account_undo where person_id = ${personId}
      union
      select value from audit_record, jsonb_array_elements(changes) as elements (change),
        lateral (values (change->>'from'), (change->>'to')) as addresses (value)
      where action = 'USER_CHANGED' and person_ids @> array[${personId}::int] and change->>'field' = 'emailAddress'
    ) as own (email)
    where not exists (select from person where lower(person.email) = lower(own.email) and id <> ${personId})
  `.execute(db)
  return rows.map(({ address }) => address)
}

/**
 * Empties values about the person: name, address, roles, and invited addresses. What was done, by whom and when
 * remains. Must run in the transaction that deletes the account.
 */
export async function forgetPerson(
  transaction: Db,
  personId: number,
  addresses: readonly string[],
): Promise<void> {
  await sql`
    update audit_record set changes = emptied(changes)
    where action = 'USER_CHANGED' and person_ids @> array[${personId}::int]
      or action in ('OWNER_INVITED', 'OWNER_INVITATION_WITHDRAWN') and exists (
        select from jsonb_array_elements(changes) as elements (change)
        where lower(change->>'from') = any(${addresses}) or lower(change->>'to') = any(${addresses}))
  `.execute(transaction)
}
