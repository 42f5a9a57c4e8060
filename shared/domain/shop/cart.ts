import * as v from 'valibot'

import { MAX_CART_PRODUCTS } from './cart-limit.ts'

export const CART_FULL = `In je winkelwagen passen ${MAX_CART_PRODUCTS} producten. Haal er iets uit, of bestel eerst wat er in zit.`

/** Source: docs/product.md, section 9. */
export const Quantity = v.picklist(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
export type Quantity = v.InferOutput<typeof Quantity>

/** Seven digits at most, so that a full cart fits in the shared cookie. */
export const ProductId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999_999))

export const CartItem = v.object({ id: ProductId, quantity: Quantity })
export type CartItem = v.InferOutput<typeof CartItem>

/** Each product once. */
const Items = v.pipe(
  v.array(CartItem),
  v.maxLength(MAX_CART_PRODUCTS, CART_FULL),
  v.check((items) => new Set(items.map(({ id }) => id)).size === items.length),
)

export const Cart = v.object({ items: Items })

/** May be sent more than once. `set`: also adds products. `removed`: the ids of products. */
export const CartChanges = v.object({
  set: v.optional(Items, []),
  removed: v.optional(v.pipe(v.array(ProductId), v.maxLength(MAX_CART_PRODUCTS)), []),
})
export type CartChanges = v.InferOutput<typeof CartChanges>

/** `unknown`: the ids that were sent and cannot be ordered; they are not in the cart. */
export const ChangedCart = v.object({ items: v.array(CartItem), unknown: v.array(v.number()) })
export type ChangedCart = v.InferOutput<typeof ChangedCart>
