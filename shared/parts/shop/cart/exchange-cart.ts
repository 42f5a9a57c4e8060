import { isRefusedWith, statusOf } from '#shared/api/basics/errors.ts'
import { changeCart, getCart, replaceCart } from '#shared/api/shop/cart.ts'
import type { ChangedCart } from '#shared/domain/shop/cart.ts'
import { readStoredSession } from '#shared/session/change.ts'
import { changeSession, signOutLapsed } from '#shared/session/store.ts'
import { type ToSend, toSendFor, withCartOfServer } from './exchange.ts'

// The cart in the cookie is what pages show and change. Here it is brought in step with that of the server, where users
// have it on every device.

/** One exchange at a time in all tabs of the portal, so that the answers come in the order of the questions. */
const LOCK = 'bw_cart'

/** How long a login waits for the cart, in milliseconds. It follows later when it takes longer. */
const LOGIN_TIMEOUT_MS = 2_000

/**
 * How it ended. 'full': what is in the cart and what is on the server is too much together, so that neither was changed.
 * 'failed': the next exchange tries again.
 */
export type CartExchange = 'done' | 'full' | 'failed'

async function send(toSend: ToSend): Promise<ChangedCart> {
  if (!toSend) return { items: await getCart(), unknown: [] }
  return 'replace' in toSend ? replaceCart(toSend.replace) : changeCart(toSend.merge)
}

async function exchange({ onlyChanges }: { onlyChanges: boolean }): Promise<CartExchange> {
  // Not the state of the page: another tab may have sent it meanwhile.
  const session = readStoredSession()
  const toSend = toSendFor(session)
  if (!session.user.isLoggedIn || (!toSend && onlyChanges)) return 'done'
  try {
    await changeSession(withCartOfServer(session, await send(toSend)))
    return 'done'
  } catch (error) {
    if (statusOf(error) === 401) await signOutLapsed()
    return isRefusedWith(error, 'LIMIT_REACHED') ? 'full' : 'failed'
  }
}

const inTurn = (work: () => Promise<CartExchange>): Promise<CartExchange> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work()

/** Sends what the server lacks of the user's cart, and takes over its cart. Does nothing when it lacks nothing. */
export const sendCart = () => inTurn(() => exchange({ onlyChanges: true }))

/** Sends what the server lacks of the user's cart, and takes over its cart in any case. Never rejects. */
export const refreshCart = () => inTurn(() => exchange({ onlyChanges: false }))

/** Does the same for a user who logs in, and returns when it takes longer than a login may wait. */
export const refreshCartSoon = () =>
  Promise.race([refreshCart(), new Promise((resolve) => setTimeout(resolve, LOGIN_TIMEOUT_MS))])
