import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'

import type { Database } from './schema.ts'

class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** `slot('userId')` in the query stands for `values.userId`. */
export type Slots<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

/**
 * Builds the query once: that takes as long as PostgreSQL takes to run it. Returns a function that returns the rows.
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
