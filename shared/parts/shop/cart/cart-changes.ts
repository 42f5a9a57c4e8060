import type { CartItem, Quantity } from '#shared/domain/shop/cart.ts'
import { MAX_CART_PRODUCTS } from '#shared/domain/shop/cart-limit.ts'
import type { CartOnServer, StoredSession } from '#shared/session/cookie.ts'

// Functions of the session that change the cart in the cookie, and may run more than once.

export const quantitiesIn = (cart: readonly CartItem[]): Map<number, Quantity> =>
  new Map(cart.map(({ id, quantity }) => [id, quantity]))

/** 'all' when they are too many for the cookie. */
export const unsentOf = (ids: Set<number>): CartOnServer['unsent'] =>
  ids.size > MAX_CART_PRODUCTS ? 'all' : [...ids]

/** Remembers which products the server does not have like this. */
export const withCart =
  (apply: (cart: CartItem[]) => CartItem[]) =>
  (session: StoredSession): StoredSession => {
    const { onServer } = session
    const cart = apply(session.cart)
    if (!onServer || onServer.unsent === 'all') return { ...session, cart }
    const [before, after] = [quantitiesIn(session.cart), quantitiesIn(cart)]
    const changed = [...before.keys(), ...after.keys()].filter((id) => before.get(id) !== after.get(id))
    return {
      ...session,
      cart,
      onServer: { ...onServer, unsent: unsentOf(new Set([...onServer.unsent, ...changed])) },
    }
  }

/** Replaces an item with the same id. */
export const withItem = (item: CartItem) =>
  withCart((cart) =>
    cart.some(({ id }) => id === item.id)
      ? cart.map((other) => (other.id === item.id ? item : other))
      : [...cart, item],
  )

/** The server has this item, unless it was changed since it was sent. */
export const withSentItem =
  (sent: CartItem) =>
  (session: StoredSession): StoredSession => {
    const { cart, onServer } = session
    if (!onServer || onServer.unsent === 'all' || quantitiesIn(cart).get(sent.id) !== sent.quantity)
      return session
    return { ...session, onServer: { ...onServer, unsent: onServer.unsent.filter((id) => id !== sent.id) } }
  }

/** The server has removed them from its cart. Items that were changed in the meantime stay. */
export const withoutOrdered =
  (ordered: readonly CartItem[]) =>
  (session: StoredSession): StoredSession => {
    const quantities = quantitiesIn(ordered)
    return { ...session, cart: session.cart.filter(({ id, quantity }) => quantities.get(id) !== quantity) }
  }
