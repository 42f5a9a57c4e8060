import type { CartItem } from '#shared/domain/cart.ts'
import { nameOf, optionOf } from './tags.ts'

/** Characters of a title that are kept: it shares 4,096 bytes with the others. */
const MAX_TITLE = 60

/** What the tag puts in the cart: once unless it says how often, ten at most. Nothing when it does not say which product. */
export function itemOf(tag: HTMLElement): CartItem | undefined {
  const id = +optionOf(tag, 'product')
  if (nameOf(tag) !== 'add-to-cart' || !(id > 0)) return undefined
  const quantity = Math.min(Math.max(Math.trunc(+optionOf(tag, 'quantity')) || 1, 1), 10)
  return {
    id,
    title: optionOf(tag, 'title').slice(0, MAX_TITLE),
    quantity: `${quantity}` as CartItem['quantity'],
  }
}
