import { type RefObject, useEffect, useState } from 'react'

import { removeFromCart } from '#shared/session/store.ts'
import type { Line } from '../catalogue.ts'

/**
 * Takes products out of the cart. Afterwards focus is on the next button of its kind below `ref`, or, when there is
 * none, on the heading of the page. Gives `remove`, which takes a product and its place, and the product that went last.
 */
export function useRemoval(ref: RefObject<HTMLElement | null>, onFailure: () => unknown) {
  const [removed, setRemoved] = useState<{ line: Line; place: number }>()

  useEffect(() => {
    if (!removed) return
    const buttons = [...(ref.current?.querySelectorAll<HTMLElement>('.bw-cart-remove button') ?? [])]
    const next = buttons[Math.min(removed.place, buttons.length - 1)]
    const target = next ?? document.querySelector<HTMLElement>('main h1')
    target?.focus()
  }, [removed, ref])

  async function remove(line: Line, place: number) {
    const { stored } = await removeFromCart(line.id)
    if (stored) setRemoved({ line, place })
    else onFailure()
  }

  return { remove, removed: removed?.line }
}
