import { hash } from 'node:crypto'

import { type Kysely, sql } from 'kysely'
import pg from 'pg'

import type { Database } from './schema.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

/** Length of the name of a statement, in characters; PostgreSQL allows 63. */
const NAME_LENGTH = 32

const createName = (text: string) => hash('sha256', text, 'base64url').slice(0, NAME_LENGTH)

/** How long after the limit of a statement its connection is given up, in milliseconds: the database ends it before. */
const ANSWER_MARGIN_MS = 2_000
/** How long a statement of a transaction that allows long statements may take, in milliseconds. */
const LONG_STATEMENT_MS = 600_000
/** The statement that `allowLongStatements` executes. */
export const ALLOW_LONG_STATEMENTS = `set local statement_timeout = ${LONG_STATEMENT_MS}`
/** The statement that `liftLimits` executes. */
const LIFT_LIMITS = `
  select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`

/** The limit of each statement in a transaction, in milliseconds, after one of these. */
const limitsOfTransactions = new Map<unknown, number>([
  [ALLOW_LONG_STATEMENTS, LONG_STATEMENT_MS],
  [LIFT_LIMITS, Number.POSITIVE_INFINITY],
])

const executing = (statement: string) => (transaction: Kysely<Database>) =>
  sql.raw(statement).execute(transaction)

/**
 * Lets the statements of this transaction take ten minutes: for one that changes or reads everything of a person or a
 * company, and for workers that look through all companies. Must be its first statement.
 */
export const allowLongStatements = executing(ALLOW_LONG_STATEMENTS)

/** Lets this transaction and its statements take as long as they need: for migrations. Must be its first statement. */
export const liftLimits = executing(LIFT_LIMITS)

/**
 * `statementLimit`: how long a statement may take, in milliseconds; without it as long as it needs. `isPooled`: whether a
 * pooler in front of PostgreSQL gives each transaction any of its connections.
 */
type Options = { statementLimit?: number; isPooled?: boolean }

/**
 * A connection that prepares each statement with parameters once, under a name derived from its text. PostgreSQL then
 * parses and plans it once instead of for every call, which saves three quarters of the time of the list of companies.
 * Behind a pooler, the next statement could reach a connection that did not prepare it, so that none has a name there.
 *
 * A connection that does not respond within the limit of a statement is destroyed, since it may be broken without
 * either end noticing, or respond to a later statement with the result of this one. Its statements fail with a
 * DatabaseUnavailableError, as those of a connection that breaks do. The database rolls back what was not committed.
 */
export class PreparingClient extends pg.Client {
  /** Statement -> its name: hashing takes longer than running a small query. */
  readonly #names = new Map<string, string>()
  readonly #limit: number | undefined
  readonly #isPooled: boolean
  #limitOfTransaction: number | undefined
  #isLost = false
  #lastAnswer = performance.now()

  constructor({ statementLimit, isPooled = false, ...config }: pg.ClientConfig & Options = {}) {
    super(config)
    this.#limit = statementLimit
    this.#isPooled = isPooled
    // Without a listener, a connection that breaks would end the process.
    this.on('error', () => {
      this.#isLost = true
    })
  }

  /** How long ago the last statement was answered, in milliseconds. */
  get idleTime(): number {
    return performance.now() - this.#lastAnswer
  }

  /** Closes the connection without telling the database, which may not be reachable. */
  destroy(reason: string): void {
    this.connection.stream.destroy(new Error(reason))
  }

  /** Whether the database responds within this many milliseconds. If not, the connection is destroyed. */
  async isAnswering(timeout: number): Promise<boolean> {
    const stop = this.#destroyAfter(timeout)
    return this.query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(stop)
  }

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg cannot be told apart in a subclass
  override query(statement: any, values?: any, callback?: any): any {
    const config =
      typeof statement === 'string' && values?.length ? this.#prepared(statement, values) : statement
    // Packages give names too.
    if (this.#isPooled && typeof config === 'object') config.name = undefined
    const limit = this.#limitOf(statement)
    const stop = Number.isFinite(limit) ? this.#destroyAfter(limit + ANSWER_MARGIN_MS) : () => {}
    const settle = (error: Error | null) => {
      stop()
      this.#lastAnswer = performance.now()
      return error && this.#explain(error)
    }
    const done = typeof values === 'function' ? values : callback
    if (done)
      return super.query(config, (error: Error | null, result: pg.QueryResult) => done(settle(error), result))
    return super.query(config).then(
      (result: pg.QueryResult) => {
        settle(null)
        return result
      },
      (error: Error) => {
        throw settle(error)
      },
    )
  }

  /** Destroys the connection after this many milliseconds. Returns the function that prevents it. */
  #destroyAfter(timeout: number): () => void {
    let isOver = false
    // An answer that arrived while the process was busy is read before the immediate.
    const timer = setTimeout(
      () => setImmediate(() => isOver || this.destroy('The database did not respond in time.')),
      timeout,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }

  #prepared(text: string, values: unknown[]) {
    const name = this.#names.get(text) ?? createName(text)
    this.#names.set(text, name)
    return { name, text, values }
  }

  /** Returns the limit for a statement. A transaction with a limit of its own has ended when the status is I. */
  #limitOf(statement: unknown): number {
    const limit = limitsOfTransactions.get(statement)
    if (limit !== undefined) this.#limitOfTransaction = limit
    else if (this.getTransactionStatus() === 'I') this.#limitOfTransaction = undefined
    return this.#limit === undefined ? Number.POSITIVE_INFINITY : (this.#limitOfTransaction ?? this.#limit)
  }

  #explain(error: Error): Error {
    return this.#isLost
      ? new DatabaseUnavailableError('The connection to the database was lost.', error)
      : error
  }
}
