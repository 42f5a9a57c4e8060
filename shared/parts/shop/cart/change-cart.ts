import type { CartItem, Quantity } from '#shared/domain/shop/cart.ts'
import { changeSession } from '#shared/session/store.ts'
import { withCart, withItem, withoutOrdered } from './cart-changes.ts'

// Each of these returns `stored: false`, and leaves the cart as it was, when it is full or the browser stores no cookies.
// Not in shared/session, which is part of the first page.

/** Replaces an item with the same id. */
export const putInCart = (item: CartItem) => changeSession(withItem(item))

/** Does nothing when the item is no longer in the cart. */
export const setQuantity = (id: number, quantity: Quantity) =>
  changeSession(withCart((cart) => cart.map((item) => (item.id === id ? { ...item, quantity } : item))))

export const removeFromCart = (id: number) =>
  changeSession(withCart((cart) => cart.filter((item) => item.id !== id)))

/** Items that another tab added or changed in the meantime stay. */
export const removeOrdered = (ordered: readonly CartItem[]) => changeSession(withoutOrdered(ordered))
