import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { Refusal } from './refusal.ts'

// Attempts are counted in the database, which all servers share. They are counted whether or not the account
// exists, so that a refusal does not disclose that.

// `isPerNetwork`: counts the attempts on an account per IP address, because they need no login: otherwise anybody
// could use up the attempts of its owner.

type Limit = { perAccount: number; perAddress?: number; period: number; isPerNetwork?: boolean }

/** Attempts per account and period, in seconds; `perAddress` where it is not `PER_ADDRESS`. */
const limits = {
  'first-login': { perAccount: 5, period: 15 * 60 },
  registration: { perAccount: 5, period: 60 * 60, isPerNetwork: true },
  'forgotten-password': { perAccount: 5, period: 60 * 60, isPerNetwork: true },
  invitation: { perAccount: 30, period: 60 * 60 },
  // Guessed keys: those that exist do not count.
  'invitation-key': { perAccount: 30, period: 60 * 60 },
  'account-link': { perAccount: 30, period: 60 * 60 },
  'email-verification': { perAccount: 5, period: 60 * 60 },
  'invitation-claim': { perAccount: 20, period: 60 * 60 },
  order: { perAccount: 20, period: 60 * 60 },
  // Addresses of people who get mails that they did not ask for.
  holder: { perAccount: 100, period: 60 * 60 },
  // Each makes a plan, and fills a mailbox.
  'plan-mail': { perAccount: 10, period: 60 * 60 },
  // Each stores up to thousands of rows.
  'register-import': { perAccount: 30, period: 60 * 60 },
  'mail-subscription': { perAccount: 30, period: 60 * 60 },
  'data-export': { perAccount: 5, period: 24 * 60 * 60 },
  'company-export': { perAccount: 5, period: 24 * 60 * 60 },
  // Each may take the process for sheets some seconds.
  'safety-data-sheet': { perAccount: 100, period: 60 * 60 },
  // Each makes the server ask the website for a page.
  'website-page': { perAccount: 60, period: 60 * 60 },
  // The photos of a day, each of them a file.
  upload: { perAccount: 500, perAddress: 2_000, period: 60 * 60 },
  // Each may take the process for pictures some seconds.
  photo: { perAccount: 500, perAddress: 2_000, period: 60 * 60 },
} satisfies Record<string, Limit>

/** Per IP address and period. A whole company may share an address. */
const PER_ADDRESS = 300

type Call = { request: FastifyRequest }

export type Throttle = ReturnType<typeof createThrottle>

/** `points`: attempts per key and period, in seconds. */
export const createCounter = (
  pool: pg.Pool,
  keyPrefix: string,
  { points, period }: { points: number; period: number },
) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'throttle',
    tableCreated: true,
    // The sweeper of server/admin/retention does this.
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: period,
  })

export function createThrottle(pool: pg.Pool, subject: keyof typeof limits) {
  const {
    perAddress: maxPerAddress = PER_ADDRESS,
    perAccount: maxPerAccount,
    period,
    isPerNetwork = false,
  }: Limit = limits[subject]
  const perAccount = createCounter(pool, `${subject}-account`, { points: maxPerAccount, period })
  const perAddress = createCounter(pool, `${subject}-address`, { points: maxPerAddress, period })
  const accountKey = ({ request }: Call, account: string) =>
    hashKey((isPerNetwork ? `${networkAddress(request.ip)} ` : '') + account.toLowerCase())

  // All must be called before the attempt, so that simultaneous attempts are all counted, and refuse with 429 and the
  // time to wait. `account`: the e-mail address or id of the account.

  async function countAddress({ request }: Call): Promise<void> {
    await spend(perAddress, addressKey(request))
  }

  /** Whoever goes on after a refusal does not use up the attempts of others at this IP address. */
  async function countAccount(call: Call, account: string): Promise<void> {
    try {
      await spend(perAccount, accountKey(call, account))
    } catch (error) {
      if (error instanceof Refusal) await perAddress.reward(addressKey(call.request))
      throw error
    }
  }

  return {
    countAddress,
    countAccount,
    async count(call: Call, account: string): Promise<void> {
      await countAddress(call)
      await countAccount(call, account)
    },
    /** Takes back a successful attempt, and the earlier attempts on this account. */
    async succeed(call: Call, account: string): Promise<void> {
      await perAddress.reward(addressKey(call.request))
      await perAccount.delete(accountKey(call, account))
    },
  }
}

/** Counts an attempt. Refuses with 429 and the time to wait. `reason`: the sentence before that time. */
export async function spend(
  counter: RateLimiterAbstract,
  key: string,
  reason?: string,
): Promise<RateLimiterRes> {
  try {
    return await counter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    if (error.msBeforeNext <= counter.msDuration) throw tooManyAttempts(error.msBeforeNext / 1000, reason)
    // The clock was moved back since: nobody waits longer for that.
    await counter.delete(key)
    return counter.consume(key)
  }
}

/** Counts an attempt. Returns false when there were too many. */
export const isWithinLimit = (counter: RateLimiterPostgres, key: string): Promise<boolean> =>
  spend(counter, key).then(
    () => true,
    (error) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )

/** `wait`: in seconds. `reason`: the sentence before the time to wait. */
export function tooManyAttempts(wait: number, reason = 'Je hebt dit te vaak geprobeerd.'): Refusal {
  const seconds = Math.ceil(wait)
  const message = `${reason} Wacht ${formatWait(Math.ceil(seconds / 60))} en probeer het dan opnieuw.`
  return new Refusal(429, message, { retryAfter: seconds })
}

function formatWait(minutes: number): string {
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} uur`
  return `${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`
}

export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

export const addressKey = ({ ip }: FastifyRequest): string => hashKey(networkAddress(ip))

/**
 * The part of an IP address that is counted: all of IPv4, the /64 of IPv6, in which one visitor can use any number
 * of addresses. `address`: as the socket or the proxy reports it; IPv4-mapped IPv6 is returned as it is.
 */
export function networkAddress(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}
