import { CamelCasePlugin, Kysely, type KyselyConfig } from 'kysely'
import type pg from 'pg'

import { TransactionalDialect } from './dialect.ts'
import type { Database } from './schema.ts'

/**
 * Names are in snake_case in the database and in the text of `sql`, in camelCase elsewhere, also in the rows of `sql`.
 * JSON keeps its keys: those of stored JSON are not ours to change.
 */
export const openKysely = (pool: pg.Pool, options: Pick<KyselyConfig, 'log'> = {}): Kysely<Database> =>
  new Kysely({
    ...options,
    dialect: new TransactionalDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
