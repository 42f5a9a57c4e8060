import { AsyncLocalStorage } from 'node:async_hooks'

import type { FastifyInstance } from 'fastify'

import { DatabaseUnavailableError } from './unavailable.ts'

/** The route of the request that runs now; none for work in the background. */
const currentLane = new AsyncLocalStorage<string>()

/** Everything that a request does with the database runs in the lane of its route. */
export function giveRoutesLanes(app: FastifyInstance): void {
  app.addHook('onRequest', ({ routeOptions: { method, url = '' } }, _reply, done) =>
    currentLane.run(`${method} ${url}`, done),
  )
}

const BACKGROUND = 'background'
const SHARE = 1 / 3
/** Beyond this, memory would be the next to run out. */
const MAX_WAITING = 1_000

type Waiting = { lane: string; resolve: () => void; timer: NodeJS.Timeout }

/**
 * Distributes the connections of a pool. Each lane may use a third of them, and the waiting lane with the fewest
 * connections is first, so that requests that wait for a locked table leave connections for others. `size`: number
 * of connections. `timeout`: how long to wait, in milliseconds.
 */
export class Lanes {
  readonly #size: number
  readonly #timeout: number
  readonly #inUse = new Map<string, number>()
  #total = 0
  #waiting: Waiting[] = []

  constructor(size: number, timeout: number) {
    this.#size = size
    this.#timeout = timeout
  }

  get waitingCount(): number {
    return this.#waiting.length
  }

  /**
   * Waits for a place in the current lane, and returns the function that leaves it. Throws a
   * DatabaseUnavailableError when that takes too long, and when too many wait.
   */
  async enter(): Promise<() => void> {
    const lane = currentLane.getStore() ?? BACKGROUND
    if (!this.#hasPlace(lane)) await this.#wait(lane)
    else this.#count(lane, 1)
    return () => {
      this.#count(lane, -1)
      this.#admit()
    }
  }

  #used = (lane: string) => this.#inUse.get(lane) ?? 0

  #hasPlace(lane: string): boolean {
    return this.#total < this.#size && this.#used(lane) < Math.max(1, Math.floor(this.#size * SHARE))
  }

  #count(lane: string, change: number): void {
    this.#total += change
    const used = this.#used(lane) + change
    if (used > 0) this.#inUse.set(lane, used)
    else this.#inUse.delete(lane)
  }

  #wait(lane: string): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING)
      throw new DatabaseUnavailableError('Too many requests wait for a connection to the database.')
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((waiting) => waiting.timer !== timer)
        reject(new DatabaseUnavailableError('No connection to the database became free in time.'))
      }, this.#timeout)
      this.#waiting.push({ lane, resolve, timer })
    })
  }

  #admit(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      clearTimeout(next.timer)
      this.#count(next.lane, 1)
      next.resolve()
    }
  }

  #next(): Waiting | undefined {
    const [first, ...rest] = this.#waiting.filter(({ lane }) => this.#hasPlace(lane))
    return rest.reduce(
      (best, other) => (best && this.#used(other.lane) < this.#used(best.lane) ? other : best),
      first,
    )
  }
}
