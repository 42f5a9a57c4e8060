import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { focusHeading } from '#shared/parts/basics/focus-heading.ts'
import { removeFromCart } from '#shared/parts/shop/cart/change-cart.ts'
import type { OrderLine } from '../catalogue.ts'

/**
 * Removes products. The focus moves to the next remove button within `ref`, or to the page's heading when the cart is
 * empty. `onFailure`: called when the cart cannot be stored; `remove` is stable as long as it is.
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
