import * as v from 'valibot'
import { api } from '#shared/api/basics/client.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { type CartChanges, CartItem, ChangedCart } from '#shared/domain/shop/cart.ts'

const CartResponse = responseOf(v.array(CartItem))
const ChangedCartResponse = responseOf(ChangedCart)

export const getCart = () => api.get('cart').json(CartResponse)

/** Returns the cart. Rejects with 409 when it would hold too many products. */
export const changeCart = (changes: CartChanges) =>
  api.patch('cart', { json: changes }).json(ChangedCartResponse)

export const replaceCart = (items: CartItem[]) =>
  api.put('cart', { json: { items } }).json(ChangedCartResponse)
