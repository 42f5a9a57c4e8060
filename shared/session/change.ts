import type { CartItem } from '#shared/domain/cart.ts'
import { type CookieScope, fitToCookie, isSameSession, readSession, writeSession } from './cookie.ts'
import type { Session } from './session.ts'
import { announceChange, COOKIE } from './watch.ts'

// The one way to write the shared cookie. Whoever changes it re-reads it first: another tab, the portal or a widget on
// the public website may have written it since. Without anything else of the store, for the widgets' loader.

/**
 * Milliseconds after which another sub-domain that read before we wrote has written. It takes that less than one; at
 * 20, one of 3,200 changes was lost on a machine with four times more to do than it has cores, at 100 none of 4,000.
 */
const SETTLE = 100
/** Rounds after which a change that others keep overwriting, or that the browser refuses, is given up. */
const ROUNDS = 10

/** One tab at a time, where the browser has locks. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await navigator.locks.request(COOKIE, work)
  } catch {
    return work()
  }
}

/** A lock reaches the tabs of one origin: others may yet overwrite what we wrote with what they made of the cookie before. */
async function letOthersWrite(place: CookieScope) {
  if (place.domain || !navigator.locks) await new Promise((resolve) => setTimeout(resolve, SETTLE))
}

/**
 * Changes the cookie. `apply` may run more than once and must then change nothing more.
 * Gives `stored: false` when the cookie cannot hold it or the browser keeps no cookies: it is as it was then.
 */
export async function changeCookie(
  place: CookieScope,
  apply: (session: Session) => Session,
): Promise<{ stored: boolean }> {
  const stored = await alone(async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const present = readSession()
      const wanted = fitToCookie(apply(present))
      if (!wanted) return false
      if (isSameSession(wanted, present)) return true
      writeSession(wanted, place)
      await letOthersWrite(place)
    }
    return false
  })
  announceChange()
  return { stored }
}

/** Adds a product at the end, or replaces it where it stands. */
export const withItem = (item: CartItem) => (session: Session) => ({
  ...session,
  cart: session.cart.some(({ id }) => id === item.id)
    ? session.cart.map((present) => (present.id === item.id ? item : present))
    : [...session.cart, item],
})
