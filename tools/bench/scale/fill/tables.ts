import { type Company, companyOf } from './companies.ts'
import { accountTables } from './tables/account-tables.ts'
import { checkTables } from './tables/check-tables.ts'
import { companyTables } from './tables/company-tables.ts'
import { historyTables } from './tables/history-tables.ts'
import { improvementTables } from './tables/improvement-tables.ts'
import type { Table } from './tables/table.ts'
import type { World } from './world.ts'

/** Every table that is filled with rows of its own, each after those that it refers to. */
export const tables: readonly Table[] = [
  ...accountTables,
  ...companyTables,
  ...checkTables,
  ...improvementTables,
  ...historyTables,
]

/** Returns the number of what a table has rows of: people or companies. */
export const countItems = ({ numbers }: World, { of }: Table): number =>
  of === 'people' ? numbers.people : numbers.companies

/** Returns the rows of a table that belong to the people or companies from `first` up to and without `end`, as COPY reads them. */
export function rowsOf(world: World, table: Table, first: number, end: number): string {
  const rows: string[] = []
  for (let id = first; id < end; id++)
    rows.push(
      table.of === 'people'
        ? table.rows(world, id)
        : table.rows(world, companyOf(world, id) satisfies Company),
    )
  return rows.join('')
}
