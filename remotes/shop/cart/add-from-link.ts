import * as v from 'valibot'

import { ProductId, Quantity } from '#shared/domain/cart.ts'
import { MAX_CART_PRODUCTS } from '#shared/domain/cart-limit.ts'
import { putInCart } from '#shared/parts/cart/change-cart.ts'
import { sessionStore } from '#shared/session/store.ts'
import type { Catalogue } from '../catalogue.ts'

type LinkedProduct = { id: number; quantity: Quantity }

/** The outcome of a plain link on the website that adds a product to the cart. */
export type Addition = { id: number; title: string; outcome: 'added' | 'unknown' | 'full' | 'not stored' }

/**
 * Reads the query of such a link: `?product=3&aantal=2`. Returns undefined without a product. An invalid quantity counts
 * as 1; an invalid product becomes 0, which no product has.
 */
export function parseCartLink(query: URLSearchParams): LinkedProduct | undefined {
  const id = query.get('product')
  if (id === null) return undefined
  const quantity = v.safeParse(Quantity, query.get('aantal'))
  return {
    id: /^\d+$/.test(id) && v.is(ProductId, Number(id)) ? Number(id) : 0,
    quantity: quantity.success ? quantity.output : '1',
  }
}

/**
 * Puts the product in the cart. Without a catalogue any product is accepted: the cart shows later that it cannot be
 * ordered.
 */
export async function addFromLink({ id, quantity }: LinkedProduct, catalogue: Catalogue): Promise<Addition> {
  const product = catalogue?.find((candidate) => candidate.id === id)
  if (id === 0 || (catalogue && !product)) return { id, title: '', outcome: 'unknown' }
  const title = product?.title ?? `Materiaal ${id}`
  const { stored } = await putInCart({ id, quantity })
  if (stored) return { id, title, outcome: 'added' }
  const { cart } = sessionStore.getState()
  const isFull = cart.length === MAX_CART_PRODUCTS && !cart.some((item) => item.id === id)
  return { id, title, outcome: isFull ? 'full' : 'not stored' }
}
