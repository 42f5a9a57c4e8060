import type { ReactNode } from 'react'

import { CART_FULL } from '#shared/domain/shop/cart.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import type { Addition } from './add-product.ts'

type Props = {
  addition: Addition
  children?: ReactNode
}

export function AdditionNotice({ addition: { title, outcome }, children }: Props) {
  if (outcome === 'added')
    return (
      <Warning variant="success" title={`‘${title}’ zit in je winkelwagen.`}>
        {children}
      </Warning>
    )
  if (outcome === 'unknown') return <Warning variant="warning" title="Dit materiaal is niet te bestellen." />
  if (outcome === 'full')
    return <Warning title={`‘${title}’ past niet in je winkelwagen.`}>{CART_FULL}</Warning>
  return (
    <Warning title={`‘${title}’ past niet in je winkelwagen.`}>
      Sta cookies toe: daarin bewaren we je winkelwagen.
    </Warning>
  )
}
