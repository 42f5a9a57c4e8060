import { availableParallelism } from 'node:os'

import type { FastifyRequest } from 'fastify'

import { Refusal } from '../http/refusal.ts'
import { networkAddress } from '../http/throttle.ts'
import { createFairQueue } from '../runtime/fair-queue.ts'
import { hashPassword, verifyPassword } from './password.ts'

/**
 * Hashed at once: one processor stays free for everything else, and of the four threads of Node, which also read
 * files, at least two.
 */
const MAX_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Passwords that wait; they take one to two seconds. */
const MAX_QUEUE_LENGTH = 64
/** In seconds, for a refused client. */
const RETRY_AFTER_S = 5

const BUSY = 'Het is nu erg druk. Wacht een paar tellen en probeer het dan opnieuw.'
/** What proxies log for a client that closed the connection before the response. */
const CLIENT_CLOSED_REQUEST = 499

type Requester = Pick<FastifyRequest, 'ip' | 'signal'>
type Waiting = { start: () => Promise<void>; refuse: () => void }

export type PasswordHasher = ReturnType<typeof createPasswordHasher>

/**
 * Hashes a few passwords at once, since each takes a processor for 20 ms, and the others in turns by network
 * address, so that a flood from one does not delay others. With too many waiting, the one that would wait longest
 * is refused with 503; one whose client closed the connection with 499.
 */
export function createPasswordHasher({ maxAtOnce = MAX_AT_ONCE, maxLength = MAX_QUEUE_LENGTH } = {}) {
  const queue = createFairQueue<string, Waiting>()
  let underWay = 0

  function startNext(): void {
    if (underWay >= maxAtOnce) return
    const next = queue.takeFirst()
    if (!next) return
    underWay++
    void next.start().finally(() => {
      underWay--
      startNext()
    })
  }

  function enqueue<T>({ ip, signal }: Requester, headStart: number, work: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const waiting = {
      start: () => work().then(resolve, reject),
      refuse: () => reject(new Refusal(503, BUSY, { retryAfter: RETRY_AFTER_S })),
    }
    const cancel = () => {
      if (queue.remove(waiting)) reject(new Refusal(CLIENT_CLOSED_REQUEST))
    }
    signal.addEventListener('abort', cancel, { once: true })
    queue.add(networkAddress(ip), waiting, headStart)
    startNext()
    if (queue.length > maxLength) queue.takeLast()?.refuse()
    return promise
  }

  return {
    /** Takes the password untrimmed. Returns a PHC string. */
    hash: (requester: Requester, password: string): Promise<string> =>
      enqueue(requester, 0, () => hashPassword(password)),
    /** Without a hash: false after the same time. `isKnownBrowser`: comes before later unknown browsers. */
    verify: (
      requester: Requester,
      password: string,
      hash: string | undefined,
      { isKnownBrowser = false } = {},
    ): Promise<boolean> => enqueue(requester, isKnownBrowser ? 1 : 0, () => verifyPassword(password, hash)),
  }
}
