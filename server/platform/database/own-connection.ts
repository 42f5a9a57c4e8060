import type pg from 'pg'

import { PreparingClient } from './preparing-client.ts'

const TIMEOUT_MS = 2_000

/**
 * Belongs to no pool, for questions about a database: a full pool says nothing about it. Opens at the first
 * statement, and again after it broke.
 */
export class OwnConnection {
  readonly #options: pg.ClientConfig
  readonly #findAddress: () => Promise<string>
  #client: PreparingClient | undefined

  constructor(options: pg.ClientConfig, findAddress: () => Promise<string>) {
    this.#options = options
    this.#findAddress = findAddress
  }

  /** Returns the first row. Throws an error when the database does not respond within four seconds. */
  async queryRow<Row>(statement: string): Promise<Row> {
    const client = this.#client ?? (await this.#open())
    try {
      const { rows } = await client.query(statement)
      this.#client = client
      return rows[0]
    } catch (error) {
      this.#client = undefined
      client.destroy('The connection did not work.')
      throw error
    }
  }

  close(): void {
    this.#client?.destroy('The server stops.')
  }

  async #open(): Promise<PreparingClient> {
    const client = new PreparingClient({
      ...this.#options,
      connectionString: await this.#findAddress(),
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    })
    await client.connect()
    return client
  }
}
