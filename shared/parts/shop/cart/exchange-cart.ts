import { isRefusedWith, statusOf } from '#shared/api/basics/errors.ts'
import { changeCart, getCart, replaceCart } from '#shared/api/shop/cart.ts'
import type { ChangedCart } from '#shared/domain/shop/cart.ts'
import { changeSession, currentSession, signOutLapsed } from '#shared/session/store.ts'
import { type ToSend, toSendFor, withCartOfServer } from './exchange.ts'

// Brings the cart in the cookie, which pages show and change, in step with that of the server, where users have it on
// every device.

/** Held by one tab of the portal at a time, so that the answers come in the order of the questions. */
const LOCK = 'bw_cart'

/** How long a login waits for the cart. It follows later when it takes longer. */
const LOGIN_TIMEOUT_MS = 2_000

/** 'full': both carts together are too much, so that neither was changed. 'failed': the next exchange tries again. */
export type CartExchange = 'done' | 'full' | 'failed'

async function send(toSend: ToSend): Promise<ChangedCart> {
  if (!toSend) return { items: await getCart(), unknown: [] }
  return 'replace' in toSend ? replaceCart(toSend.replace) : changeCart(toSend.merge)
}

async function exchange({ onlyChanges }: { onlyChanges: boolean }): Promise<CartExchange> {
  // Not the state of the page: another tab may have sent it meanwhile.
  const session = currentSession()
  const toSend = toSendFor(session)
  if (!session.user.isLoggedIn || (!toSend && onlyChanges)) return 'done'
  try {
    await changeSession(withCartOfServer(session, await send(toSend)))
    return 'done'
  } catch (error) {
    if (statusOf(error) === 401) await signOutLapsed(session.user)
    return isRefusedWith(error, 'LIMIT_REACHED') ? 'full' : 'failed'
  }
}

const inTurn = (work: () => Promise<CartExchange>): Promise<CartExchange> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work()

/** Takes over the cart of the server. Does nothing when the server lacks nothing. */
export const sendCart = () => inTurn(() => exchange({ onlyChanges: true }))

/** Takes over the cart of the server in any case. Never rejects. */
export const refreshCart = () => inTurn(() => exchange({ onlyChanges: false }))

/** For a login: returns when it takes longer than a login may wait. */
export const refreshCartSoon = () =>
  Promise.race([refreshCart(), new Promise((resolve) => setTimeout(resolve, LOGIN_TIMEOUT_MS))])
