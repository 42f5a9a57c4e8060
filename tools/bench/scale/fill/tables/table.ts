import type { SnakeCase } from '#server/platform/database/case.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Company } from '../companies.ts'
import { rowOf, type Value } from '../copy-text.ts'
import type { World } from '../world.ts'

type TableName = SnakeCase<keyof Database>

/** `columns`: in the order of the rows. `rows`: of a person or a company, as COPY reads them. */
export type Table = { name: TableName; columns: readonly string[] } & (
  | { of: 'people'; rows: (world: World, id: number) => string }
  | { of: 'companies'; rows: (world: World, company: Company) => string }
)

type Words<Text extends string> = Text extends `${infer First} ${infer Others}` ? First | Words<Others> : Text
type Values<Columns extends string> = { readonly [column in Words<Columns>]: Value }

function writerOf<Columns extends string>(text: Columns) {
  const columns = text.split(' ') as Words<Columns>[]
  const write = (rows: readonly Values<Columns>[]) =>
    rows.map((row) => rowOf(columns.map((column) => row[column]))).join('')
  return { columns, write }
}

export function perPerson<Columns extends string>(
  name: TableName,
  text: Columns,
  list: (world: World, id: number) => readonly Values<Columns>[],
): Table {
  const { columns, write } = writerOf(text)
  return { name, columns, of: 'people', rows: (world, id) => write(list(world, id)) }
}

export function perCompany<Columns extends string>(
  name: TableName,
  text: Columns,
  list: (world: World, company: Company) => readonly Values<Columns>[],
): Table {
  const { columns, write } = writerOf(text)
  return { name, columns, of: 'companies', rows: (world, company) => write(list(world, company)) }
}

export const bytes = (hex: string): string => `\\x${hex}`

export const uuid = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
