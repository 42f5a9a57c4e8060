import type { FastifyInstance } from 'fastify'
import { requireRoom } from '#server/platform/http/cap.ts'
import { CART_FULL, type CartChanges, type CartItem, type ChangedCart } from '#shared/domain/shop/cart.ts'
import { MAX_CART_PRODUCTS } from '#shared/domain/shop/cart-limit.ts'
import {
  cartItems,
  deleteCart,
  deleteCartItems,
  listCartItems,
  lockCart,
  upsertCartItems,
} from './queries.ts'

type Parts = Pick<FastifyInstance, 'db' | 'catalogue'>

function inCatalogue({ catalogue }: Parts, items: readonly CartItem[]) {
  const known = items.filter(({ id }) => catalogue.find(id))
  const unknown = items.flatMap(({ id }) => (catalogue.find(id) ? [] : id))
  return { known, unknown }
}

/**
 * Product by product, so that two devices do not overwrite each other. Ignores products that are not in the
 * catalogue. Returns the whole cart. Refuses with 409, and changes nothing, when it would hold too many products.
 */
export function changeCart(
  parts: Parts,
  personId: number,
  { set, removed }: CartChanges,
): Promise<ChangedCart> {
  const { known, unknown } = inCatalogue(parts, set)
  return parts.db.transaction().execute(async (transaction) => {
    await lockCart(transaction, personId)
    await deleteCartItems(transaction, personId, removed)
    await upsertCartItems(transaction, personId, known)
    // The products are already added: which of them were new is known only now.
    const room = { max: MAX_CART_PRODUCTS, adding: 0, message: CART_FULL }
    await requireRoom(cartItems(transaction, personId), room)
    return { items: await listCartItems(transaction, personId), unknown }
  })
}

/** In the order of `items`. Ignores products that are not in the catalogue. Returns the whole cart. */
export function replaceCart(
  parts: Parts,
  personId: number,
  items: readonly CartItem[],
): Promise<ChangedCart> {
  const { known, unknown } = inCatalogue(parts, items)
  return parts.db.transaction().execute(async (transaction) => {
    await lockCart(transaction, personId)
    await deleteCart(transaction, personId)
    await upsertCartItems(transaction, personId, known)
    return { items: await listCartItems(transaction, personId), unknown }
  })
}
