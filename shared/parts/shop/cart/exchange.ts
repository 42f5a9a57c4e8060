import type { CartChanges, CartItem, ChangedCart } from '#shared/domain/shop/cart.ts'
import type { StoredSession } from '#shared/session/cookie.ts'
import { quantitiesIn, unsentOf } from './cart-changes.ts'

// What portal and server tell each other about the cart.

/**
 * `merge`: the items of a cart that the server does not have for this person, or the changes since it had it; undefined
 * when there are none. `replace`: the whole cart, when only that is known.
 */
export type ToSend = { merge: CartChanges } | { replace: CartItem[] } | undefined

/** What the server lacks of the user's cart. */
export function toSendFor({ user, cart, onServer }: StoredSession): ToSend {
  if (!user.isLoggedIn) return undefined
  if (onServer?.person !== user.id) return { merge: { set: cart, removed: [] } }
  if (onServer.unsent === 'all') return { replace: cart }
  if (onServer.unsent.length === 0) return undefined
  const unsent = new Set(onServer.unsent)
  const set = cart.filter(({ id }) => unsent.has(id))
  const present = new Set(set.map(({ id }) => id))
  return { merge: { set, removed: onServer.unsent.filter((id) => !present.has(id)) } }
}

/**
 * `sent`: the session when the server was asked, of which it now has everything. What was changed here since stays, and
 * so do products that the server does not know; both remain to be sent. Products keep their order here; others follow
 * in that of the server.
 */
export const withCartOfServer =
  (sent: StoredSession, { items, unknown }: ChangedCart) =>
  (session: StoredSession): StoredSession => {
    const { user, cart } = session
    if (!user.isLoggedIn || user.id !== sent.user.id) return session
    const [before, here, there] = [quantitiesIn(sent.cart), quantitiesIn(cart), quantitiesIn(items)]
    const isUnsent = (id: number) => {
      const quantity = here.get(id)
      return quantity !== there.get(id) && (quantity !== before.get(id) || unknown.includes(id))
    }
    const kept = cart.flatMap((item) => {
      if (isUnsent(item.id)) return [item]
      const quantity = there.get(item.id)
      return quantity ? [{ ...item, quantity }] : []
    })
    const added = items.filter(({ id }) => !here.has(id) && !isUnsent(id))
    const unsent = new Set([...before.keys(), ...here.keys()].filter(isUnsent))
    return { ...session, cart: [...kept, ...added], onServer: { person: user.id, unsent: unsentOf(unsent) } }
  }
