import type { Database } from '#server/platform/database/schema.ts'
import type { Company } from '../companies.ts'
import { rowOf, type Value } from '../copy-text.ts'
import type { World } from '../world.ts'

type TableName = keyof Database

/** A table that is filled. `columns`: in the order of the rows. `rows`: of a person or a company, as COPY reads them. */
export type Table = { name: TableName; columns: readonly string[] } & (
  | { of: 'people'; rows: (world: World, id: number) => string }
  | { of: 'companies'; rows: (world: World, company: Company) => string }
)

/** The words of a text with one space between them. */
type Words<Text extends string> = Text extends `${infer First} ${infer Others}` ? First | Words<Others> : Text
/** The values of the columns that a text names. */
type Values<Columns extends string> = { readonly [column in Words<Columns>]: Value }

/** Returns the columns that a text names, and what writes rows with them. */
function writerOf<Columns extends string>(text: Columns) {
  const columns = text.split(' ') as Words<Columns>[]
  const write = (rows: readonly Values<Columns>[]) =>
    rows.map((row) => rowOf(columns.map((column) => row[column]))).join('')
  return { columns, write }
}

/** A table with rows for each person. `text`: the names of its columns. */
export function perPerson<Columns extends string>(
  name: TableName,
  text: Columns,
  list: (world: World, id: number) => readonly Values<Columns>[],
): Table {
  const { columns, write } = writerOf(text)
  return { name, columns, of: 'people', rows: (world, id) => write(list(world, id)) }
}

/** A table with rows for each company. `text`: the names of its columns. */
export function perCompany<Columns extends string>(
  name: TableName,
  text: Columns,
  list: (world: World, company: Company) => readonly Values<Columns>[],
): Table {
  const { columns, write } = writerOf(text)
  return { name, columns, of: 'companies', rows: (world, company) => write(list(world, company)) }
}

/** A value of the type bytea. */
export const bytes = (hex: string): string => `\\x${hex}`

/** A value of the type uuid, of 32 digits. */
export const uuid = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
