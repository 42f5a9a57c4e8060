import type { CartItem, Quantity } from '#shared/domain/cart.ts'
import { MAX_CART_PRODUCTS } from '#shared/domain/cart-limit.ts'
import { attempt, type CartOnServer, readSession, type StoredSession, storedJson } from './cookie.ts'

// How far the server has the cart. All changes are functions of the session in the cookie that may run more than once.
// Separate from reading the session, to keep the widgets' loader small.

function onServerFrom({ person, unsent }: Record<string, unknown>): CartOnServer | undefined {
  if (typeof person !== 'number') return undefined
  if (!Array.isArray(unsent)) return { person, unsent: 'all' }
  return { person, unsent: unsent.filter((id) => Number.isInteger(id)) }
}

/** Reads all that is in the cookie. Never throws. */
export function readStoredSession(): StoredSession {
  const session = readSession()
  const onServer = attempt(() => onServerFrom(JSON.parse(storedJson()).onServer))
  return onServer ? { ...session, onServer } : session
}

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
