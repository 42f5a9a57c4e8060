import { type Kysely, sql } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { formatCount, requireRoom } from '#server/platform/http/cap.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Config } from '#server/platform/runtime/config.ts'

export type ItemLimits = Pick<Config, 'itemsPerCompany' | 'recordsPerCompany'>

const words = {
  actionItem: 'actiepunten',
  advice: 'adviezen',
  companyRecord: 'items in het bedrijfsdossier',
  visitReport: 'bezoekverslagen',
} as const satisfies Partial<Record<keyof Database, string>>

/**
 * Locks the company, so that its items are added one by one and never exceed the limit. Refuses with 403 when the
 * company was deleted, and with 409 when it has the maximum number of such items.
 */
export async function lockCompanyForItem(
  transaction: Kysely<Database>,
  limits: ItemLimits,
  companyId: number,
  table: keyof typeof words,
): Promise<void> {
  const company = await transaction
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!company) throw new Refusal(403)
  // The list of the items of a company file has no pages.
  const max = table === 'companyRecord' ? limits.recordsPerCompany : limits.itemsPerCompany
  const items = transaction
    .selectFrom(sql<{ companyId: number }>`${sql.table(table)}`.as('item'))
    .where('item.companyId', '=', companyId)
  await requireRoom(items, {
    max,
    message: `Dit bedrijf heeft al ${formatCount(max)} ${words[table]}. Meer kunnen we er niet bewaren.`,
  })
}
