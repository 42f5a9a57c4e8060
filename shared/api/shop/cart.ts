import * as v from 'valibot'
import { uncountedApi } from '#shared/api/basics/client.ts'
import { responseOf } from '#shared/domain/basics/response.ts'
import { type CartChanges, CartItem, ChangedCart } from '#shared/domain/shop/cart.ts'

const CartResponse = responseOf(v.array(CartItem))
const ChangedCartResponse = responseOf(ChangedCart)

export const getCart = () => uncountedApi.get('cart').json(CartResponse)

/** Returns the cart. Rejects with 409 when it would hold too many products. */
export const changeCart = (changes: CartChanges) =>
  uncountedApi.patch('cart', { json: changes }).json(ChangedCartResponse)

export const replaceCart = (items: CartItem[]) =>
  uncountedApi.put('cart', { json: { items } }).json(ChangedCartResponse)
