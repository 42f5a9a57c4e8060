import { setTimeout } from 'node:timers/promises'

import pg from 'pg'

import { Lanes } from './lanes.ts'
import { PreparingClient } from './preparing-client.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

/** After how long without an answer a connection is checked before it is used, in milliseconds. */
const CHECKED_AFTER_MS = 1_000
/** How long a connection may take to respond to that, in milliseconds. */
const CHECK_TIMEOUT_MS = 2_000
/** How long `end` waits for connections to close, in milliseconds. */
const END_TIMEOUT_MS = 2_000

type Client = pg.PoolClient & PreparingClient
type Checkout = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  // biome-ignore lint/suspicious/noExplicitAny: as pg declares it
  release: (error?: any) => void,
) => void

/** At most `max` connections, for which requests wait as long as given. `isRemote`: false for the embedded database. */
type Options = pg.PoolConfig & { max: number; connectionTimeoutMillis: number; isRemote: boolean }

/**
 * A pool that gives no broken connection, and lets nothing wait for ever. Connections that nobody closed may have
 * become silent, as after a failover: one that was idle is checked before it is used, and when it does not respond, all
 * idle ones are dropped. The embedded database is in this process, so that nothing of this is needed for it.
 */
export class BoundedPool extends pg.Pool {
  readonly #lanes: Lanes
  readonly #isRemote: boolean
  readonly #open = new Set<Client>()
  readonly #idle = new Set<Client>()

  constructor({ isRemote, ...options }: Options) {
    super({ ...options, Client: PreparingClient })
    this.#isRemote = isRemote
    this.#lanes = new Lanes(options.max, options.connectionTimeoutMillis)
    this.on('connect', (client) => this.#open.add(client as Client))
    this.on('remove', (client) => {
      this.#open.delete(client as Client)
      this.#idle.delete(client as Client)
    })
    this.on('acquire', (client) => this.#idle.delete(client as Client))
    this.on('release', (_, client) => this.#idle.add(client as Client))
  }

  /** Number of requests that wait for a connection. */
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

  /** Closes the connections when they are free, and destroys those that do not close in time. Always resolves. */
  override async end(): Promise<void> {
    const ended = super.end()
    if (!this.#isRemote) return ended
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

  /** Takes a connection that works. A new one needs no check. */
  async #checkOut(): Promise<pg.PoolClient> {
    const client = (await super.connect()) as Client
    const isFresh = !this.#isRemote || client.idleTime < CHECKED_AFTER_MS
    if (isFresh || (await client.isAnswering(CHECK_TIMEOUT_MS))) return client
    client.release(true)
    for (const idle of this.#idle) idle.destroy('Another connection to the database is silent.')
    return this.#checkOut()
  }
}
