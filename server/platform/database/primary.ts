import { setTimeout } from 'node:timers/promises'

import pg from 'pg'

import { DatabaseUnavailableError } from './unavailable.ts'

/** For a host to say whether it is the primary, in milliseconds. */
const TIMEOUT_MS = 2_000
/** Between two rounds of asking all hosts, in milliseconds: promoting a standby takes about a second. */
const PAUSE_MS = 100

/** Throws an error for a standby, which changes nothing. */
export async function requirePrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"')
  if (rows[0]!.isStandby) throw new Error('The database is a standby.')
}

async function confirm(connectionString: string): Promise<string> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await requirePrimary(client)
    return connectionString
  } finally {
    void client.end().catch(() => {})
  }
}

/**
 * Finds the primary by asking all hosts, as soon as a standby was promoted. Two hosts that both say they are the
 * primary cannot be told apart: what promotes one must keep the other from coming back.
 */
export class Primary {
  readonly #addresses: readonly string[]
  #search: Promise<string> | undefined

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses
  }

  /** Returns the address of the primary. Throws a DatabaseUnavailableError when no host is. */
  ask(): Promise<string> {
    this.#search ??= Promise.any(this.#addresses.map(confirm))
      .catch((error: AggregateError) => {
        throw new DatabaseUnavailableError('No host of the database is the primary.', error.errors[0])
      })
      .finally(() => {
        this.#search = undefined
      })
    return this.#search
  }

  /** Repeats `ask` for as long as `timeout`, in milliseconds. */
  async find(timeout: number): Promise<string> {
    for (const end = Date.now() + timeout; ; await setTimeout(PAUSE_MS)) {
      try {
        return await this.ask()
      } catch (error) {
        if (Date.now() >= end) throw error
      }
    }
  }
}
