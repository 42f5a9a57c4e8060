import {
  AliasNode,
  ColumnNode,
  type Expression,
  IdentifierNode,
  type RawBuilder,
  ReferenceNode,
  type SelectionNode,
  SelectQueryNode,
  type ShallowDehydrateObject,
  type Simplify,
  sql,
} from 'kysely'

import { camelCase, snakeCase } from './case.ts'

// `jsonArrayFrom` and `jsonObjectFrom` of Kysely with keys in camelCase: its plugin leaves JSON as it is, and theirs are
// the columns of the database.

type Json<Row> = Simplify<ShallowDehydrateObject<Row>>

function nameOf({ selection }: SelectionNode): string {
  if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) return selection.alias.name
  if (ReferenceNode.is(selection) && ColumnNode.is(selection.column)) return selection.column.column.name
  if (ColumnNode.is(selection)) return selection.column.name
  throw new Error('Select every column by its name.')
}

/** `line`: the name of the row in the text around it. */
function objectOf(query: Expression<unknown>) {
  const node = query.toOperationNode()
  const selections = SelectQueryNode.is(node) ? node.selections : undefined
  if (!selections) throw new Error('Select the columns of the query.')
  const pairs = selections.map((selection) => {
    const name = nameOf(selection)
    return sql`${camelCase(name)}::text, ${sql.ref(`line.${name}`)}`
  })
  return sql`json_build_object(${sql.join(pairs)})`
}

export const jsonArrayFrom = <Row>(query: Expression<Row>): RawBuilder<Json<Row>[]> =>
  sql`(select coalesce(json_agg(${objectOf(query)}), '[]') from ${query} as line)`

export const jsonObjectFrom = <Row>(query: Expression<Row>): RawBuilder<Json<Row> | null> =>
  sql`(select ${objectOf(query)} from ${query} as line)`

/** For `jsonb_to_recordset`, with the names of the database as keys. */
export const toRecordset = (rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])),
    ),
  )
