import { CART_FULL } from '#shared/domain/cart.ts'
import { Warning } from '#shared/ui/Warning.tsx'
import type { Addition } from './add-from-link.ts'

/** Shows whether the product of a link was added to the cart. */
export function AdditionNotice({ addition: { title, outcome } }: { addition: Addition }) {
  if (outcome === 'added') return <Warning variant="success" title={`‘${title}’ zit in je winkelwagen.`} />
  if (outcome === 'unknown') return <Warning variant="warning" title="Dit materiaal is niet te bestellen." />
  if (outcome === 'full')
    return <Warning title={`‘${title}’ past niet in je winkelwagen.`}>{CART_FULL}</Warning>
  return (
    <Warning title={`‘${title}’ past niet in je winkelwagen.`}>
      Sta cookies toe: daarin bewaren we je winkelwagen.
    </Warning>
  )
}
