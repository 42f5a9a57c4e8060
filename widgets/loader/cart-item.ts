import { widgetName, widgetOption } from './widget-elements.ts'

/** Returns the product that the widget adds to the cart, if any, with the quantity as the editor wrote it, by default 1. */
export function cartItemOf(widget: HTMLElement) {
  const id = +widgetOption(widget, 'product')
  if (widgetName(widget) !== 'add-to-cart' || !(id > 0)) return undefined
  return { id, quantity: widgetOption(widget, 'quantity') || '1' }
}
