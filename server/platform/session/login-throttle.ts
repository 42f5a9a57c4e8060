import type { FastifyInstance, FastifyRequest } from 'fastify'

import { Refusal } from '../http/refusal.ts'
import { addressKey, createCounter, hashKey, spend, tooManyAttempts } from '../http/throttle.ts'
import { countAttempt, forgetAttempts, takeBackAttempt } from './attempts.ts'
import { findKnownBrowser } from './known-browsers.ts'

/** Of the counters below, in seconds. */
const PERIOD_S = 15 * 60
/** Failed logins from one IP address. A whole company may share an address. */
const PER_ADDRESS = 300
/** From this many failed logins of all unknown browsers on, somebody is trying many accounts. */
const MANY_FAILURES = 1_000
/** Failed logins from one IP address as long as that lasts. */
const PER_ADDRESS_THEN = 10

type Services = Pick<FastifyInstance, 'db' | 'pool' | 'config'>

type Counted = { key: string; isKnown: boolean }

const unknownKey = (email: string) => `account:${hashKey(email.toLowerCase())}`

/** Whether an attempt failed, and not only lacked the code of two-step login, which a page asks for afterwards. */
const isFailure = (error: unknown) => !(error instanceof Refusal && error.code === 'TWO_STEP_CODE_REQUIRED')

/** The attempt ended without an answer to whether the password is right. */
const isUnanswered = (error: unknown) => !(error instanceof Refusal) || error.status >= 499

/**
 * Delays after wrong passwords grow, per account for unknown browsers, per known browser, and per person for
 * confirmations in a session: nobody can lock others out of a browser they used. Unknown browsers are also limited
 * by address, more strictly while many fail. Unknown accounts count too, to disclose nothing.
 */
export function createLoginThrottle({ db, pool, config }: Services) {
  const perAddress = createCounter(pool, 'login-address', { points: PER_ADDRESS, period: PERIOD_S })
  const failures = createCounter(pool, 'login-failures', { points: MANY_FAILURES, period: PERIOD_S })
  const ALL = 'all'

  async function countAddress(request: FastifyRequest): Promise<void> {
    const address = addressKey(request)
    const spent = await spend(perAddress, address)
    if (spent.consumedPoints <= PER_ADDRESS_THEN) return
    const all = await failures.get(ALL)
    if (all && all.consumedPoints >= MANY_FAILURES && all.msBeforeNext <= failures.msDuration)
      throw tooManyAttempts(Math.min(spent.msBeforeNext, failures.msDuration) / 1000)
  }

  async function guard<T>(request: FastifyRequest, { key, isKnown }: Counted, work: () => Promise<T>) {
    if (!isKnown) await countAddress(request)
    const seconds = await countAttempt(db, key)
    if (seconds > 0) {
      // Nothing was tried: one account must not shut out others at its IP address.
      if (!isKnown) await perAddress.reward(addressKey(request))
      throw tooManyAttempts(seconds)
    }
    const undo = async (forget: (db: Services['db'], key: string) => Promise<unknown>) => {
      await forget(db, key)
      if (!isKnown) await perAddress.reward(addressKey(request))
    }
    try {
      const result = await work()
      await undo(forgetAttempts)
      return result
    } catch (error) {
      if (isUnanswered(error)) await undo(takeBackAttempt)
      else if (!isKnown && isFailure(error)) await failures.penalty(ALL)
      throw error
    }
  }

  return {
    /**
     * `work`: makes the attempt to log in to the account with this address, and refuses with 401 when it fails; it
     * is told whether the browser is known. Refuses with 429 and the time to wait.
     */
    async logIn<T>(
      request: FastifyRequest,
      email: string,
      work: (isKnownBrowser: boolean) => Promise<T>,
    ): Promise<T> {
      const browser = await findKnownBrowser(db, config, request, email)
      const key = browser ? `browser:${browser.toString('base64url')}` : unknownKey(email)
      const isKnown = browser !== undefined
      return guard(request, { key, isKnown }, () => work(isKnown))
    },
    /** Only counted by the address: no account can be named before it is authenticated, and nothing guessed. */
    async logInWithPasskey<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
      await countAddress(request)
      try {
        const result = await work()
        await perAddress.reward(addressKey(request))
        return result
      } catch (error) {
        if (isUnanswered(error)) await perAddress.reward(addressKey(request))
        else await failures.penalty(ALL)
        throw error
      }
    },
    /** For the password with which a logged-in person confirms something. */
    confirm: <T>(request: FastifyRequest, personId: number, work: () => Promise<T>): Promise<T> =>
      guard(request, { key: `person:${personId}`, isKnown: true }, work),
    /** Forgets the attempts of unknown browsers, when the owner of the account was authenticated in another way. */
    forget: (email: string) => forgetAttempts(db, unknownKey(email)),
  }
}
