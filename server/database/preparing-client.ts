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

/**
 * Lets the statements of this transaction take ten minutes: for one that changes or reads everything of a person or a
 * company. Must be its first statement.
 */
export const allowLongStatements = (transaction: Kysely<Database>) =>
  sql.raw(ALLOW_LONG_STATEMENTS).execute(transaction)

/** `statement_timeout`: how long a statement may take, in milliseconds; without it as long as it needs. */
type Limits = { statement_timeout?: number | false }

/**
 * A connection that prepares each statement with parameters once, under a name derived from its text. PostgreSQL then
 * parses and plans it once instead of for every call, which saves three quarters of the time of the list of companies.
 * A connection pooler in front of PostgreSQL must support prepared statements.
 *
 * A connection that does not respond within the limit of a statement is destroyed, since it may be broken without
 * either end noticing, or respond to a later statement with the result of this one. Its statements fail with a
 * DatabaseUnavailableError, as those of a connection that breaks do. The database rolls back what was not committed.
 */
export class PreparingClient extends pg.Client {
  /** Statement -> its name: hashing takes longer than running a small query. */
  readonly #names = new Map<string, string>()
  readonly #limit: number | undefined
  #allowsLong = false
  #isLost = false
  #lastAnswer = performance.now()

  constructor(config: pg.ClientConfig & Limits = {}) {
    super(config)
    this.#limit = config.statement_timeout || undefined
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
    const limit = this.#limitOf(statement)
    const stop = limit === undefined ? () => {} : this.#destroyAfter(limit + ANSWER_MARGIN_MS)
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

  /** Returns the limit for a statement. The transaction that allowed long ones has ended when the status is I. */
  #limitOf(statement: unknown): number | undefined {
    if (statement === ALLOW_LONG_STATEMENTS) this.#allowsLong = true
    else if (this.getTransactionStatus() === 'I') this.#allowsLong = false
    return this.#limit && (this.#allowsLong ? LONG_STATEMENT_MS : this.#limit)
  }

  #explain(error: Error): Error {
    return this.#isLost
      ? new DatabaseUnavailableError('The connection to the database was lost.', error)
      : error
  }
}
