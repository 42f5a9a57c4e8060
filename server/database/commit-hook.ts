import { AsyncLocalStorage } from 'node:async_hooks'

import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely'

/** Runs on the connection of a transaction, as its last part. When it fails, the transaction is rolled back. */
export type CommitHook = (connection: DatabaseConnection) => Promise<void>

const hooks = new AsyncLocalStorage<CommitHook | undefined>()

class DriverWithHook extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await hooks.getStore()?.(connection)
    await super.commitTransaction(connection)
  }
}

/** The dialect of PostgreSQL, with the hook of `withCommitHook`. */
export class DialectWithHook extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new DriverWithHook(this.#config)
  }
}

/** Runs `run`, and `hook` at the end of each transaction of it. Returns what `run` returns. */
export const withCommitHook = <T>(hook: CommitHook, run: () => Promise<T>): Promise<T> => hooks.run(hook, run)

/** Runs work whose transactions are not what the hook is about, such as what is prepared before a change. */
export const withoutCommitHook = <T>(run: () => Promise<T>): Promise<T> => hooks.run(undefined, run)
