import * as v from 'valibot'

import { type CartItem, ProductId, Quantity } from '#shared/domain/shop/cart.ts'

/** Reads `?product=3&aantal=2`. An invalid quantity counts as 1; an invalid product becomes 0, which no product has. */
export function parseCartLink(query: URLSearchParams): CartItem | undefined {
  const id = query.get('product')
  if (id === null) return undefined
  const quantity = v.safeParse(Quantity, query.get('aantal'))
  return {
    id: /^\d+$/.test(id) && v.is(ProductId, Number(id)) ? Number(id) : 0,
    quantity: quantity.success ? quantity.output : '1',
  }
}
