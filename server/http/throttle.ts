import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { Refusal } from './refusal.ts'

// Attempts are counted in the database, so that all instances of the server count together, and whether or not
// such an account exists, so that being refused tells nothing about it.

/** What is throttled: how many attempts an account has, and after how many seconds the count starts anew. */
const limits = {
  login: { perAccount: 5, period: 15 * 60 },
  registration: { perAccount: 5, period: 60 * 60 },
  'forgotten-password': { perAccount: 5, period: 60 * 60 },
  invitation: { perAccount: 30, period: 60 * 60 },
  order: { perAccount: 20, period: 60 * 60 },
}

/** How many attempts an address has in a period. Behind one address a whole company may work. */
const PER_ADDRESS = 300

type Call = { request: FastifyRequest; reply: FastifyReply }

/** Makes the counters for one subject. */
export function createThrottle(pool: pg.Pool, subject: keyof typeof limits) {
  const limiter = (per: 'account' | 'address', points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'throttle',
      tableCreated: true,
      keyPrefix: `${subject}-${per}`,
      points,
      duration: limits[subject].period,
    })
  const perAccount = limiter('account', limits[subject].perAccount)
  const perAddress = limiter('address', PER_ADDRESS)
  const addressOf = ({ request }: Call) => hashOf(networkAddress(request.ip))
  const forget = (account: string) => perAccount.delete(hashOf(account.toLowerCase()))

  return {
    /**
     * To be called before an attempt, so that a thousand at once are all counted. Takes the call and whose account it
     * is about, by e-mail address or id. Fails with a 429 that says how long to wait.
     */
    async count(call: Call, account: string) {
      await spend(perAddress, addressOf(call), call.reply)
      await spend(perAccount, hashOf(account.toLowerCase()), call.reply)
    },
    /** To be called after an attempt that was right: it does not count, nor do those on this account before it. */
    async succeed(call: Call, account: string) {
      await perAddress.reward(addressOf(call))
      await forget(account)
    },
    /** To be called when somebody proved in another way whose account this is: attempts on it count no more. */
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
    throw new Refusal(429, tooOften(Math.ceil(seconds / 60)))
  }
}

const tooOften = (minutes: number) =>
  `Je hebt dit te vaak geprobeerd. Wacht ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} en probeer het dan opnieuw.`

/** What stands in the table for an account or an address. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/**
 * What counts as one address: an address of IPv4, a /64 of IPv6, in which a single visitor can take any number.
 * Takes an address as the socket or the proxy names it; IPv4 written as IPv6 stays whole.
 */
export function networkAddress(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}
