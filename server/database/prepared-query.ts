import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'

import type { Database } from './schema.ts'

class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Where the values go that each run fills in: `slot('userId')` stands in the query for `values.userId`. */
export type Slots<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

/**
 * A query that is built once and run often: building one takes as long as PostgreSQL takes to run it.
 * Takes a function that builds it, with a slot for each value. Gives one that runs it: the rows for these values.
 */
export function preparedQuery<Values extends Record<string, unknown>, Row>(
  build: (db: Kysely<Database>, slot: Slots<Values>) => { compile(): CompiledQuery<Row> },
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined
  return async (db, values) => {
    built ??= build(db, (name) => sql`${new Slot(name)}`).compile()
    const parameters = built.parameters.map((value) => (value instanceof Slot ? values[value.name] : value))
    const { rows } = await db.executeQuery<Row>({ ...built, parameters })
    return rows
  }
}
