import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { Refusal } from './refusal.ts'

// Attempts are counted in the database, which all instances of the server share. They are counted whether or not the
// account exists, so that a refusal does not disclose that.

type Limit = { perAccount: number; perAddress?: number; period: number }

/** Maximum number of attempts per account and period, in seconds; `perAddress` where it is not `PER_ADDRESS`. */
const limits = {
  login: { perAccount: 5, period: 15 * 60 },
  registration: { perAccount: 5, period: 60 * 60 },
  'forgotten-password': { perAccount: 5, period: 60 * 60 },
  'email-verification': { perAccount: 5, period: 60 * 60 },
  invitation: { perAccount: 30, period: 60 * 60 },
  // Keys that are tried out: those that exist do not count.
  'invitation-key': { perAccount: 30, period: 60 * 60 },
  'invitation-claim': { perAccount: 20, period: 60 * 60 },
  order: { perAccount: 20, period: 60 * 60 },
  // Addresses of people who get mails that they did not ask for.
  holder: { perAccount: 100, period: 60 * 60 },
  // Each makes a plan, and fills a mailbox.
  'plan-mail': { perAccount: 10, period: 60 * 60 },
  'mail-subscription': { perAccount: 30, period: 60 * 60 },
  'data-export': { perAccount: 5, period: 24 * 60 * 60 },
  // The photos of a day, each of them a file.
  upload: { perAccount: 500, perAddress: 2_000, period: 60 * 60 },
  // Each may take the process for pictures some seconds.
  photo: { perAccount: 500, perAddress: 2_000, period: 60 * 60 },
} satisfies Record<string, Limit>

/** Maximum number of attempts per IP address and period. A whole company may share an address. */
const PER_ADDRESS = 300

type Call = { request: FastifyRequest; reply: FastifyReply }

/** Creates the counters for one subject. */
export function createThrottle(pool: pg.Pool, subject: keyof typeof limits) {
  const {
    perAddress: maxPerAddress = PER_ADDRESS,
    period,
    perAccount: maxPerAccount,
  }: Limit = limits[subject]
  const limiter = (per: 'account' | 'address', points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'throttle',
      tableCreated: true,
      // The sweeper of server/retention does.
      clearExpiredByTimeout: false,
      keyPrefix: `${subject}-${per}`,
      points,
      duration: period,
    })
  const perAccount = limiter('account', maxPerAccount)
  const perAddress = limiter('address', maxPerAddress)
  const addressOf = ({ request }: Call) => hashKey(networkAddress(request.ip))
  const forget = (account: string) => perAccount.delete(hashKey(account.toLowerCase()))

  return {
    /**
     * Counts an attempt. Must be called before it, so that simultaneous attempts are all counted. `account`: the e-mail
     * address or id of the account. Refuses with 429 and the time to wait.
     */
    async count(call: Call, account: string) {
      await spend(perAddress, addressOf(call), call.reply)
      await spend(perAccount, hashKey(account.toLowerCase()), call.reply)
    },
    /** Takes back a successful attempt, and the earlier attempts on this account. */
    async succeed(call: Call, account: string) {
      await perAddress.reward(addressOf(call))
      await forget(account)
    },
    /** Takes back the attempts on an account, when its owner was authenticated in another way. */
    forget,
  }
}

async function spend(limiter: RateLimiterPostgres, key: string, reply: FastifyReply) {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const seconds = Math.ceil(error.msBeforeNext / 1000)
    reply.header('retry-after', seconds)
    throw new Refusal(429, tooManyAttempts(Math.ceil(seconds / 60)))
  }
}

/** The refusal that tells how long to wait: in minutes, or in whole hours from two hours on. */
function tooManyAttempts(minutes: number): string {
  const hours = Math.ceil(minutes / 60)
  const wait = minutes >= 120 ? `${hours} uur` : `${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`
  return `Je hebt dit te vaak geprobeerd. Wacht ${wait} en probeer het dan opnieuw.`
}

/** The key of an account or an address in the table. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url')

/**
 * Returns the part of an IP address that is counted: all of IPv4, the /64 of IPv6, in which one visitor can use any
 * number of addresses. `address`: as the socket or the proxy reports it; IPv4-mapped IPv6 is returned as it is.
 */
export function networkAddress(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}
