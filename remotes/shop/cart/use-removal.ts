import { type RefObject, useEffect, useState } from 'react'

import { focusHeading } from '#shared/parts/focus-heading.ts'
import { removeFromCart } from '#shared/session/store.ts'
import type { OrderLine } from '../catalogue.ts'

/**
 * Removes products from the cart. Focus then moves to the remove button of the next product within `ref`, or to the
 * heading of the page when the cart is empty.
 * Returns `remove`, which takes a line and its index in the list, and `removed`, the line that was removed last.
 * `onFailure`: called when the cart cannot be stored.
 */
export function useRemoval(ref: RefObject<HTMLElement | null>, onFailure: () => unknown) {
  const [removed, setRemoved] = useState<{ line: OrderLine; index: number }>()

  useEffect(() => {
    if (!removed) return
    const buttons = [...(ref.current?.querySelectorAll<HTMLElement>('.bw-cart-remove button') ?? [])]
    const next = buttons[Math.min(removed.index, buttons.length - 1)]
    if (next) next.focus()
    else focusHeading()
  }, [removed, ref])

  async function remove(line: OrderLine, index: number) {
    const { stored } = await removeFromCart(line.id)
    if (stored) setRemoved({ line, index })
    else onFailure()
  }

  return { remove, removed: removed?.line }
}
