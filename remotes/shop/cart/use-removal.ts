import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { focusHeading } from '#shared/parts/basics/focus-heading.ts'
import { removeFromCart } from '#shared/parts/shop/cart/change-cart.ts'
import type { OrderLine } from '../catalogue.ts'

/**
 * Removes products from the cart. Focus then moves to the remove button of the next product within `ref`, or to the
 * heading of the page when the cart is empty.
 * Returns `remove`, which takes the id of a product, and `removed`, the line that was removed last. `lines`: those that are
 * shown. `onFailure`: called when the cart cannot be stored. `remove` is the same function as long as `onFailure` is.
 */
export function useRemoval(ref: RefObject<HTMLElement | null>, lines: OrderLine[], onFailure: () => unknown) {
  const shown = useRef(lines)
  shown.current = lines
  const [removed, setRemoved] = useState<{ line: OrderLine; index: number }>()

  useEffect(() => {
    if (!removed) return
    const buttons = [...(ref.current?.querySelectorAll<HTMLElement>('.bw-cart-remove button') ?? [])]
    const next = buttons[Math.min(removed.index, buttons.length - 1)]
    if (next) next.focus()
    else focusHeading()
  }, [removed, ref])

  const remove = useCallback(
    async (id: number) => {
      const index = shown.current.findIndex((line) => line.id === id)
      const line = shown.current[index]
      const { stored } = await removeFromCart(id)
      if (!stored) onFailure()
      else if (line) setRemoved({ line, index })
    },
    [onFailure],
  )

  return { remove, removed: removed?.line }
}
