import { forwardRef } from 'react'

import { type LinkProps, WidgetLink } from './WidgetLink.tsx'

/** A link that shows a product in a card. `product`: its number. `quantity`: what is chosen first, by default 1. */
export const ProductLink = forwardRef<
  HTMLAnchorElement,
  LinkProps & { product: number; quantity?: number | undefined }
>(function ProductLink({ product, quantity, ...props }, ref) {
  return <WidgetLink {...props} ref={ref} widget={{ name: 'product', product, quantity }} />
})
