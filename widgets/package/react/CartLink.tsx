import { forwardRef } from 'react'

import { type LinkProps, WidgetLink } from './WidgetLink.tsx'

/** A link that shows how many products are in the cart, and opens it. */
export const CartLink = forwardRef<HTMLAnchorElement, LinkProps>(function CartLink(props, ref) {
  return <WidgetLink {...props} ref={ref} widget={{ name: 'cart' }} />
})
