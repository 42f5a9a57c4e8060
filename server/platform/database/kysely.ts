import { CamelCasePlugin, Kysely, type KyselyConfig } from 'kysely'
import type pg from 'pg'

import { TransactionalDialect } from './dialect.ts'
import type { Database } from './schema.ts'

/**
 * Opens Kysely on a pool. Tables and columns are in snake_case in the database and in the text of `sql`, and in camelCase
 * everywhere else, also in the rows of `sql`. JSON keeps its keys, since those of stored JSON are not ours to change.
 */
export const openKysely = (pool: pg.Pool, options: Pick<KyselyConfig, 'log'> = {}): Kysely<Database> =>
  new Kysely({
    ...options,
    dialect: new TransactionalDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
