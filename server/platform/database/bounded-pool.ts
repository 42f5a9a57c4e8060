import { setTimeout } from 'node:timers/promises'

import pg from 'pg'

import { Lanes } from './lanes.ts'
import { PreparingClient } from './preparing-client.ts'
import { Primary, requirePrimary } from './primary.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

/** Without an answer, in milliseconds, after which a connection is checked before it is used. */
const CHECKED_AFTER_MS = 1_000
/** For a response to that check, in milliseconds. */
const CHECK_TIMEOUT_MS = 2_000
/** `end` waits this long for connections to close, in milliseconds. */
const END_TIMEOUT_MS = 2_000

type Client = pg.PoolClient & PreparingClient
type Checkout = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  // biome-ignore lint/suspicious/noExplicitAny: as pg declares it
  release: (error?: any) => void,
) => void

/**
 * `connectionTimeoutMillis`: how long requests wait for one of at most `max` connections. `addresses`: of the hosts
 * of the database.
 */
type Options = pg.PoolConfig & {
  max: number
  connectionTimeoutMillis: number
  addresses: readonly string[]
}

/**
 * Gives no broken connection, and lets nothing wait for ever. An idle connection may have become silent, as after a
 * failover: it is checked before use, and if it does not respond, all idle ones are dropped. Of several hosts it
 * uses the primary, and finds it again when another is promoted.
 */
export class BoundedPool extends pg.Pool {
  declare options: pg.PoolConfig & pg.PoolOptions
  readonly #lanes: Lanes
  readonly #primary: Primary | undefined
  readonly #timeout: number
  readonly #open = new Set<Client>()
  readonly #idle = new Set<Client>()

  constructor({ addresses, ...options }: Options) {
    const [connectionString, ...others] = addresses
    const hasSeveral = others.length > 0
    super({
      ...options,
      connectionString,
      ...(hasSeveral && {
        // A host that is gone must leave time to find the other one.
        connectionTimeoutMillis: Math.min(options.connectionTimeoutMillis, CHECK_TIMEOUT_MS),
        onConnect: requirePrimary,
      }),
      Client: PreparingClient,
    })
    this.#primary = hasSeveral ? new Primary(addresses) : undefined
    this.#timeout = options.connectionTimeoutMillis
    this.#lanes = new Lanes(options.max, options.connectionTimeoutMillis)
    this.on('connect', (client) => this.#open.add(client as Client))
    this.on('remove', (client) => {
      this.#open.delete(client as Client)
      this.#idle.delete(client as Client)
    })
    this.on('acquire', (client) => this.#idle.delete(client as Client))
    this.on('release', (_, client) => this.#idle.add(client as Client))
  }

  get queuedCount(): number {
    return this.#lanes.waitingCount
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Checkout): void
  override connect(callback?: Checkout) {
    const connected = this.#connect()
    if (!callback) return connected
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  /** The method of pg would pass on the error of a broken connection unchanged. */
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg cannot be told apart in a subclass
  override async query(statement: any, values?: any): Promise<pg.QueryResult<any>> {
    const client = await this.connect()
    return client.query(statement, values).finally(() => client.release())
  }

  /** Throws a DatabaseUnavailableError when none of several hosts is the primary. */
  async findPrimary(): Promise<string> {
    return this.#primary?.ask() ?? this.options.connectionString!
  }

  /** Closes connections when they are free, and destroys those that do not close in time. Always resolves. */
  override async end(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      const check = () => this.#open.size === 0 && resolve()
      this.on('remove', check)
      check()
    })
    const ended = Promise.all([super.end(), closed])
    const destroyed = setTimeout(END_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      for (const client of this.#open) client.destroy('The pool is closed.')
    })
    await Promise.race([ended, destroyed])
  }

  async #connect(): Promise<pg.PoolClient> {
    const leave = await this.#lanes.enter()
    try {
      const client = await this.#checkOut()
      const release = client.release.bind(client)
      client.release = (error) => {
        leave()
        release(error)
      }
      return client
    } catch (error) {
      leave()
      throw error instanceof Error && 'severity' in error
        ? error
        : new DatabaseUnavailableError('There is no connection to the database.', error)
    }
  }

  async #checkOut(): Promise<pg.PoolClient> {
    const client = (await this.#take()) as Client
    const isFresh = client.idleTime < CHECKED_AFTER_MS
    if (isFresh || (await client.isAnswering(CHECK_TIMEOUT_MS))) return client
    client.release(true)
    for (const idle of this.#idle) idle.destroy('Another connection to the database is silent.')
    return this.#checkOut()
  }

  async #take(): Promise<pg.PoolClient> {
    try {
      return await super.connect()
    } catch (error) {
      if (!this.#primary) throw error
      this.#use(await this.#primary.find(this.#timeout))
      return super.connect()
    }
  }

  /** Gives up what waits for another host, which may never respond. */
  #use(address: string): void {
    if (address === this.options.connectionString) return
    this.options.connectionString = address
    for (const client of this.#open) client.destroy('Another host of the database is the primary now.')
  }
}
