import type { CartItem } from '#shared/domain/shop/cart.ts'
import { MAX_CART_PRODUCTS } from '#shared/domain/shop/cart-limit.ts'
import type { Product } from '#shared/domain/shop/product.ts'
import { sessionStore } from '#shared/session/store.ts'
import { putInCart } from './change-cart.ts'

export type Addition = { id: number; title: string; outcome: 'added' | 'unknown' | 'full' | 'not stored' }

/**
 * Sets the quantity of a product that is in the cart already. `id`: 0 for one that no product has. Without a catalogue
 * any other is accepted: the cart shows later that it cannot be ordered.
 */
export async function addProduct(
  { id, quantity }: CartItem,
  catalogue: readonly Product[] | null,
): Promise<Addition> {
  const product = catalogue?.find((candidate) => candidate.id === id)
  if (id === 0 || (catalogue && !product)) return { id, title: '', outcome: 'unknown' }
  const title = product?.title ?? `Materiaal\u00a0${id}`
  const { stored } = await putInCart({ id, quantity })
  if (stored) return { id, title, outcome: 'added' }
  const { cart } = sessionStore.getState()
  const isFull = cart.length === MAX_CART_PRODUCTS && !cart.some((item) => item.id === id)
  return { id, title, outcome: isFull ? 'full' : 'not stored' }
}
