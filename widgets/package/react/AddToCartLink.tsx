import { forwardRef } from 'react'

import { type LinkProps, WidgetLink } from './WidgetLink.tsx'

/** A link that puts a product in the cart. `product`: its number. `quantity`: 1 to 10, by default 1. */
export const AddToCartLink = forwardRef<
  HTMLAnchorElement,
  LinkProps & { product: number; quantity?: number | undefined }
>(function AddToCartLink({ product, quantity, ...props }, ref) {
  return <WidgetLink {...props} ref={ref} widget={{ name: 'add-to-cart', product, quantity }} />
})
