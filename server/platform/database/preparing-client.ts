import { hash } from 'node:crypto'

import { type Kysely, sql } from 'kysely'
import pg from 'pg'

import type { Database } from './schema.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

/** PostgreSQL allows 63 characters. */
const NAME_LENGTH = 32

const createName = (text: string) => hash('sha256', text, 'base64url').slice(0, NAME_LENGTH)

/** After the limit of a statement: the database ends it before its connection is given up. */
const ANSWER_MARGIN_MS = 2_000
const LONG_STATEMENT_MS = 600_000
export const ALLOW_LONG_STATEMENTS = `set local statement_timeout = ${LONG_STATEMENT_MS}`
const LIFT_LIMITS = `
  select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`

/** In milliseconds, after one of these statements. */
const limitsOfTransactions = new Map<unknown, number>([
  [ALLOW_LONG_STATEMENTS, LONG_STATEMENT_MS],
  [LIFT_LIMITS, Number.POSITIVE_INFINITY],
])

const executing = (statement: string) => (transaction: Kysely<Database>) =>
  sql.raw(statement).execute(transaction)

/** Ten minutes each: for all data of a person or a company, and for all companies. Must be the first statement. */
export const allowLongStatements = executing(ALLOW_LONG_STATEMENTS)

/** For migrations. Must be the first statement. */
export const liftLimits = executing(LIFT_LIMITS)

/** `statementLimit`: in milliseconds; absent: none. `isPooled`: each transaction may get another connection. */
type Options = { statementLimit?: number; isPooled?: boolean }

/**
 * Prepares statements once, under a name: a quarter of the time for the list of companies. Not behind a pooler, where
 * another connection would not know it. A connection that exceeds the limit is destroyed: it may be broken, or answer a
 * later statement with this result. Its statements fail with a DatabaseUnavailableError.
 */
export class PreparingClient extends pg.Client {
  /** Hashing takes longer than running a small query. */
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

  /** In milliseconds, since the last answer. */
  get idleTime(): number {
    return performance.now() - this.#lastAnswer
  }

  /** Does not tell the database, which may not be reachable. */
  destroy(reason: string): void {
    this.connection.stream.destroy(new Error(reason))
  }

  /** `timeout`: in milliseconds. Without an answer the connection is destroyed. */
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

  /** In milliseconds. Returns the function that prevents it. */
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

  /** A transaction with a limit of its own has ended when the status is I. */
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
