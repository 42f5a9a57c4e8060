import { AsyncLocalStorage } from 'node:async_hooks'

import {
  type DatabaseConnection,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
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

/** That of Kysely, which servers of former versions lock. */
const MIGRATION_LOCK = sql.lit('3853314791062309107')

/** Waits for other servers for as long as that takes. Holds until the end of the transaction. */
export async function lockMigrations<DB>(transaction: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ limit: string }>`select current_setting('lock_timeout') as limit`.execute(
    transaction,
  )
  await sql`select set_config('lock_timeout', '0', true)`.execute(transaction)
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction)
  await sql`select set_config('lock_timeout', ${rows[0]!.limit}, true)`.execute(transaction)
}

/** Kysely would lock for the connection, which a pooler gives to others afterwards. */
class TransactionLockAdapter extends PostgresAdapter {
  override acquireMigrationLock<DB>(db: Kysely<DB>): Promise<void> {
    return lockMigrations(db)
  }

  override async releaseMigrationLock(): Promise<void> {}
}

/** Nothing of it outlasts a transaction. */
export class TransactionalDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new DriverWithHook(this.#config)
  }

  override createAdapter(): PostgresAdapter {
    return new TransactionLockAdapter()
  }
}

/** Runs `hook` at the end of each transaction of `run`. */
export const withCommitHook = <T>(hook: CommitHook, run: () => Promise<T>): Promise<T> => hooks.run(hook, run)

/** For work whose transactions the hook is not about, such as what is prepared before a change. */
export const withoutCommitHook = <T>(run: () => Promise<T>): Promise<T> => hooks.run(undefined, run)
