import type { Database } from '../../../../../server/database/schema.ts'
import type { Company } from '../companies.ts'
import { rowOf, type Value } from '../copy-text.ts'
import type { World } from '../world.ts'

type TableName = keyof Database

/** A table that is filled. `columns`: in the order of the rows. `rows`: of a person or a company, as COPY reads them. */
export type Table = { name: TableName; columns: readonly string[] } & (
  | { of: 'people'; rows: (world: World, id: number) => string }
  | { of: 'companies'; rows: (world: World, company: Company) => string }
)

/** The values of some columns. */
type Values<Column extends string> = { [column in Column]: Value }

/** Writes rows with these columns. */
const writerOf =
  <Column extends string>(columns: readonly Column[]) =>
  (rows: readonly Values<Column>[]) =>
    rows.map((row) => rowOf(columns.map((column) => row[column]))).join('')

/** A table with rows for each person. */
export function perPerson<Name extends TableName, Column extends keyof Database[Name] & string>(
  name: Name,
  columns: readonly Column[],
  list: (world: World, id: number) => readonly Values<Column>[],
): Table {
  const write = writerOf(columns)
  return { name, columns, of: 'people', rows: (world, id) => write(list(world, id)) }
}

/** A table with rows for each company. */
export function perCompany<Name extends TableName, Column extends keyof Database[Name] & string>(
  name: Name,
  columns: readonly Column[],
  list: (world: World, company: Company) => readonly Values<Column>[],
): Table {
  const write = writerOf(columns)
  return { name, columns, of: 'companies', rows: (world, company) => write(list(world, company)) }
}
