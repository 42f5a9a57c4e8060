import { companyOf } from './companies.ts'
import { actionTables } from './tables/action-tables.ts'
import { answerTables } from './tables/answer-tables.ts'
import { checkTables } from './tables/check-tables.ts'
import { coachingTables } from './tables/coaching-tables.ts'
import { companyTables } from './tables/company-tables.ts'
import { historyTables } from './tables/history-tables.ts'
import { invitationTables } from './tables/invitation-tables.ts'
import { loginTables } from './tables/login-tables.ts'
import { orderTables } from './tables/order-tables.ts'
import { outcomeTables } from './tables/outcome-tables.ts'
import { personTables } from './tables/person-tables.ts'
import { recordTables } from './tables/record-tables.ts'
import type { Table } from './tables/table.ts'
import type { World } from './world.ts'

export const tables: readonly Table[] = [
  ...personTables,
  ...loginTables,
  ...companyTables,
  ...invitationTables,
  ...orderTables,
  ...checkTables,
  ...answerTables,
  ...outcomeTables,
  ...actionTables,
  ...coachingTables,
  ...recordTables,
  ...historyTables,
]

export const countItems = ({ numbers }: World, { of }: Table): number =>
  of === 'people' ? numbers.people : numbers.companies

export function rowsOf(world: World, table: Table, first: number, end: number): string {
  const rows: string[] = []
  for (let id = first; id < end; id++)
    rows.push(table.of === 'people' ? table.rows(world, id) : table.rows(world, companyOf(world, id)))
  return rows.join('')
}
