import * as v from 'valibot'

/** The quantities of one product that can be ordered. Source: docs/product.md, section 9. */
export const Quantity = v.picklist(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
export type Quantity = v.InferOutput<typeof Quantity>

/** One product in the cart. `title` is '' when the shared cookie had no room for it; then find it by `id`. */
export const CartItem = v.object({ id: v.number(), title: v.string(), quantity: Quantity })
export type CartItem = v.InferOutput<typeof CartItem>
