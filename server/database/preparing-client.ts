import { hash } from 'node:crypto'

import pg from 'pg'

/** Length of the name of a statement, in characters; PostgreSQL allows 63. */
const NAME_LENGTH = 32

const createName = (text: string) => hash('sha256', text, 'base64url').slice(0, NAME_LENGTH)

/**
 * A connection that prepares each statement with parameters once, under a name derived from its text. PostgreSQL then
 * parses and plans it once instead of for every call, which saves three quarters of the time of the list of companies.
 * A connection pooler in front of PostgreSQL must support prepared statements.
 */
export class PreparingClient extends pg.Client {
  /** Statement -> its name: hashing takes longer than running a small query. */
  readonly #names = new Map<string, string>()

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg cannot be told apart in a subclass
  override query(text: any, values?: any, callback?: any): any {
    if (typeof text !== 'string' || !values?.length) return super.query(text, values, callback)
    const name = this.#names.get(text) ?? createName(text)
    this.#names.set(text, name)
    return super.query({ name, text, values }, callback)
  }
}
