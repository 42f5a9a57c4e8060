import type { Contents } from './contents.ts'

function* tablesOf(tables: object): Generator<string> {
  let separator = '{'
  for (const [table, rows] of Object.entries(tables)) {
    yield `${separator}\n    ${JSON.stringify(table)}: [`
    separator = ','
    for (const [index, row] of (rows as object[]).entries())
      yield `${index > 0 ? ',' : ''}\n      ${JSON.stringify(row)}`
    yield ']'
  }
  yield '\n  }'
}

export function* jsonOf({ product, snapshot, files, plans }: Contents): Generator<string> {
  const { madeAt, authors, ...scopes } = snapshot
  yield `{\n  "product": ${JSON.stringify(product)},\n  "madeAt": ${JSON.stringify(madeAt)}`
  for (const [scope, tables] of Object.entries(scopes)) {
    yield `,\n  ${JSON.stringify(scope)}: `
    yield* tablesOf(tables)
  }
  for (const [name, rows] of Object.entries({ authors, files, plans })) {
    yield `,\n  ${JSON.stringify(name)}: [`
    for (const [index, row] of rows.entries()) yield `${index > 0 ? ',' : ''}\n    ${JSON.stringify(row)}`
    yield ']'
  }
  yield '\n}\n'
}
