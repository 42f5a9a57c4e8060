import { statusOf } from '#shared/api/basics/errors.ts'
import { placeOrder } from '#shared/api/shop/orders.ts'
import type { CartItem } from '#shared/domain/shop/cart.ts'
import { type Order, type OrderForm, orderOf } from '#shared/domain/shop/order.ts'
import { forgetOrderKey, orderKey } from './order-key.ts'

/** Only a stored order may remove products from the cart. Throws when the API call fails. */
export async function sendOrder(form: OrderForm, products: CartItem[]): Promise<Order> {
  try {
    const order = await placeOrder(orderOf(form, products), orderKey())
    forgetOrderKey()
    return order
  } catch (error) {
    // The server has a different order with this key. Submitting again makes a second order.
    if (statusOf(error) === 422) forgetOrderKey()
    throw error
  }
}
