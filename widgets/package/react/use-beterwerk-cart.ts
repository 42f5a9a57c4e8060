import { useSyncExternalStore } from 'react'

import { type BeterwerkCartItem, on } from '../index.ts'
import { useBeterwerk } from './beterwerk-context.ts'

const subscribe = (onChange: () => void) => on('bw:cart', onChange)

/** Returns the products in the cart; undefined while they are not known, as on a server and in the first rendering. */
export function useBeterwerkCart(): readonly BeterwerkCartItem[] | undefined {
  const { bw } = useBeterwerk()
  return useSyncExternalStore(
    subscribe,
    () => bw?.cart.items,
    () => undefined,
  )
}
