import type { Kysely } from 'kysely'

import type { Database } from '#server/platform/database/schema.ts'
import { type Acknowledged, MARK } from './writers.ts'

/** `lines`: lines of the history that say that the advice was created. */
type Row = { id: number; reason: string; lines: number }

/**
 * Compares what was acknowledged with the rows of the database. Returns how many are missing, with their id and their
 * line in the company's history, and how many advices and lines are duplicates.
 */
export async function compare(db: Kysely<Database>, acknowledged: Acknowledged) {
  const rows = await db
    .selectFrom('advice')
    .select(['id', 'reason'])
    .select(({ selectFrom, fn }) =>
      selectFrom('companyActivity')
        .select(fn.countAll<string>().as('lines'))
        .where('kind', '=', 'ADVICE_CREATED')
        .whereRef('itemId', '=', 'advice.id')
        .as('lines'),
    )
    .where('reason', 'like', `${MARK}%`)
    .execute()
  return compareRows(
    rows.map((row) => ({ ...row, lines: Number(row.lines) })),
    acknowledged,
  )
}

export function compareRows(rows: Row[], acknowledged: Acknowledged): { lost: number; doubled: number } {
  const saved = Map.groupBy(rows, ({ reason }) => reason)
  const isThere = ([reason, id]: [string, number]) =>
    saved.get(reason)?.some((row) => (id === 0 || row.id === id) && row.lines > 0)
  const lost = [...acknowledged].filter((entry) => !isThere(entry)).length
  const doubledLines = rows.filter(({ lines }) => lines > 1).length
  return { lost, doubled: rows.length - saved.size + doubledLines }
}
