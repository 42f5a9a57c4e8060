import { createContext, useContext } from 'react'

import type { Beterwerk } from '../index.ts'

/** `portal`: its address. `bw`: the widgets of the page, once the user and the cart are known. */
export const BeterwerkContext = createContext<{ portal: string; bw: Beterwerk | undefined } | undefined>(
  undefined,
)

/** Throws outside a provider. */
export function useBeterwerk() {
  const context = useContext(BeterwerkContext)
  if (!context)
    throw new Error('Components and hooks of beterwerk-widgets need a <BeterwerkProvider> around them')
  return context
}
