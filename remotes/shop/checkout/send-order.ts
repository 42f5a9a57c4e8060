import { statusOf } from '#shared/api/errors.ts'
import { placeOrder } from '#shared/api/orders.ts'
import type { CartItem } from '#shared/domain/cart.ts'
import { type Order, type OrderForm, orderOf } from '#shared/domain/order.ts'
import { forgetOrderKey, orderKey } from './order-key.ts'

/** Sends an order. Gives it as the server has it; only from then on it may leave the cart. */
export async function sendOrder(form: OrderForm, products: CartItem[]): Promise<Order> {
  try {
    const order = await placeOrder(orderOf(form, products, orderKey()))
    forgetOrderKey()
    return order
  } catch (error) {
    // The server has an order with this key that was another one. Who sends this one still means a second.
    if (statusOf(error) === 409) forgetOrderKey()
    throw error
  }
}
