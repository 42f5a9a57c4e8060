import type { CartItem, Quantity } from '#shared/domain/shop/cart.ts'
import { MAX_CART_PRODUCTS } from '#shared/domain/shop/cart-limit.ts'
import type { CartOnServer, StoredSession } from '#shared/session/cookie.ts'

// Changes of the cart in the cookie: functions of the session that may run more than once.

/** The quantity of each product by its id. */
export const quantitiesIn = (cart: readonly CartItem[]): Map<number, Quantity> =>
  new Map(cart.map(({ id, quantity }) => [id, quantity]))

/** All of these products, when they are not too many for the cookie. */
export const unsentOf = (ids: Set<number>): CartOnServer['unsent'] =>
  ids.size > MAX_CART_PRODUCTS ? 'all' : [...ids]

/** Changes the cart, and remembers which products of it the server does not have like this. */
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

/** Appends an item to the cart, or replaces the item with the same id. */
export const withItem = (item: CartItem) =>
  withCart((cart) =>
    cart.some(({ id }) => id === item.id)
      ? cart.map((other) => (other.id === item.id ? item : other))
      : [...cart, item],
  )

/** Remembers that the server has an item of the cart, unless it was changed since it was sent. */
export const withSentItem =
  (sent: CartItem) =>
  (session: StoredSession): StoredSession => {
    const { cart, onServer } = session
    if (!onServer || onServer.unsent === 'all' || quantitiesIn(cart).get(sent.id) !== sent.quantity)
      return session
    return { ...session, onServer: { ...onServer, unsent: onServer.unsent.filter((id) => id !== sent.id) } }
  }

/** Removes ordered items, which the server has removed from its cart. Items that were changed in the meantime stay. */
export const withoutOrdered =
  (ordered: readonly CartItem[]) =>
  (session: StoredSession): StoredSession => {
    const quantities = quantitiesIn(ordered)
    return { ...session, cart: session.cart.filter(({ id, quantity }) => quantities.get(id) !== quantity) }
  }
