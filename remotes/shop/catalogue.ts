import { useEffect, useState } from 'react'

import { listProducts } from '#shared/api/products.ts'
import type { CartItem } from '#shared/domain/cart.ts'
import type { Product } from '#shared/domain/product.ts'

/** The products that there are; undefined when the server does not say. A cart can do without. */
export type Catalogue = Product[] | undefined

/** Asks the server for it. Never fails. */
export const fetchCatalogue = (): Promise<Catalogue> => listProducts().catch(() => undefined)

/**
 * What a promised catalogue gives, and until then what the one before it gave. `isMissing`: the server did not say.
 */
export function useCatalogue(promise: Promise<Catalogue>): { catalogue: Catalogue; isMissing: boolean } {
  const [known, setKnown] = useState<{ catalogue: Catalogue; isMissing: boolean }>({
    catalogue: undefined,
    isMissing: false,
  })
  useEffect(() => {
    let isWanted = true
    promise.then((catalogue) => isWanted && setKnown({ catalogue, isMissing: !catalogue }))
    return () => {
      isWanted = false
    }
  }, [promise])
  return known
}

/** A product in a cart or an order, as it is shown. `isGone`: it cannot be ordered any more. */
export type Line = CartItem & { product?: Product | undefined; isGone: boolean }

/** Adds to products what the catalogue says of them. A title that had no room in the cookie comes from there. */
export const linesOf = (items: CartItem[], catalogue: Catalogue): Line[] =>
  items.map((item) => {
    const product = catalogue?.find(({ id }) => id === item.id)
    const title = item.title || product?.title || `Materiaal ${item.id}`
    return { ...item, title, product, isGone: catalogue !== undefined && !product }
  })

/** The titles in a sentence: "A", "B" en "C". */
export const named = (lines: { title: string }[]) =>
  new Intl.ListFormat('nl').format(lines.map(({ title }) => `‘${title}’`))
