import type { CartItem } from '#shared/domain/cart.ts'
import { widgetName, widgetOption } from './widget-elements.ts'

/** In characters. All titles share a cookie of 4,096 bytes. */
const MAX_TITLE_LENGTH = 60

/** Returns the product that the widget adds to the cart, if any. The quantity is 1 to 10, by default 1. */
export function cartItemOf(widget: HTMLElement): CartItem | undefined {
  const id = +widgetOption(widget, 'product')
  if (widgetName(widget) !== 'add-to-cart' || !(id > 0)) return undefined
  const quantity = Math.min(Math.max(Math.trunc(+widgetOption(widget, 'quantity')) || 1, 1), 10)
  return {
    id,
    title: widgetOption(widget, 'title').slice(0, MAX_TITLE_LENGTH),
    quantity: `${quantity}` as CartItem['quantity'],
  }
}
