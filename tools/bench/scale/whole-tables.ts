import type pg from 'pg'

import type { LoggedPlan, PlanNode } from './plan-log.ts'

/** From this number of rows a table is large. */
const LARGE_TABLE = 100_000
/** Reading this share of a large table counts as reading all of it, whatever the plan. */
const WHOLE = 0.5

export type Sizes = Record<string, number>

export async function readSizes(pool: pg.Pool): Promise<Sizes> {
  const { rows } = await pool.query(`
    select relname, reltuples from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)
  return Object.fromEntries(rows.map(({ relname, reltuples }) => [relname, reltuples]))
}

/** `factor`: how many times as large the tables are taken to be. */
export const largeTablesOf = (sizes: Sizes, factor = 1): Sizes =>
  Object.fromEntries(Object.entries(sizes).filter(([, rows]) => rows * factor >= LARGE_TABLE))

/** `node`: the type of the plan's node. */
export type WholeRead = { table: string; node: string; rows: number; statement: string }

type Nested = { node: PlanNode; parent: PlanNode | undefined }

const nodesOf = (node: PlanNode, parent?: PlanNode): Nested[] => [
  { node, parent },
  ...(node.Plans ?? []).flatMap((child) => nodesOf(child, node)),
]

/** Whether a limit bounds the rows that a node reads, whatever the size of the table. */
const isBounded = ({ node, parent }: Nested) => parent?.['Node Type'] === 'Limit' && !node.Filter

/** Including those it filtered out. */
const rowsReadBy = (node: PlanNode) =>
  ((node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 0)

/**
 * Large tables read as a whole: by a sequential scan, even one that ended early unless a limit alone ends it, or by an
 * index with at least half of the rows. `sizes`: of the large tables only.
 */
export const findWholeReads = (plans: readonly LoggedPlan[], sizes: Sizes): WholeRead[] =>
  plans.flatMap(({ Plan, 'Query Text': text }) =>
    nodesOf(Plan).flatMap(({ node, parent }): WholeRead[] => {
      const table = node['Relation Name'] ?? ''
      const size = sizes[table]
      if (size === undefined || !node['Actual Loops'] || !node['Node Type'].includes('Scan')) return []
      if (isBounded({ node, parent })) return []
      const rows = rowsReadBy(node)
      const isWhole = node['Node Type'] === 'Seq Scan' || rows >= size * WHOLE
      return isWhole ? [{ table, node: node['Node Type'], rows, statement: text }] : []
    }),
  )
